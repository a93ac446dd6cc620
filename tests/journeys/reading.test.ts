import { articlePath, homePath, issuePath, journalPath, journalsPath } from '@quire/model/paths';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { demoPaper } from './demo-paper.ts';
import { press } from './press-addresses.ts';
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

  it.each([
    ['home', homePath()],
    ['journals', journalsPath()],
    ['journal', journalPath(paper.journal)],
    ['issue', issuePath(paper.journal, paper.issue)],
    ['article', articlePath(paper.journal, paper.issue, paper.akey)],
  ])('reads the %s page without JavaScript', (_, path) =>
    withPage({ javaScriptEnabled: false }, async ({ page }) => {
      const answer = await page.goto(press.press + path);
      expect(answer?.status()).toBe(200);
      expect((await bodyText(page)).length).toBeGreaterThan(200);
      expect(await page.locator('main h1').count()).toBe(1);
    }),
  );

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

  it('takes the PDF home, from one address only', () =>
    withPage({}, async ({ page }) => {
      await page.goto(press.press + articlePath(paper.journal, paper.issue, paper.akey));
      const link = page.getByRole('link', { name: 'Download PDF' });
      const address = new URL((await link.getAttribute('href')) ?? '', press.press);
      const answer = await fetch(address);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect((await answer.text()).startsWith('%PDF-')).toBe(true);
      const encoded = address.href.replace(/\/(10\.\d+)\//, '/$1%2F');
      expect(encoded).not.toBe(address.href);
      const moved = await fetch(encoded, { redirect: 'manual' });
      expect(moved.status).toBe(301);
      expect(new URL(moved.headers.get('location') ?? '', press.press).pathname).toBe(
        address.pathname,
      );
      const none = await fetch(address.href.replace('.pdf', '-none.pdf'));
      expect(none.status).toBe(404);
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
        expect(await page.locator('body').innerText()).toContain(`Page Not Found: ${path}`);
      }
    }));
});
