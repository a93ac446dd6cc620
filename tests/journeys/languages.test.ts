/**
 * Pages in other languages, as far as the demo press offers any: it offers those that are translated. A reader goes from
 * language to language with and without scripts, and stays in one while reading on.
 */
import { aboutPath, journalsPath, newsPath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { atPage } from './in-page.ts';
import { press } from './press-addresses.ts';

interface Choice {
  readonly language: string;
  readonly base: string;
}

let browser: Browser;
/** Besides the first. */
let choices: readonly Choice[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  const home = await (await fetch(`${press.press}/`)).text();
  const links = home.matchAll(/<a [^>]*hreflang="([^"]+)"[^>]*data-base="(\/[^"]+)"/gi);
  choices = [...links].map(([, language = '', base = '']) => ({ language, base }));
});
afterAll(() => browser.close());

const NONE = 'the demo press offers no other language yet';
const linkTo = (page: Page, { base }: Choice) => page.locator(`footer a[data-base="${base}"]`);
const pathOf = (page: Page) => new URL(page.url()).pathname;
const facts = (page: Page) =>
  page.evaluate(() => {
    const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    return { lang, dir, canonical, isTooWide: scrollWidth > clientWidth };
  });

describe('a reader of another language', () => {
  it('goes to the same page in it without scripts', async ({ skip }) => {
    skip(choices.length === 0, NONE);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const choice of choices) {
      await page.goto(press.press + aboutPath());
      await linkTo(page, choice).click();
      await page.waitForURL(`**${choice.base}${aboutPath()}`);
      expect(await page.locator('html').getAttribute('lang')).toBe(choice.language);
    }
    await context.close();
  });

  it('stays in it while reading on, and comes back to the page that is shown', async ({ skip }) => {
    const choice = choices[0];
    if (!choice) return skip(NONE);
    await atPage(browser, choice.base + aboutPath(), async ({ page }) => {
      await page.locator(`a[href="${choice.base}${journalsPath()}"]`).first().click();
      await page.waitForURL(`**${choice.base}${journalsPath()}`);
      // The address changes before the page does.
      await expect
        .poll(async () => (await facts(page)).canonical)
        .toBe(`${press.press}${choice.base}${journalsPath()}`);
      await linkTo(page, { language: 'en', base: '' }).click();
      await page.waitForURL(`**${journalsPath()}`);
      expect(pathOf(page)).toBe(journalsPath());
      await expect.poll(async () => (await facts(page)).lang).toBe('en');
    });
  });

  it('finds every page in its direction, on a phone too', async ({ skip }) => {
    skip(choices.length === 0, NONE);
    for (const { base, language } of choices)
      await atPage(
        browser,
        base + newsPath(),
        async ({ page }) => {
          const { lang, dir, isTooWide } = await facts(page);
          expect({ lang, isTooWide }).toEqual({ lang: language, isTooWide: false });
          expect(dir).toBe(language === 'ar' ? 'rtl' : '');
        },
        { viewport: { width: 390, height: 844 } },
      );
  });

  it('has the top navigation in one row on a desktop', async ({ skip }) => {
    skip(choices.length === 0, NONE);
    for (const { base, language } of [{ base: '', language: 'en' }, ...choices])
      await atPage(
        browser,
        base + newsPath(),
        async ({ page }) => {
          const entries = page.locator('header nav').first().locator('xpath=./*');
          const bottoms = await entries.evaluateAll((all) =>
            all.map((entry) => Math.round(entry.getBoundingClientRect().bottom)),
          );
          expect(Math.max(...bottoms) - Math.min(...bottoms), language).toBeLessThan(20);
        },
        { viewport: { width: 1280, height: 900 } },
      );
  });

  it('finds no page in a language that is not there', async () => {
    const answer = await fetch(`${press.press}/xx${newsPath()}`);
    expect(answer.status).toBe(404);
    const upper = await fetch(`${press.press}/PT-BR${newsPath()}`, { redirect: 'manual' });
    expect(upper.headers.get('location')).toBe(`/pt-br${newsPath()}`);
  });
});
