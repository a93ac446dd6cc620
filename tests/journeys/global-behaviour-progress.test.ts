import {
  PROGRESS_BAR_DURATION_MS,
  PROGRESS_BAR_FADE_MS,
  PROGRESS_BAR_HEIGHT_PX,
  PROGRESS_BAR_THROTTLE_MS,
} from '@quire/model/constants';
import { homePath, journalsPath } from '@quire/model/paths';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { atPage } from './in-page.ts';
import { isAlive } from './is-alive.ts';
import { press } from './press-addresses.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const bar = (page: Page) => page.locator('[data-progress]');

/** Holds back what an address answers until it is let go. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** A home page with a stopped clock, which waits for something on navigation. */
function navigating(
  heldBack: string,
  work: (page: Page, letGo: () => void) => Promise<void>,
  options: BrowserContextOptions = {},
) {
  return atPage(
    browser,
    homePath(),
    async ({ page }) => {
      await page.clock.install();
      await page.reload();
      await isAlive(page);
      const letGo = await holdBack(page, heldBack);
      await page.clock.pauseAt(Date.now() + 3_600_000);
      const asked = page.waitForRequest(heldBack);
      await page
        .locator(`a[href="${journalsPath()}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await asked;
      await work(page, letGo);
    },
    options,
  );
}

const arrived = (page: Page) => page.waitForURL(`**${journalsPath()}`);

describe('the progress bar', () => {
  it.each([
    ['what the page reads', `${press.firestore}/**`],
    ['the page’s own part of the app', '**/assets/journals-*.js'],
    ['what navigates', '**/assets/whole-router-*.js'],
  ])('shows above the throttle while one waits for %s, and fades afterwards', (_, heldBack) =>
    navigating(heldBack, async (page, letGo) => {
      await page.clock.runFor(PROGRESS_BAR_THROTTLE_MS - 1);
      expect(await bar(page).count()).toBe(0);
      await page.clock.runFor(1);
      await bar(page).waitFor();
      expect(await bar(page).getAttribute('data-progress')).toBe('loading');

      letGo();
      await arrived(page);
      await page.locator('[data-progress=finished]').waitFor();
      await page.clock.runFor(PROGRESS_BAR_FADE_MS - 1);
      expect(await bar(page).count()).toBe(1);
      await page.clock.runFor(1);
      await expect.poll(() => bar(page).count()).toBe(0);
    }),
  );

  it('is silent below the throttle', () =>
    navigating(`${press.firestore}/**`, async (page, letGo) => {
      await page.clock.runFor(PROGRESS_BAR_THROTTLE_MS - 1);
      letGo();
      await arrived(page);
      await page.locator('main h1').waitFor();
      await page.clock.runFor(10 * PROGRESS_BAR_THROTTLE_MS);
      expect(await bar(page).count()).toBe(0);
    }));

  it.each(['no-preference', 'reduce'] as const)(
    'is a thin line at the top with a name for who cannot see it (motion: %s)',
    (reducedMotion) =>
      navigating(
        `${press.firestore}/**`,
        async (page, letGo) => {
          await page.clock.runFor(PROGRESS_BAR_THROTTLE_MS);
          const loading = page.getByRole('progressbar', { name: 'Loading the page' });
          await loading.waitFor();
          const looks = await loading.evaluate((element) => {
            const { top, height } = element.getBoundingClientRect();
            const { animationName, animationDuration, position } = getComputedStyle(element);
            return { top, height, animationName, animationDuration, position };
          });
          expect(looks).toMatchObject({
            top: 0,
            height: PROGRESS_BAR_HEIGHT_PX,
            position: 'fixed',
          });
          expect(looks.animationName === 'none').toBe(reducedMotion === 'reduce');
          if (reducedMotion === 'no-preference')
            expect(looks.animationDuration).toBe(`${PROGRESS_BAR_DURATION_MS / 1_000}s`);
          letGo();
          const finished = page.locator('[data-progress=finished]');
          await finished.waitFor();
          const fade = await finished.evaluate(
            (element) => getComputedStyle(element).transitionDuration,
          );
          expect(fade).toBe(`${PROGRESS_BAR_FADE_MS / 1_000}s`);
          expect(await page.getByRole('progressbar').count()).toBe(0);
        },
        { reducedMotion },
      ),
  );
});
