/** The press without a mouse, and for people whom motion makes ill. */
import { aboutPath, articlePath, homePath, journalPath, journalsPath } from '@quire/model/paths';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { demoPapers } from './demo-paper.ts';
import { press } from './press-addresses.ts';
import { JOURNALS, ONE_OF_EACH } from './public-addresses.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await openBrowser();
  context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
});
afterAll(() => browser.close());

async function withPage(path: string, work: (page: Page) => Promise<void>): Promise<void> {
  const page = await context.newPage();
  try {
    await page.goto(press.press + path);
    await work(page);
  } finally {
    await page.close();
  }
}

interface Stop {
  /** What has the focus: enough to find it again. */
  readonly at: string;
  /** Why a reader could not tell, or null. */
  readonly fault: string | null;
}

/** Where the focus is, whether it is seen there, and whether nothing covers it (WCAG 2.4.7, 2.4.11). */
const focused = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { at: 'body', fault: null };
    // Positions are compared by the elements: lists beside the text change while it is read.
    const { lastStop } = Object(window);
    Object.assign(window, { lastStop: element });
    const isBack =
      lastStop instanceof Element &&
      lastStop.isConnected &&
      (lastStop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const at = `${element.tagName.toLowerCase()} “${words.slice(0, 40)}”`;
    if (isBack) return { at, fault: 'stands before the stop before it' };
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width * height > 0);
    const seen = boxes.filter(
      ({ top, bottom, left, right }) =>
        bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    );
    if (seen.length === 0) return { at, fault: 'is outside the window' };
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const marked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    if (!marked) return { at, fault: 'shows no focus' };
    const uncovered = seen.some(({ top, bottom, left, right }) => {
      const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
      const y = Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1);
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return { at, fault: uncovered ? null : 'is covered' };
  });

/** Far more stops than the pages below have. */
const MOST_STOPS = 250;

/** Presses Tab until the focus has left the page, and says where it stopped. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let n = 0; n < MOST_STOPS; n += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop.at === 'body' || stop.at === stops[0]?.at) return stops;
    stops.push(stop);
  }
  throw new Error(`still on the page after ${MOST_STOPS} stops: ${stops.at(-1)?.at}`);
}

/** The shortest paper: an article's parts, and not two hundred citations. */
const paper = demoPapers().find(({ akey }) => akey === 'opening-the-journal') ?? demoPapers()[0];
if (!paper) throw new Error('the demo press has no papers');
const [journal = ''] = JOURNALS;

const PATHS = [
  homePath(),
  aboutPath(),
  journalsPath(),
  journalPath(journal),
  articlePath(paper.journal, paper.issue, paper.akey),
  '/search?q=tide',
  '/nowhere',
];

describe('the keyboard', () => {
  it.each(PATHS)('goes through %s from the skip link on, and always shows where it is', (path) =>
    withPage(path, async (page) => {
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        await page.goto(press.press + path);
        const stops = await tabThrough(page);
        expect(stops[0]?.at).toContain('Skip to the content');
        expect(stops.length).toBeGreaterThan(5);
        // Each part of the page is passed once, in the order of the text.
        expect(stops.filter(({ fault }) => fault !== null)).toEqual([]);
      }
    }),
  );

  it('skips the navigation', () =>
    withPage(journalsPath(), async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.querySelector('main')?.contains(document.activeElement) ?? false,
      );
      expect(inside).toBe(true);
    }));

  it('keeps the drawer open that was opened before the scripts came', async () => {
    const page = await context.newPage();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.setViewportSize(PHONE);
    await page.goto(press.press + homePath(), { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    const close = page.getByRole('button', { name: 'Close' });
    await close.waitFor();
    release();
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
    );
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    expect(await close.isVisible()).toBe(true);
    await page.close();
  });

  it('opens the drawer of a phone, goes through it and comes back', () =>
    withPage(homePath(), async (page) => {
      await page.setViewportSize(PHONE);
      const menu = page.getByRole('button', { name: 'Menu' });
      const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
      await menu.focus();
      await page.keyboard.press('Enter');
      await links.first().waitFor();
      for (let n = 0; n < 6; n += 1) await page.keyboard.press('Tab');
      const inside = await links.evaluateAll((all) =>
        all.some((each) => each === document.activeElement),
      );
      expect(inside).toBe(true);
      await page.keyboard.press('Escape');
      expect(await links.first().isVisible()).toBe(false);
      expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
    }));
});

describe('reduced motion', () => {
  it('stills every page: nothing moves, fades or scrolls by itself', async () => {
    const page = await context.newPage();
    const moving: string[] = [];
    for (const path of ONE_OF_EACH) {
      await page.goto(press.press + path, { waitUntil: 'domcontentloaded' });
      const found = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
          const still = transitionDuration.split(', ').every((time) => time === '0s');
          return !still || animationName !== 'none' || scrollBehavior === 'smooth';
        });
        return parts.map((element) => element.outerHTML.slice(0, 120));
      });
      moving.push(...found.map((part) => `${path}: ${part}`));
    }
    await page.close();
    expect(moving).toEqual([]);
  });

  it('opens the drawer at once', () =>
    withPage(homePath(), async (page) => {
      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: 'Menu' }).click();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    }));
});
