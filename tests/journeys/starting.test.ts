/** What a page does before, and without, the app: `web/src/start`. */
import { articlePath, countPath, homePath, journalsPath, signInPath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { demoPaper } from './demo-paper.ts';
import { isAlive } from './is-alive.ts';
import { press } from './press-addresses.ts';
import { openPage } from './watched-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const paper = demoPaper();
const ARTICLE = articlePath(paper.journal, paper.issue, paper.akey);

interface Seen {
  readonly page: Page;
  readonly scripts: string[];
  readonly counted: unknown[];
}

async function seeing(path: string, work: (seen: Seen) => Promise<void>): Promise<void> {
  const { page, problems } = await openPage(browser);
  const scripts: string[] = [];
  const counted: unknown[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
    if (new URL(request.url()).pathname === countPath()) counted.push(request.postDataJSON());
  });
  try {
    await page.goto(press.press + path);
    await page.waitForLoadState('networkidle');
    await work({ page, scripts, counted });
    expect(problems()).toEqual([]);
  } finally {
    await page.context().close();
  }
}

describe('a page that no reader has touched', () => {
  it.for([ARTICLE, homePath(), journalsPath()])('loads no script: %s', (path) =>
    seeing(path, async ({ scripts }) => {
      expect(scripts).toEqual([]);
    }),
  );

  it('counts that its article is read, once, also when the app comes later', () =>
    seeing(ARTICLE, async ({ page, scripts, counted }) => {
      await expect.poll(() => counted.length, { timeout: 10_000 }).toBe(1);
      expect(counted[0]).toMatchObject({ what: 'view' });
      expect(scripts).toEqual([]);
      await isAlive(page);
      expect(scripts.length).toBeGreaterThan(2);
      await page.waitForTimeout(5_000);
      expect(counted.length).toBe(1);
    }));

  it('loads its scripts at once where it is a form of the app', () =>
    seeing(signInPath(), async ({ scripts }) => {
      expect(scripts.length).toBeGreaterThan(2);
    }));
});

describe('a reader who is faster than the app', () => {
  const gated = async (page: Page) => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await gate;
      await route.continue();
    });
    return open;
  };

  it('gets what a button does once the app is there', () =>
    seeing(ARTICLE, async ({ page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const open = await gated(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('a[data-open="cite"]').last().click();
      expect(new URL(page.url()).hash).toBe('');
      expect(await page.getByRole('dialog').count()).toBe(0);
      open();
      await page.getByRole('dialog').waitFor();
    }));

  it('sees the reading settings, opened before the app was there', () =>
    seeing(homePath(), async ({ page }) => {
      const open = await gated(page);
      await page.getByRole('button', { name: 'Reading settings' }).click();
      const settings = page.locator('#reading-settings');
      expect(await settings.locator('input, button').count()).toBe(0);
      open();
      await settings.locator('input, button').first().waitFor();
    }));

  it('follows links, and the links of tools where the app does not come', async () => {
    const { page } = await openPage(browser);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(press.press + ARTICLE);
    await page.locator('a[data-open="cite"]').last().click();
    await page.waitForURL((url) => url.hash === '#cite');
    await page.locator('header a[href="/"]').first().click();
    await page.waitForURL(press.press + homePath());
    await page.context().close();
  });
});
