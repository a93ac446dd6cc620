import { PAGE_RELOAD_GUARD_TTL_MS } from '@quire/model/constants';
import { errorMessage } from '@quire/model/errors';
import {
  aboutPath,
  articlePath,
  booksPath,
  homePath,
  journalPath,
  journalsPath,
} from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { demoPaper } from './demo-paper.ts';
import { atPage, countDocuments, followFromText } from './in-page.ts';
import { isAlive } from './is-alive.ts';
import { press } from './press-addresses.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const paper = demoPaper();
const article = articlePath(paper.journal, paper.issue, paper.akey);

/** A link of the press's frame: the app navigates. */
const follow = (page: Page, path: string) =>
  page
    .locator(`:is(header, main, footer) a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

const errorScreen = (page: Page) =>
  page.getByRole('heading', { name: errorMessage('page/failed') });

/** The error screen's fields and nothing of what is behind them; then its button leads home. */
async function expectErrorScreen(page: Page, fields: readonly string[]): Promise<void> {
  await errorScreen(page).waitFor();
  const text = await page.locator('body').innerText();
  for (const field of fields) expect(text).toContain(field);
  expect(text).not.toMatch(/\bat \w+ \(|\.js\b|Error:|secret/);
  expect(await page.locator('main').count()).toBe(1);
}

async function leaveErrorScreen(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await page.waitForURL((url) => url.pathname === homePath());
  await page.locator('main h1').waitFor();
  expect(await errorScreen(page).count()).toBe(0);
  await isAlive(page);
}

describe('a page that is not there', () => {
  // No part of it is longer than a file's name may be: the local Hosting looks for a file first.
  const LONG = `/${'long-'.repeat(40)}`.repeat(7);
  /** An address, and how its path is shown: as text, decoded where that can be. */
  const ADDRESSES = [
    ['/nowhere/at-all', '/nowhere/at-all'],
    ['/about/no-such-policy', '/about/no-such-policy'],
    ['/journals/a%20b', '/journals/a b'],
    ['/article/list0', '/article/list0'],
    ['/caf%C3%A9/%E2%82%AC?x=1#y', '/café/€'],
    ['/%3Cimg%20src=x%20onerror=alert(1)%3E', '/<img src=x onerror=alert(1)>'],
    [LONG, LONG],
  ] as const;

  it('is answered with 404 and its path by the server', async () => {
    const answers = await Promise.all(
      ADDRESSES.map(async ([address, shown]) => {
        const answer = await fetch(press.press + address);
        return { address, shown, status: answer.status, html: await answer.text() };
      }),
    );
    for (const { address, shown, status, html } of answers) {
      expect(status, address).toBe(404);
      const text = shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      expect(html, address).toContain(`Page not found: ${text}`);
      expect(html, address).toMatch(/<title[^>]*>Page not found \| /);
      expect(html, address).not.toContain('<img src=x');
    }
  });

  it('is named after a navigation in the browser too, and going back leads to where one was', () =>
    atPage(
      browser,
      article,
      async ({ page, problems }) => {
        const documents = countDocuments(page);
        for (const [address, shown] of ADDRESSES) {
          await followFromText(page, address);
          await page.getByRole('heading', { name: `Page not found: ${shown}` }).waitFor();
          expect(await page.title()).toMatch(/^Page not found \| /);
          expect(await page.locator('header nav').count()).toBeGreaterThan(0);
          const sideways = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(sideways).toBeLessThanOrEqual(0);
          await page.goBack();
          await page.locator('.article-body').waitFor();
        }
        expect(documents(article)).toBe(0);
        expect(problems()).toEqual([]);
      },
      { viewport: { width: 390, height: 844 } },
    ));
});

describe('a failure', () => {
  it('of what a page reads takes the whole screen, until its button clears it', () =>
    atPage(browser, homePath(), async ({ page }) => {
      await page.route(`${press.firestore}/**`, (route) => route.abort());
      await follow(page, journalsPath());
      await expectErrorScreen(page, ['Status', '503', 'page/unavailable', 'cannot be reached']);
      await page.unroute(`${press.firestore}/**`);
      await leaveErrorScreen(page);
      await follow(page, journalsPath());
      await page
        .locator(`main a[href="${journalPath(paper.journal)}"]`)
        .first()
        .waitFor();
    }));

  it('of drawing a page does too, and tells nobody what our programs look like inside', () =>
    atPage(browser, journalsPath(), async ({ page }) => {
      await page.evaluate(() => {
        Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
          get() {
            throw new Error('secret: /srv/functions/index.js');
          },
        });
      });
      await follow(page, journalPath(paper.journal));
      await expectErrorScreen(page, ['Status', '500', 'page/failed']);
      await leaveErrorScreen(page);
    }));
});

describe('a part of the app that cannot be loaded', () => {
  it.each([
    ['the page’s own', '**/assets/journals-*.js'],
    ['what navigates', '**/assets/whole-router-*.js'],
  ])('(%s) makes the browser load the page it was going to, once', (_, chunk) =>
    atPage(browser, homePath(), async ({ page }) => {
      const documents = countDocuments(page);
      await page.route(chunk, (route) => route.abort());
      await follow(page, journalsPath());
      await page.waitForURL(`**${journalsPath()}`);
      await page
        .locator(`main a[href="${journalPath(paper.journal)}"]`)
        .first()
        .waitFor();
      await page.waitForLoadState('networkidle');
      // It is missing from the new page as well: that can be read without it, and is not reloaded.
      expect(documents(journalsPath())).toBe(1);
      expect(documents(homePath())).toBe(0);
      expect(await errorScreen(page).count()).toBe(0);
    }),
  );

  it('shows the error screen the second time, and reloads again when the guard has run out', () =>
    atPage(browser, journalsPath(), async ({ page }) => {
      await page.clock.install();
      await page.reload();
      await isAlive(page);
      const documents = countDocuments(page);
      await page.route('**/assets/{about,books}-*.js', (route) => route.abort());

      await follow(page, aboutPath());
      await page.waitForURL(`**${aboutPath()}`);
      await page.waitForLoadState('networkidle');
      expect(documents(aboutPath())).toBe(1);

      await page.goto(press.press + homePath());
      await isAlive(page);
      await follow(page, booksPath());
      await expectErrorScreen(page, ['Status', '500', 'page/failed']);
      expect(documents(booksPath())).toBe(0);
      await leaveErrorScreen(page);

      await page.clock.fastForward(PAGE_RELOAD_GUARD_TTL_MS);
      await follow(page, booksPath());
      await page.waitForURL(`**${booksPath()}`);
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      expect(documents(booksPath())).toBe(1);
    }));

  it('is reloaded with the requested place in the page', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const documents = countDocuments(page);
    await page.route('**/assets/journals-*.js', (route) => route.abort(), { times: 1 });
    await page.goto(`${press.press}${journalsPath()}#main`);
    await expect.poll(() => documents(journalsPath())).toBe(2);
    await isAlive(page);
    expect(new URL(page.url()).hash).toBe('#main');
    expect(documents(journalsPath())).toBe(2);
    await context.close();
  });
});
