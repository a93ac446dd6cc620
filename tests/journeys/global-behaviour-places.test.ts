import { VIEW_TO_TOP_OFFSET_PX } from '@quire/model/constants';
import { articlePath, journalPath, journalsPath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { demoPaper, demoPapers } from './demo-paper.ts';
import { atPage, followFromText } from './in-page.ts';
import { isAlive } from './is-alive.ts';
import { press } from './press-addresses.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const paper = demoPaper();
const path = articlePath(paper.journal, paper.issue, paper.akey);
const start = demoPapers().find(({ akey }) => akey !== paper.akey) ?? paper;
const startPath = articlePath(start.journal, start.issue, start.akey);

/** Three places far down in the text, each in another block that is not drawn before it is near. */
const placesIn = (page: Page) =>
  page.evaluate(() => {
    const places = [
      ...document.querySelectorAll('.article-body > .cv :is(h2, figure, .equation)[id]'),
    ];
    return [0.3, 0.6, 0.95].map((part) => places[Math.floor(places.length * part)]?.id ?? '');
  });

/** How far a place is from the top of the view, once and again while the page settles. */
const distances = (page: Page, id: string) =>
  page.evaluate(async (name) => {
    const place = document.getElementById(name);
    const seen: number[] = [];
    await document.fonts.ready;
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise(requestAnimationFrame);
      if (frame >= 10) seen.push(place?.getBoundingClientRect().top ?? Number.NaN);
    }
    return { least: Math.min(...seen), most: Math.max(...seen) };
  }, id);

async function expectAtTop(page: Page, id: string): Promise<void> {
  const { least, most } = await distances(page, id);
  expect(least, id).toBeGreaterThan(VIEW_TO_TOP_OFFSET_PX - 4);
  expect(most, id).toBeLessThan(VIEW_TO_TOP_OFFSET_PX + 4);
}

/** Follows a link to another article, until that is shown. */
async function arriveFromText(page: Page, href: string): Promise<void> {
  const before = await page.title();
  await followFromText(page, href);
  await expect.poll(() => page.title()).not.toBe(before);
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Fonts that load later may move the text above by a few lines. */
const expectNear = (page: Page, left: number) =>
  expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(100);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);

/** Browsers that do not hold the view in place by themselves while a page settles (Safari). */
const withoutAnchoring = async (page: Page) => {
  await page.addStyleTag({ content: '* { overflow-anchor: none !important }' });
};

describe.each([
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 900 }],
] as const)('a place in an article, on a %s', (_, viewport) => {
  it('is 80 px below the top when the page is loaded with it', () =>
    atPage(
      browser,
      path,
      async ({ page }) => {
        const places = await placesIn(page);
        expect(new Set(places).size).toBe(3);
        for (const id of places.slice(1)) {
          await page.goto('about:blank');
          await page.goto(`${press.press}${path}#${id}`);
          await isAlive(page);
          await expectAtTop(page, id);
        }
      },
      { viewport },
    ));

  it('is there after a navigation to it from another page, with the focus on it', () =>
    atPage(
      browser,
      path,
      async ({ page }) => {
        for (const id of (await placesIn(page)).slice(1)) {
          await page.goto(press.press + startPath);
          await isAlive(page);
          await withoutAnchoring(page);
          await arriveFromText(page, `${path}#${id}`);
          await expectAtTop(page, id);
          expect(await focused(page)).toBe(id);
        }
        // A reader who takes over is not pulled back when the page grows.
        const last = (await placesIn(page)).at(-1) ?? '';
        await page.mouse.wheel(0, -600);
        await expect.poll(async () => (await distances(page, last)).least).toBeGreaterThan(500);
        await page.addStyleTag({ content: 'body { padding-block-end: 100px }' });
        expect((await distances(page, last)).least).toBeGreaterThan(500);
      },
      { viewport },
    ));
});

describe('a link to a place in the same page', () => {
  it('leads there and back, before the app has navigated and afterwards', () =>
    atPage(browser, path, async ({ page, problems }) => {
      for (const isAwake of [false, true]) {
        if (isAwake) {
          await arriveFromText(page, startPath);
          await arriveFromText(page, path);
        }
        const [first = '', second = '', third = ''] = await placesIn(page);
        for (const id of [first, second, third]) {
          await followFromText(page, `#${id}`);
          await expectAtTop(page, id);
        }
        const arrived = await scrolled(page);
        await page.mouse.wheel(0, -300);
        await expect.poll(() => scrolled(page)).toBeLessThan(arrived - 200);
        const left = await scrolled(page);
        await page.goBack();
        await expectAtTop(page, second);
        await page.goBack();
        await expectAtTop(page, first);
        await page.goForward();
        await expectAtTop(page, second);
        await page.goForward();
        await expectNear(page, left);
      }
      expect(problems()).toEqual([]);
    }));

  it('takes the keyboard along', () =>
    atPage(browser, path, async ({ page }) => {
      const [, , id = ''] = await placesIn(page);
      const link = page.locator('main a[href^="#"]:not([data-open])').first();
      await link.evaluate((element, hash) => element.setAttribute('href', hash), `#${id}`);
      await link.focus();
      await page.keyboard.press('Enter');
      await expectAtTop(page, id);
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate((name) => {
        const place = document.getElementById(name);
        const now = document.activeElement;
        return Boolean(now && place && place.compareDocumentPosition(now) & 4);
      }, id);
      expect(isBehind).toBe(true);
    }));
});

describe('a navigation', () => {
  it('begins at the top of the page, and going back where it was left', () =>
    atPage(
      browser,
      journalsPath(),
      async ({ page, problems }) => {
        const here = journalPath(paper.journal);
        const link = page.locator(`main a[href="${here}"]`).first();
        await link.scrollIntoViewIfNeeded();
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 3));
        const left = await scrolled(page);
        expect(left).toBeGreaterThan(100);
        await link.evaluate((element: HTMLElement) => element.click());
        await page.waitForURL(`**${here}`);
        await expect.poll(() => scrolled(page)).toBe(0);
        expect(await focused(page)).toBe('main');
        expect(await page.locator('[role=status].visually-hidden').innerText()).toBe(
          await page.title(),
        );

        await page.evaluate(() => window.scrollTo(0, 250));
        await page.goBack();
        await page.waitForURL(`**${journalsPath()}`);
        await expectNear(page, left);
        await page.goForward();
        await page.waitForURL(`**${here}`);
        await expectNear(page, 250);

        // Another document of the same visit, which has not navigated itself.
        await page.reload();
        await isAlive(page);
        await expectNear(page, 250);
        await page.goBack();
        await page.waitForURL(`**${journalsPath()}`);
        await expectNear(page, left);
        expect(problems()).toEqual([]);
      },
      { viewport: { width: 390, height: 600 } },
    ));
});
