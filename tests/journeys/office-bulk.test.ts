/** Work with many records at once: articles are moved, scheduled and exported, invoices saved as one archive. */
import { ARTICLES } from '@quire/model/collections';
import { adminInvoicesPath, adminJournalAllArticlesPath } from '@quire/model/office-paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, dress, faultsOf, PHONE } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { seedArticleDrafts } from './office/seed-article-drafts.ts';
import { newWord } from './office/word.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const JOURNAL = 'CES';
const WORD = newWord();
const LIST = `${adminJournalAllArticlesPath(JOURNAL)}?q=${WORD}`;
const demo = (who: string) => ({ email: `${who}@saltmarsh.example`, password: press.password });

let browser: Browser;
let page: Page;
let ids: readonly string[] = [];
let issue = '';

beforeAll(async () => {
  const [opened, drafts] = await Promise.all([openBrowser(), seedArticleDrafts(WORD)]);
  browser = opened;
  ({ ids, issue } = drafts);
  page = (await openAs(browser, demo('editor'), LIST, { viewport: DESKTOP })).page;
  await page.getByText(`${WORD} draft 1`).waitFor({ timeout: 30_000 });
});
afterAll(async () => {
  for (const id of ids) await admin.db.recursiveDelete(admin.db.collection(ARTICLES).doc(id));
  await browser.close();
});

const selection = () => page.getByRole('region', { name: 'Selection' });
const dialog = () => page.getByRole('dialog');
async function choose(label: string | RegExp) {
  await page.getByLabel('Select all shown').check();
  await selection().getByRole('button', { name: label }).click();
}
const of = async (field: string) => {
  const found = await Promise.all(ids.map((id) => admin.db.collection(ARTICLES).doc(id).get()));
  return found.map((each) => each.get(field));
};

describe('two articles, selected', () => {
  it('are moved to another issue of their journal, and back', async () => {
    await choose('Move to an issue');
    await dialog().getByLabel('Issue').click();
    const option = page
      .getByRole('option')
      .filter({ hasNotText: `${JOURNAL} ${issue},` })
      .first();
    const to = (await option.innerText()).split(/[ ,]/)[1];
    await option.click();
    await dress(page, { theme: 'light', viewport: PHONE });
    expect(await faultsOf(page, 'what an action asks')).toEqual([]);
    await dress(page, { theme: 'light', viewport: DESKTOP });
    await dialog().getByRole('button', { name: 'Move to an issue' }).click();
    await page.getByText('2 articles moved.').waitFor();
    expect([await of('issue'), await of('revision')]).toEqual([
      ...[
        [to, to],
        [2, 2],
      ],
    ]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => of('issue')).toEqual([issue, issue]);
    expect(await of('revision')).toEqual([3, 3]);
  });

  it('are exported without the others of the list', async () => {
    await page.goto(press.press + LIST);
    await page.getByLabel(`Select ${WORD} draft 0`).check();
    await selection().getByRole('button', { name: 'Export selection' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    const lines = Buffer.concat(chunks).toString().trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${WORD} draft 0`);
  });

  it('are scheduled where nothing keeps them from readers, and said why not else', async () => {
    await page.goto(press.press + LIST);
    await choose('Schedule publication');
    const go = dialog().getByRole('button', { name: 'Schedule publication' });
    await dialog().getByLabel('Date and time').fill('2020-01-01T09:00');
    await dialog().getByText('Enter a time in the future.').waitFor();
    expect(await go.isDisabled()).toBe(true);
    const year = new Date().getUTCFullYear() + 1;
    await dialog().getByLabel('Date and time').fill(`${year}-01-15T09:00`);
    await go.click();
    await dialog().getByText('1 of 2 records could not be changed:').waitFor({ timeout: 60_000 });
    await dialog().getByText('The DOI is missing.').waitFor();
    expect(await of('status')).toEqual(['scheduled', 'draft']);
    await dialog().getByRole('button', { name: 'Close' }).click();
    await choose(/^Cancel scheduled publication/);
    await dialog().getByLabel('Reason').fill('Not yet.');
    await dialog().getByRole('button', { name: 'Cancel scheduled publication' }).click();
    await expect.poll(() => of('status'), { timeout: 30_000 }).toEqual(['draft', 'draft']);
  });
});

it('saves the PDFs of several invoices in one archive', async () => {
  const list = adminInvoicesPath();
  const { page: finance } = await openAs(browser, demo('finance'), list, { viewport: DESKTOP });
  await expect.poll(() => finance.locator('tbody tr').count()).toBeGreaterThan(2);
  await finance.getByLabel('Select all shown').check();
  await finance
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: /^Download PDF/ })
    .click();
  const [download] = await Promise.all([
    finance.waitForEvent('download', { timeout: 90_000 }),
    finance.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^invoices-\d{4}-\d\d-\d\d\.zip$/);
});
