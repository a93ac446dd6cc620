/** Searching: by a plain form, while typing, by the keyboard, and from the header of every page. */
import { articlePath, homePath, journalPath, searchPath } from '@quire/model/paths';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { press } from './press-addresses.ts';
import { openPage, type WatchedPage } from './watched-page.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** A paper of the demo press whose title nobody types like that by chance. */
const CRABS = articlePath('CES', '2-1', 'crab-burrows');
const CRABS_TITLE = 'Crab burrows raise the hydraulic conductivity';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function withPage(
  options: Parameters<typeof openPage>[1],
  work: (watched: WatchedPage) => Promise<void>,
): Promise<void> {
  const watched = await openPage(browser, {
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    ...options,
  });
  try {
    await work(watched);
  } finally {
    await watched.page.context().close();
  }
}

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const results = (page: Page) => page.locator('main a[data-result]');
const firstPath = (page: Page) => results(page).first().getAttribute('href');

/** Waits until the page's address has these words, and something is found for them. */
async function settled(page: Page, words: string): Promise<void> {
  await page.waitForURL((url) => url.searchParams.get('q') === words);
  await page.getByRole('heading', { name: `for “${words}”` }).waitFor();
}

/** The page hears typing once its scripts are there. */
async function typeUntil(into: Locator, words: string, seen: Locator): Promise<void> {
  const isSeen = async () => {
    await into.fill('');
    await into.fill(words);
    return seen.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isSeen, { timeout: 30_000 }).toBe(true);
}

describe('a reader who searches', () => {
  it('needs no script: a form, links that narrow, links that undo it', () =>
    withPage({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(press.press + searchPath());
      await field(page).fill('  crab   burows ');
      await field(page).press('Enter');
      await page.waitForURL('**/search?q=crab+burows');
      expect(await firstPath(page)).toBe(CRABS);
      expect(await page.locator('main mark').count()).toBeGreaterThan(0);
      await page.goto(`${press.press}${searchPath()}?journal=CES&utm_source=mail`);
      await page.waitForURL(`**${searchPath()}?journal=CES`);
      const all = await page.locator('main h2').first().innerText();
      await page.locator('main a[href="/search?journal=CES&type=research-article"]').click();
      await page.waitForURL('**type=research-article');
      expect(await page.locator('main h2').first().innerText()).not.toBe(all);
      await page.getByRole('link', { name: 'Remove Type: Research article' }).click();
      await page.waitForURL(`**${searchPath()}?journal=CES`);
    }));

  it('finds as they type, and keeps one entry of the history for it', () =>
    withPage({}, async ({ page, problems }) => {
      await page.goto(press.press + searchPath());
      const before = await page.evaluate(() => history.length);
      await field(page).pressSequentially('crab burrows', { delay: 20 });
      await settled(page, 'crab burrows');
      expect(await firstPath(page)).toBe(CRABS);
      expect(await page.evaluate(() => history.length)).toBe(before);
      await field(page).press('Enter');
      await field(page).fill('state the datum');
      await settled(page, 'state the datum');
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
      await page.goBack();
      await settled(page, 'crab burrows');
      expect(await field(page).inputValue()).toBe('crab burrows');
      expect(problems()).toEqual([]);
    }));

  it('is heard though they typed before the page’s scripts were there', () =>
    withPage({}, async ({ page }) => {
      let typed = () => {};
      const isTyped = new Promise<void>((resolve) => {
        typed = resolve;
      });
      await page.route('**/*.js', (route) => isTyped.then(() => route.continue()));
      await page.goto(press.press + searchPath(), { waitUntil: 'commit' });
      await field(page).pressSequentially('crab burrows');
      typed();
      await settled(page, 'crab burrows');
      expect(await field(page).inputValue()).toBe('crab burrows');
    }));

  it('goes by keys from the field through the results and back', () =>
    withPage({}, async ({ page }) => {
      await page.goto(press.press + searchPath('estuary'));
      const isInField = () => field(page).evaluate((e) => e === document.activeElement);
      // The page hears keys once its scripts are there.
      const pressed = async () => {
        if (!(await isInField())) await page.locator('body').press('/');
        return isInField();
      };
      await expect.poll(pressed).toBe(true);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const second = await results(page).nth(1).getAttribute('href');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(second);
      await page.keyboard.press('Escape');
      expect(await field(page).evaluate((e) => e === document.activeElement)).toBe(true);
      // A key of one letter can be turned off.
      await page.getByRole('button', { name: 'Turn off the key /' }).click();
      await page.locator('body').press('/');
      expect(await field(page).evaluate((e) => e === document.activeElement)).toBe(false);
    }));

  it('finds their searches again on this device, until they clear them', () =>
    withPage({}, async ({ page }) => {
      await page.goto(press.press + searchPath('eelgrass'));
      await page.waitForFunction(() => localStorage.getItem('quire:searches') !== null);
      await page.goto(press.press + searchPath());
      await page.getByRole('link', { name: 'eelgrass' }).waitFor();
      await page.getByRole('button', { name: 'Clear recent searches' }).click();
      expect(await page.evaluate(() => localStorage.getItem('quire:searches'))).toBeNull();
    }));

  it('is told where nothing is found, and where the search does not answer', () =>
    withPage({}, async ({ page }) => {
      await page.goto(press.press + searchPath('crab quinquereme'));
      await page.getByRole('link', { name: 'crab', exact: true }).waitFor();
      expect(
        await results(page).evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
      ).toContain(CRABS);
      await page.route(`${press.search}/**`, (route) => route.abort());
      const told = page.getByRole('heading', { name: 'Search is unavailable' });
      await typeUntil(field(page), 'mud', told);
      await page.getByRole('link', { name: 'Journals by subject and letter' }).waitFor();
    }));
});

describe('the search in the head of a page', () => {
  it('completes titles and journals, by keys, without moving anything', () =>
    withPage({}, async ({ page, problems }) => {
      await page.goto(press.press + homePath());
      const box = page.locator('header').getByLabel('Search the press');
      const where = () => page.locator('main').boundingBox();
      const before = await where();
      await box.pressSequentially('crab burr', { delay: 20 });
      const option = page.getByRole('option', { name: CRABS_TITLE });
      await option.waitFor();
      expect(await where()).toEqual(before);
      await page.keyboard.press('ArrowDown');
      expect(await option.getAttribute('aria-selected')).toBe('true');
      expect(await box.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
      await page.keyboard.press('Escape');
      expect(await box.getAttribute('aria-expanded')).toBe('false');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${CRABS}`);
      expect(problems()).toEqual([]);
    }));

  it('opens on a phone, and leads to a journal', () =>
    withPage({ viewport: PHONE, hasTouch: true }, async ({ page }) => {
      await page.goto(press.press + homePath());
      await page.locator('header').getByRole('button', { name: 'Search' }).first().tap();
      const box = page.locator('header').getByLabel('Search the press');
      const option = page.locator('header').getByRole('option', { name: 'Coastal' }).first();
      await typeUntil(box, 'coastal', option);
      await page.getByRole('group', { name: 'Journals' }).getByRole('option').first().tap();
      await page.waitForURL(`**${journalPath('CES')}`);
    }));

  it('is a form without a script', () =>
    withPage({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(press.press + homePath());
      const box = page.locator('header').getByLabel('Search the press');
      await box.fill('crab burrows');
      await box.press('Enter');
      await page.waitForURL('**/search?q=crab+burrows');
      expect(await firstPath(page)).toBe(CRABS);
    }));
});
