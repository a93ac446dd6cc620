import {
  articleListPath,
  articlePath,
  homePath,
  issuePath,
  journalPagePath,
  journalPath,
  journalsPath,
  newsPath,
  searchPath,
} from '@quire/model/paths';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { demoPaper } from './demo-paper.ts';
import { press } from './press-addresses.ts';
import { ONE_OF_EACH } from './public-addresses.ts';
import { openPage, type WatchedPage } from './watched-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const paper = demoPaper();

async function withPage<T>(
  options: Parameters<typeof openPage>[1],
  work: (watched: WatchedPage) => Promise<T>,
): Promise<T> {
  const watched = await openPage(browser, options);
  try {
    return await work(watched);
  } finally {
    await watched.page.context().close();
  }
}

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);

const bodyText = (page: Page) => page.locator('main').innerText();

describe('a reader', () => {
  it('goes from the home page to an article by following links', () =>
    withPage({}, async ({ page, problems }) => {
      await page.goto(press.press + homePath());
      await page
        .locator(`main a[href="${journalPath(paper.journal)}"]`)
        .first()
        .click();
      await page.waitForURL(`**${journalPath(paper.journal)}`);
      const issues = journalPagePath(paper.journal, 'all_issues');
      await page.locator(`main a[href="${issues}"]:visible`).first().click();
      await page.waitForURL(`**${issues}`);
      await page
        .locator(`main a[href="${issuePath(paper.journal, paper.issue)}"]`)
        .first()
        .click();
      await page.waitForURL(`**${issuePath(paper.journal, paper.issue)}`);
      await page
        .locator(`main a[href="${articlePath(paper.journal, paper.issue, paper.akey)}"]`)
        .first()
        .click();
      await page.waitForURL(`**${articlePath(paper.journal, paper.issue, paper.akey)}`);
      await page.locator('main .katex math').nth(20).waitFor({ state: 'attached' });
      expect(await page.locator('main figure img').count()).toBeGreaterThanOrEqual(2);
      expect(await page.title()).toMatch(/ \| /);
      expect(problems()).toEqual([]);
    }));

  it.each([
    [390, 844],
    [1280, 900],
  ])('sees an article on the first screen of the home page, %i px wide', (width, height) =>
    withPage({ viewport: { width, height } }, async ({ page }) => {
      await page.goto(press.press + homePath());
      // `/article/CES/3-1/creeks`: of an article, not of a list of them.
      const titles = page.locator('main a[href*="/article/"]:not([href*="/article/list"]):visible');
      await titles.first().waitFor();
      const places = await titles.evaluateAll((links) =>
        links
          .filter((link) => link.textContent?.trim())
          .map((link) => link.getBoundingClientRect().bottom),
      );
      expect(Math.min(...places)).toBeLessThanOrEqual(height);
    }),
  );

  it('finds the journals in the navigation’s menu with the keyboard', () =>
    withPage({ viewport: { width: 1280, height: 900 } }, async ({ page }) => {
      await page.goto(press.press + homePath());
      const link = page.locator(`header a[href="${journalPath(paper.journal)}"]:visible`);
      expect(await link.count()).toBe(0);
      const button = page.getByRole('button', { name: 'List of journals' });
      for (let i = 0; i < 10 && !(await isFocused(button)); i += 1)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await link.count()).toBe(1);
      await page.keyboard.press('Escape');
      expect(await link.count()).toBe(0);
    }));

  it('reads the figures: every one loads', () =>
    withPage({}, async ({ page, problems }) => {
      await page.goto(press.press + articlePath(paper.journal, paper.issue, paper.akey));
      for (const image of await page.locator('main figure img').all()) {
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() =>
            image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth),
          )
          .toBeGreaterThan(0);
      }
      expect(problems()).toEqual([]);
    }));

  it('keeps the text of an article when the page comes to life', () =>
    withPage({}, async ({ page }) => {
      const path = articlePath(paper.journal, paper.issue, paper.akey);
      await page.goto(press.press + path);
      const before = await page.locator('main').innerText();
      await page.waitForLoadState('networkidle');
      const formulas = await page.locator('main .katex').count();
      expect(formulas).toBeGreaterThan(20);
      expect((await page.locator('main').innerText()).length).toBeGreaterThanOrEqual(
        before.length * 0.98,
      );
    }));

  it('comes back with the browser’s history', () =>
    withPage({}, async ({ page, problems }) => {
      await page.goto(press.press + journalsPath());
      await page
        .locator(`main a[href="${journalPath(paper.journal)}"]`)
        .first()
        .click();
      await page.waitForURL(`**${journalPath(paper.journal)}`);
      await page.goBack();
      await page.waitForURL(`**${journalsPath()}`);
      expect(await page.locator('main h1').count()).toBe(1);
      expect(problems()).toEqual([]);
    }));

  it('is told which page was not found', () =>
    withPage({}, async ({ page }) => {
      for (const path of [
        '/nowhere/at-all',
        journalPath('NOPE'),
        issuePath(paper.journal, '99-9'),
        articlePath(paper.journal, paper.issue, 'nope'),
      ]) {
        const answer = await page.goto(press.press + path);
        expect(answer?.status(), path).toBe(404);
        expect(await page.locator('body').innerText()).toContain(`Page not found: ${path}`);
      }
    }));
});

describe('a reader without JavaScript', () => {
  const PHONE = { width: 390, height: 844 };
  const DESKTOP = { width: 1280, height: 900 };
  const still = (viewport: typeof PHONE, work: (page: Page) => Promise<void>) =>
    withPage({ javaScriptEnabled: false, viewport }, async ({ page, problems }) => {
      await work(page);
      expect(problems()).toEqual([]);
    });

  it('reads every kind of page', () =>
    still(PHONE, async (page) => {
      const unreadable: string[] = [];
      for (const path of ONE_OF_EACH) {
        await page.goto(press.press + path, { waitUntil: 'domcontentloaded' });
        const heading = await page.locator('main h1').innerText();
        const text = await bodyText(page);
        if (heading.length < 2 || text.length < heading.length + 80) unreadable.push(path);
      }
      expect(unreadable).toEqual([]);
    }));

  it('finds the way in the drawer of a phone', () =>
    still(PHONE, async (page) => {
      await page.goto(press.press + homePath());
      const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', {
        name: 'News',
      });
      expect(await link.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Menu' }).click();
      await link.click();
      await page.waitForURL(`**${newsPath()}`);
    }));

  it('finds a journal in the navigation’s menu', () =>
    still(DESKTOP, async (page) => {
      await page.goto(press.press + homePath());
      await page.getByRole('button', { name: 'List of journals' }).click();
      await page.locator(`header a[href="${journalPath(paper.journal)}"]:visible`).click();
      await page.waitForURL(`**${journalPath(paper.journal)}`);
    }));

  it('filters the journals by letter and by subject', () =>
    still(DESKTOP, async (page) => {
      await page.goto(press.press + journalsPath());
      const shown = page.locator('main h2, main h3').filter({ has: page.getByRole('link') });
      const all = await shown.count();
      for (const filter of ['letter', 'subject']) {
        await page.goto(press.press + journalsPath());
        await page.locator(`main a[href*="?${filter}="]`).first().click();
        await page.waitForURL(`**${journalsPath()}?${filter}=*`);
        const some = await shown.count();
        expect(some).toBeGreaterThan(0);
        expect(some).toBeLessThan(all);
      }
    }));

  it('searches, and opens what was found', () =>
    still(DESKTOP, async (page) => {
      await page.goto(press.press + searchPath());
      await page.getByRole('main').getByRole('searchbox').fill('tide');
      await page.getByRole('main').getByRole('searchbox').press('Enter');
      await page.waitForURL(`**${searchPath('tide')}`);
      await page.locator('main a[href^="/article/"]').first().click();
      await page.waitForURL('**/article/*/*/*');
      expect(await page.locator('main h1').count()).toBe(1);
    }));

  it('turns the pages of the list of articles', () =>
    still(DESKTOP, async (page) => {
      await page.goto(press.press + articleListPath());
      const first = await bodyText(page);
      await page
        .locator(`main a[href="${articleListPath(2)}"]`)
        .first()
        .click();
      await page.waitForURL(`**${articleListPath(2)}`);
      expect(await bodyText(page)).not.toBe(first);
    }));

  it('opens a figure, a citation and a download', () =>
    still(DESKTOP, async (page) => {
      await page.goto(press.press + articlePath(paper.journal, paper.issue, paper.akey));
      const reference = page.locator('main a[href^="#ref-"]').first();
      const place = await reference.getAttribute('href');
      await reference.click();
      expect(new URL(page.url()).hash).toBe(place);
      await page.locator('main figure a:has(img)').first().click();
      await page.waitForURL('**/media/**');
    }));
});
