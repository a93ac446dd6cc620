/** From a name in an article to its author's page, a co-author and back to the article, without an account. */
import { articlePath, personPath } from '@quire/model/paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dress, faultsOf, LOOKS } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { press } from './press-addresses.ts';
import { openPage } from './watched-page.ts';

/** The first author of the demo's article, who has an iD. */
const AUTHOR = personPath('o-000000099240303X');
const ARTICLE = articlePath('QPH', '1-1', 'bednet-thresholds');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('leads from a name to the author’s works and co-authors, and is legible everywhere', async () => {
  const { page, problems } = await openPage(browser, { baseURL: press.press });
  try {
    await page.goto(ARTICLE);
    await page.click(`h1 ~ div a[href$="${AUTHOR}"]`);
    await page.waitForURL(`**${AUTHOR}`);
    expect(await page.textContent('h1')).toBe('Efua Asante-Boateng');
    for (const look of LOOKS) {
      await dress(page, look);
      expect(await faultsOf(page, look.name, look.rules)).toEqual([]);
    }
    await page.click('dl a[href*="/people/"]');
    await page.waitForURL((url) => url.pathname !== AUTHOR);
    await page.click(`dl a[href$="${AUTHOR}"]`);
    await page.waitForURL(`**${AUTHOR}`);
    await page.click(`a[href$="${ARTICLE}"]`);
    await page.waitForURL(`**${ARTICLE}`);
    expect(problems()).toEqual([]);
  } finally {
    await page.context().close();
  }
});
