/** An editor works through the checks of a manuscript. */

import {
  BOUNCED_ADDRESSES,
  RETRACTED_WORKS,
  RETRACTION_LIST,
  SUBMISSION_FILES,
  SUBMISSIONS,
} from '@quire/model/collections';
import { bouncedAddressId } from '@quire/model/entities/bounced-address';
import { errorMessage } from '@quire/model/errors';
import { adminSubmissionPath, adminToolsPath } from '@quire/model/office-paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, dress, faultsOf, LOOKS } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import type { WatchedPage } from './watched-page.ts';

const ID = `checked-${Date.now().toString(36)}`;
const GONE = `gone-${ID}@nordvik.example`;
const DOI = `10.5555/${ID}`;
const CSV = `Record ID,OriginalPaperDOI,RetractionNature,RetractionDate,RetractionDOI\n1,${DOI},Retraction,3/14/2019 0:00,unavailable\n`;
const ITEM = 'Data and code are where the statement says';

let browser: Browser;
let desk: WatchedPage;

beforeAll(async () => {
  browser = await openBrowser();
  const like = (await admin.db.doc(`${SUBMISSIONS}/demo-under-review`).get()).data();
  const [author] = like?.authors ?? [];
  const own = {
    ...{ title: `Silt counted ${ID}`, editors: [], number: 'CES-2026-90003' },
    authors: [{ ...author, id: 'one', given: 'Gone', family: 'Away', email: GONE }],
  };
  const at = new Date().toISOString();
  const submission = admin.db.doc(`${SUBMISSIONS}/${ID}`);
  await submission.set({ ...like, ...own });
  await submission
    .collection(SUBMISSION_FILES)
    .doc('manuscript1')
    .set({
      ...{ kind: 'manuscript', name: 'silt.docx', label: '', format: 'docx', size: 9, version: 1 },
      ...{ sha256: 'a'.repeat(64), path: `submissions/${ID}/files/manuscript1.docx`, round: 0 },
      ...{ uploadedBy: 'demo-author', uploadedAt: at, namesFound: [], retired: false, dois: [DOI] },
    });
  await admin.db.doc(`${BOUNCED_ADDRESSES}/${bouncedAddressId(GONE)}`).set({
    ...{ address: GONE, status: '5.1.1', reason: '550 5.1.1 No such user', count: 1 },
    ...{ firstOn: at.slice(0, 10), lastOn: at.slice(0, 10) },
  });
  const editor = { email: 'editor@saltmarsh.example', password: press.password };
  const path = `${adminSubmissionPath(ID)}&tab=manuscript`;
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

it('says in place why a PDF proof cannot be created', async () => {
  const { page } = desk;
  await page.getByRole('button', { name: 'Open PDF proof' }).click();
  // The record names a file that nobody has sent.
  await page.getByText(errorMessage('file/not-found')).waitFor();
  expect(await faultsIn(page)).toEqual([]);
});

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

it('says that a mail to an author came back', async () => {
  const { page } = desk;
  await page.getByText(new RegExp(`A mail to ${GONE} bounced`)).waitFor();
});

it('finds a retracted work among the references, by a list that an admin has imported', async () => {
  const { page } = desk;
  const began = new Date().toISOString();
  const boss = { email: 'admin@saltmarsh.example', password: press.password };
  const tools = await openAs(browser, boss, adminToolsPath(), { viewport: DESKTOP });
  await tools.page.getByLabel('File with retracted works').setInputFiles({
    ...{ name: 'retraction_watch.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) },
  });
  await tools.page.getByText('One work retracted').waitFor();
  expect(await faultsIn(tools.page)).toEqual([]);
  await tools.page
    .getByRole('region', { name: 'Import retracted works' })
    .getByRole('button', { name: 'Import' })
    .click();
  // It is written last, once all works are there.
  const list = admin.db.collection(RETRACTED_WORKS).doc(RETRACTION_LIST);
  const importedAt = async () => String((await list.get()).get('importedAt') ?? '');
  await expect.poll(async () => (await importedAt()) > began, { timeout: 90_000 }).toBe(true);
  await tools.page.context().close();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText(`${DOI} (retracted, 14 Mar 2019)`).waitFor();
  expect(await faultsIn(page)).toEqual([]);
});
