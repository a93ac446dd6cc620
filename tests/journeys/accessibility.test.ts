/**
 * axe over every public page, by the rules of WCAG 2.2 AA: one page of each row of the route table on
 * a phone and a desktop, and in dark on one of them; the others, which are made of the same parts, once.
 */
import { articlePath, homePath, searchPath } from '@quire/model/paths';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, dress, faultsOf, LOOKS, lookAt, PHONE, WCAG } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { demoPaper } from './demo-paper.ts';
import { press } from './press-addresses.ts';
import { ONE_OF_EACH, PUBLIC_ADDRESSES } from './public-addresses.ts';
import { TRANSLATED_ADDRESSES } from './translated-addresses.ts';

const paper = demoPaper();
const ARTICLE = articlePath(paper.journal, paper.issue, paper.akey);

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await openBrowser();
  context = await browser.newContext();
});
afterAll(() => browser.close());

/** Parts that come when they are asked for: where, and how. */
interface Part {
  readonly name: string;
  readonly address: string;
  readonly viewport: typeof PHONE;
  readonly open: (page: Page) => Promise<void>;
}

const pressing = (name: string) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const PARTS: readonly Part[] = [
  { name: 'drawer', address: homePath(), viewport: PHONE, open: pressing('Menu') },
  {
    name: 'list of journals',
    address: homePath(),
    viewport: DESKTOP,
    open: pressing('List of journals'),
  },
  {
    name: 'reading settings',
    address: homePath(),
    viewport: PHONE,
    open: async (page) => {
      await pressing('Reading settings')(page);
      await page.getByRole('radio', { name: 'Sepia' }).waitFor();
    },
  },
  {
    name: 'sepia',
    address: ARTICLE,
    viewport: DESKTOP,
    open: async (page) => {
      await pressing('Reading settings')(page);
      await page.locator('label').filter({ hasText: 'Sepia' }).click();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'lightbox',
    address: ARTICLE,
    viewport: PHONE,
    open: async (page) => {
      await page.locator('.article-body figure a:has(img)').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

const isThorough = process.env.QUIRE_THOROUGH === '1';
/** Of the pages that are like another, one in so many; all of them for `QUIRE_THOROUGH=1`. */
const SHARE = isThorough ? 1 : 10;

describe('accessibility', () => {
  it('finds no fault on one page of each kind, on small and large screens, light and dark', async () => {
    const pages = [...ONE_OF_EACH, searchPath('tide'), searchPath('zzzz'), '/nowhere'];
    expect(
      await lookAt(
        context,
        // Colours depend little on the size: daily, light is looked at on a phone and dark on a desktop, then the
        // other way round.
        pages.map((address, at) => [
          address,
          LOOKS.filter((_, look) => isThorough || (at % 2 ? [1, 2] : [0, 3]).includes(look)),
        ]),
      ),
    ).toEqual([]);
  });

  it('finds no fault on other pages of these kinds', async () => {
    // As the server sent them: what scripts add has been looked at on one of each kind.
    const still = await browser.newContext();
    await still.route(/\.(?:js|woff2|webp)$/, (route) => route.abort());
    const others = PUBLIC_ADDRESSES.filter((address) => !ONE_OF_EACH.includes(address)).filter(
      (_, at) => at % SHARE === 0,
    );
    expect(others.length).toBeGreaterThan(10);
    const wanted = others.map((address, at) => {
      const { viewport } = at % 2 === 0 ? LOOKS[0] : LOOKS[2];
      const theme = at % 4 < 2 ? 'light' : 'dark';
      const name = `${viewport.width} px, ${theme}`;
      return [address, [{ name, viewport, theme, rules: WCAG }]] as const;
    });
    expect(await lookAt(still, wanted)).toEqual([]);
    await still.close();
  });

  it('finds no fault in other languages, from right to left either', async () => {
    const wanted = TRANSLATED_ADDRESSES.map(
      (address, at) => [address, [LOOKS[at % LOOKS.length] ?? LOOKS[0]]] as const,
    );
    expect(await lookAt(context, wanted)).toEqual([]);
  });

  it.each(PARTS)('finds no fault in the $name', async ({ name, address, viewport, open }) => {
    const page = await context.newPage();
    const faults: string[] = [];
    await dress(page, { viewport, theme: 'light' });
    await page.goto(press.press + address);
    await open(page);
    for (const theme of ['light', 'dark'] as const) {
      await dress(page, { viewport, theme });
      faults.push(...(await faultsOf(page, `${name}, ${theme}`)));
    }
    expect(faults).toEqual([]);
    await context.clearCookies();
    await page.close();
  });
});
