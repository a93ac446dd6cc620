/** An editor works through the checks of a manuscript. */
import { SUBMISSIONS } from '@quire/model/collections';
import { adminSubmissionPath } from '@quire/model/office-paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, dress, faultsOf, LOOKS } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import type { WatchedPage } from './watched-page.ts';

const ID = `checked-${Date.now().toString(36)}`;
const ITEM = 'Data and code are where the statement says';

let browser: Browser;
let desk: WatchedPage;

beforeAll(async () => {
  browser = await openBrowser();
  const like = (await admin.db.doc(`${SUBMISSIONS}/demo-under-review`).get()).data();
  const own = { title: `Silt counted ${ID}`, editors: [], number: 'CES-2026-90003' };
  await admin.db.doc(`${SUBMISSIONS}/${ID}`).set({ ...like, ...own });
  const editor = { email: 'editor@saltmarsh.example', password: press.password };
  const path = `${adminSubmissionPath(ID)}?tab=manuscript`;
  desk = await openAs(browser, editor, path, { viewport: DESKTOP });
});
afterAll(() => browser.close());

async function faultsIn(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const look of LOOKS) {
    await dress(page, look);
    faults.push(...(await faultsOf(page, look.name, look.rules)));
  }
  await dress(page, { viewport: DESKTOP, theme: 'light' });
  return faults;
}

it('ticks an item of the journal’s checklist, and says who did so', async () => {
  const { page } = desk;
  const item = page.getByRole('checkbox', { name: ITEM });
  await item.click();
  await page.getByText(/Ticked by you/).waitFor();
  expect(await item.isChecked()).toBe(true);
  await page.getByText('1 of 3 ticked.').waitFor();
  expect(await faultsIn(page)).toEqual([]);
  await item.click();
  await page.getByText(/Tick removed by you/).waitFor();
});
