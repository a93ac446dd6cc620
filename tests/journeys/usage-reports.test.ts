/** Usage reports: staff look at one, give an institution a key, and its system asks with it. */
import { adminUsageReportsPath } from '@quire/model/office-paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { newWord } from './office/word.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';

const ADMIN = { email: 'admin@saltmarsh.example', password: press.password };
const NAME = `Library ${newWord()}`;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = (await openAs(browser, ADMIN, adminUsageReportsPath(), { viewport: DESKTOP })).page;
});
afterAll(() => browser.close());

it('shows the title report of the world', async () => {
  await page.getByRole('button', { name: 'Show report' }).click();
  const table = page.getByRole('region', { name: 'Report', exact: true }).getByRole('table').last();
  await table.getByText('Total_Item_Requests').first().waitFor();
});

it('gives an institution a key once, with which it is answered', async () => {
  await page.getByRole('button', { name: 'Add institution' }).click();
  await page.getByLabel('Name').fill(NAME);
  await page.getByLabel('Networks').fill('203.0.113.0/24');
  await page.getByRole('button', { name: 'Save institution' }).click();
  const key = await page.getByLabel('Key', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Close' }).click();
  const row = page.getByRole('row', { name: NAME });
  const id = await row.getByRole('cell').first().innerText();
  const ask = (apiKey: string) =>
    fetch(
      `${press.press}/r51/members?${new URLSearchParams({ customer_id: id, api_key: apiKey })}`,
    );
  expect(await (await ask(key)).json()).toMatchObject([{ Institution_Name: NAME }]);
  expect((await ask('r51_wrong')).status).toBe(401);
});
