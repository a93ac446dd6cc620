/** What a page weighs and how calmly it comes: counts and relations, never times. */
import { gzipSync } from 'node:zlib';
import { articlePath, editorToolPath } from '@quire/model/paths';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { demoPaper } from './demo-paper.ts';
import { isAlive } from './is-alive.ts';
import { press } from './press-addresses.ts';
import { ONE_OF_EACH } from './public-addresses.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

const paper = demoPaper();
const ARTICLE = articlePath(paper.journal, paper.issue, paper.akey);

/** What stands in for our fonts until they come is a typeface of the device: most devices have one of these. */
const STAND_INS = 'local("TimesNewRomanPSMT"), local("Liberation Serif"), local("Tinos")';
const NO_STAND_IN = 'this machine has no Liberation Serif, Times New Roman or Tinos';

let browser: Browser;
let hasStandIn = false;
beforeAll(async () => {
  browser = await openBrowser();
  hasStandIn = await withPage({}, (page) =>
    page.evaluate(
      (source) =>
        new FontFace('stand-in', source).load().then(
          () => true,
          () => false,
        ),
      STAND_INS,
    ),
  );
});
afterAll(() => browser.close());

/** Adds up all layout shifts that no reader has caused: never less than CLS, which takes the worst burst. */
function addUpShifts(): void {
  const seen = { total: 0, worst: '' };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = Object(entry);
      if (hadRecentInput || typeof value !== 'number') continue;
      seen.total += value;
      const moved = [Object(entry).sources ?? []]
        .flat()
        .map(({ node, previousRect, currentRect }) => {
          const shown = node?.outerHTML ?? node?.textContent ?? '';
          const by = [currentRect.x - previousRect.x, currentRect.y - previousRect.y].map(
            Math.round,
          );
          return `${by.join(',')} ${shown.trim().slice(0, 60)}`;
        });
      if (value > 0.0005) seen.worst += ` ${value.toFixed(4)}: ${moved.join(' | ')}`;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { shiftsSeen: seen });
}

const shifts = (page: Page): Promise<{ total: number; worst: string }> =>
  page.evaluate(() => Reflect.get(window, 'shiftsSeen'));

async function withPage<T>(
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    await context.addInitScript(addUpShifts);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

const READ_WITHIN_MS = 60_000;

/** Fails where a page cannot be read to its end, and names it: a script in a page has no time limit of its own. */
const readToTheEnd = (page: Page): Promise<void> =>
  Promise.race([
    scrollToTheEnd(page),
    page.waitForTimeout(READ_WITHIN_MS).then(() => {
      throw new Error(`${page.url()} was not read to its end within a minute`);
    }),
  ]);

/** A screen at a time; each frame is drawn before the next step. */
async function scrollToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let last = -1; scrollY !== last; ) {
      last = scrollY;
      scrollBy(0, innerHeight * 0.9);
      await drawn();
    }
  });
  // Twice, so that what came on the way has been drawn.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** As speed is measured: Slow 4G and a processor four times slower. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** One line that breaks differently when its typeface arrives. Up to 0.1 counts as good (web.dev, CLS). */
const SHIFT_MOST = 0.025;
/** On any page: what counts as good. */
const SHIFT_MOST_ANYWHERE = 0.1;

describe('an article', () => {
  it('comes in at most ten requests and without a script, and with at most 100 kB once it is touched', () =>
    withPage({ viewport: DESKTOP }, async (page) => {
      const asked: string[] = [];
      const sizes: Promise<number>[] = [];
      page.on('request', (request) => asked.push(request.url()));
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'script') return;
        sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
      });
      await page.goto(press.press + ARTICLE);
      await page.waitForLoadState('networkidle');
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(10);
      expect(sizes.length).toBe(0);
      await isAlive(page);
      await page.waitForLoadState('networkidle');
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      console.log(`${asked.length} requests, ${(bytes / 1000).toFixed(1)} kB of script`);
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(14);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(100_000);
    }));

  it('is painted while no font has come yet', ({ skip }) => {
    skip(!hasStandIn, NO_STAND_IN);
    return withPage({ viewport: DESKTOP }, async (page) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\.woff2$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(press.press + ARTICLE, { waitUntil: 'commit' });
      const painted = await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length === 1,
      );
      expect(await painted.jsonValue()).toBe(true);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(1_000);
      expect((await shifts(page)).total).toBeLessThanOrEqual(SHIFT_MOST);
      release();
      await page.waitForLoadState('networkidle');
      expect((await shifts(page)).total).toBeLessThanOrEqual(SHIFT_MOST);
    });
  });

  it.for([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ] as const)(
    'stays where it is while it comes and is read, slowly, on %s',
    ([, viewport], { skip }) => {
      skip(!hasStandIn, NO_STAND_IN);
      return withPage({ viewport }, async (page) => {
        await slowDown(page);
        await page.goto(press.press + ARTICLE, { timeout: 90_000 });
        await page.waitForLoadState('networkidle', { timeout: 90_000 });
        await readToTheEnd(page);
        const { total, worst } = await shifts(page);
        expect(total, worst).toBeLessThanOrEqual(SHIFT_MOST);
      });
    },
  );
});

/** Nobody's first page: it loads the renderer, as its preview needs it. */
const TOOL = editorToolPath();
const FIREBASE_AND_OFFICE = ['@firebase', 'firestore.googleapis.com', 'MuiButton'];
const RENDERER = 'katex-error';
const AT_ONCE = 4;

interface Visited {
  readonly path: string;
  readonly scripts: readonly string[];
  readonly faults: readonly string[];
}

/** A first visit to a page, read to its end. */
const visit = (path: string, viewport: typeof PHONE): Promise<Visited> =>
  withPage({ viewport }, async (page) => {
    const scripts: string[] = [];
    const faults: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
      if (!request.url().startsWith(press.press)) faults.push(`asks for ${request.url()}`);
    });
    await page.goto(press.press + path);
    await isAlive(page);
    await readToTheEnd(page);
    const { total, worst } = await shifts(page);
    if (hasStandIn && total > SHIFT_MOST_ANYWHERE)
      faults.push(`moved on ${viewport.width} px:${worst}`);
    const waiting = await page.evaluate(() =>
      [...document.fonts]
        // The stand-ins are typefaces of the device: there is nothing to wait for.
        .filter(({ family }) => !family.includes('fallback'))
        .filter(({ display }) => display === 'auto' || display === 'block')
        .map(({ family }) => family),
    );
    if (waiting.length > 0) faults.push(`text waits for ${waiting.join()}`);
    return { path, scripts, faults };
  });

describe('every public page', () => {
  let visits: readonly Visited[];
  beforeAll(async () => {
    // In turn on a phone and a desktop: neighbours in the list are alike.
    const waiting = ONE_OF_EACH.map((path, at) => [path, at % 2 ? DESKTOP : PHONE] as const);
    const work = async () => {
      const done: Visited[] = [];
      for (let next = waiting.shift(); next; next = waiting.shift())
        done.push(await visit(...next));
      return done;
    };
    visits = (await Promise.all(Array.from({ length: AT_ONCE }, work))).flat();
  });

  it('stays where it is, waits for no font and asks no other host', () => {
    expect(visits.flatMap(({ path, faults }) => faults.map((fault) => `${path} ${fault}`))).toEqual(
      [],
    );
  });

  it('loads nothing of Firebase, the office or the renderer', async () => {
    const loaded = new Map<string, string>();
    for (const { path, scripts } of visits) {
      for (const address of scripts)
        if (path !== TOOL || !loaded.has(address)) loaded.set(address, path);
    }
    expect(loaded.size).toBeGreaterThan(3);
    for (const [address, path] of loaded) {
      const text = await (await fetch(address)).text();
      for (const sign of path === TOOL ? FIREBASE_AND_OFFICE : [...FIREBASE_AND_OFFICE, RENDERER]) {
        expect(text.includes(sign), `${path} loads ${address}, which has ${sign}`).toBe(false);
      }
    }
  });
});
