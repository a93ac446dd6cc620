/** What finance writes by hand: a quotation that becomes an invoice, an invoice, a payer's account. */
import { INVOICES, MAIL } from '@quire/model/collections';
import { adminInvoicesPath } from '@quire/model/office-paths';
import { adminDashboardPath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, faultsOf } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { type AtForm, atForm } from './office/at-form.ts';
import { newWord } from './office/word.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const FINANCE = { email: 'finance@saltmarsh.example', password: press.password };
const WORD = newWord();
const PAYER = { Organisation: `${WORD} Society`, 'E-mail': `office@${WORD}.example` };

let browser: Browser;
let page: Page;
let office: AtForm;
let problems: () => readonly string[];
beforeAll(async () => {
  browser = await openBrowser();
  const opened = await openAs(browser, FINANCE, adminDashboardPath(), { viewport: DESKTOP });
  page = opened.page;
  problems = opened.problems;
  office = atForm(page);
});
afterAll(() => browser.close());

const mailsTo = async (template: string) => {
  const found = await admin.db.collection(MAIL).where('to', '==', [PAYER['E-mail']]).get();
  return found.docs.filter((doc) => doc.get('template') === template).length;
};

it('shows finance what waits, and how the accounts stand, with the invoices behind each sum', async () => {
  await office.said('Bank entries to confirm');
  await office.open(adminInvoicesPath('overview'));
  for (const label of ['Outstanding', 'Overdue', 'Paid this month', 'Refunds due']) {
    await page.getByText(label, { exact: true }).first().waitFor();
  }
  const invoices = () =>
    page.getByRole('region', { name: 'Table of open invoices' }).locator('tbody tr');
  await invoices().first().waitFor();
  const all = await invoices().count();
  const aged = page.getByRole('button', { name: /days: / }).first();
  await aged.click();
  expect(await invoices().count()).toBeLessThan(all);
  expect(await faultsOf(page, 'how the accounts stand')).toEqual([]);
  await aged.click();
  expect(await invoices().count()).toBe(all);
});

it('says beside each field what is missing of a quotation, and reckons its tax', async () => {
  await office.open(adminInvoicesPath('quotations'));
  await page.getByRole('link', { name: 'New quotation' }).click();
  await office.button('Create quotation').click();
  await page.getByText('Say what it is about.').waitFor();
  await page.getByText('Enter an e-mail address.').waitFor();
  await page.getByText('Choose a country.').waitFor();
  expect(await faultsOf(page, 'a quotation with mistakes')).toEqual([]);
  await office.fill({ ...PAYER, 'Name or department': 'Office', Subject: `${WORD} issue` });
  await page.getByRole('combobox', { name: 'Country' }).fill('Germany');
  await page.getByRole('option', { name: 'Germany', exact: true }).click();
  await office.fill({ 'Description 1': 'Editing', 'Amount 1': '1,000.00' });
  await office.button('Add a line').click();
  await office.fill({ 'Description 2': 'Copies', 'Amount 2': '200' });
  await page.getByText('EUR 1,200.00', { exact: true }).waitFor();
  await office.button('Create quotation').click();
  await page.getByRole('heading', { level: 1, name: /^Q-\d{4}-\d{4}$/ }).waitFor();
  expect(await faultsOf(page, 'a quotation')).toEqual([]);
});

it('mails the quotation, and makes an invoice of it', async () => {
  await office.button('Send').click();
  await office.button('Send', office.dialog()).click();
  await office.said('Quotation sent.');
  await expect.poll(() => mailsTo('payer/quotation'), { timeout: 30_000 }).toBe(1);
  await office.button('Issue invoice').click();
  await office.button('Issue invoice', office.dialog()).click();
  await page.getByRole('heading', { level: 1, name: /^SMP-/ }).waitFor({ timeout: 30_000 });
  await page.getByText(`${WORD} issue`).first().waitFor();
  await expect.poll(() => mailsTo('payer/invoice-issued'), { timeout: 60_000 }).toBe(1);
  expect(await faultsOf(page, 'an invoice by hand')).toEqual([]);
});

it('issues another by hand to the payer who is known now', async () => {
  await office.open(adminInvoicesPath());
  await page.getByRole('link', { name: 'New invoice' }).click();
  await page.getByLabel('Find a known payer').fill(WORD);
  await page.getByRole('option', { name: new RegExp(WORD) }).click();
  expect(await office.field('E-mail').inputValue()).toBe(PAYER['E-mail']);
  await office.fill({ Subject: `${WORD} reprints`, 'Description 1': 'Reprints', 'Amount 1': '50' });
  expect(await faultsOf(page, 'a new invoice')).toEqual([]);
  await office.button('Issue invoice').click();
  await page.getByRole('heading', { level: 1, name: /^SMP-/ }).waitFor({ timeout: 30_000 });
  const found = admin.db.collection(INVOICES).where('billTo.email', '==', PAYER['E-mail']);
  const numbers = (await found.get()).docs.map((doc) => String(doc.get('number'))).toSorted();
  expect(new Set(numbers).size).toBe(2);
});

it('shows what the payer was asked for and what is owed', async () => {
  await page.getByRole('link', { name: 'Statement of account' }).click();
  await page.getByText(`${WORD} Society, ${PAYER['E-mail']}`).waitFor();
  expect(await page.locator('tbody tr').count()).toBe(3);
  await page.getByText(/Balance due: EUR 1,/).waitFor();
  expect(await faultsOf(page, 'a statement of account')).toEqual([]);
  const download = page.waitForEvent('download');
  await office.button('PDF').click();
  expect((await download).suggestedFilename()).toMatch(/^statement-.*\.pdf$/);
  expect(problems()).toEqual([]);
});
