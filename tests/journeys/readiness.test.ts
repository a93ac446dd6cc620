/** What indexes ask of a journal, as its editor sees it. */
import { adminReadinessPath } from '@quire/model/office-paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, dress, faultsOf, LOOKS, PHONE } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('says what is met and what is not, and leads to where it is changed', async () => {
  const editor = { email: 'editor@saltmarsh.example', password: press.password };
  const { page } = await openAs(browser, editor, adminReadinessPath('CES'), { viewport: DESKTOP });
  const doaj = page.getByRole('region', { name: 'DOAJ' });
  const articles = doaj.getByRole('listitem', { name: 'Research articles in the last 12 months' });
  await articles.getByText(/^Found: \d+/).waitFor();
  const confirmed = doaj.getByRole('listitem', {
    name: 'The ISSN is confirmed at portal.issn.org',
  });
  await confirmed.getByText('Check by hand').waitFor();
  expect(await page.getByRole('region').getByRole('heading', { level: 2 }).count()).toBe(6);
  for (const look of LOOKS) {
    await dress(page, look);
    expect(await faultsOf(page, look.name, look.rules)).toEqual([]);
  }
  await dress(page, { viewport: PHONE, theme: 'light' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await doaj.getByRole('link', { name: /^Journal: An editor-in-chief$/ }).click();
  await page.waitForURL(/\/admin\/dashboard\/journals\?record=CES/);
});
