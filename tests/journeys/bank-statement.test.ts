/** A statement of the bank: what it brings is matched, confirmed by a person, and brought once. */
import { INVOICES, SUBMISSIONS } from '@quire/model/collections';
import { adminInvoicesPath } from '@quire/model/office-paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, faultsOf } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { type SeededDraft, seedDraft } from './manuscript/seed-draft.ts';
import { untilState } from './manuscript/until-state.ts';
import { type AtForm, atForm } from './office/at-form.ts';
import { newWord } from './office/word.ts';
import { joinPress } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const FINANCE = { email: 'finance@saltmarsh.example', password: press.password };
const WORD = newWord();

let browser: Browser;
let page: Page;
let office: AtForm;
let draft: SeededDraft;
let number = '';
beforeAll(async () => {
  browser = await openBrowser();
  draft = await seedDraft(await joinPress('bertrand'), `${WORD} on a statement`);
  const quote = { currency: 'EUR', amount: 90_000, at: new Date().toISOString() };
  const accepted = { state: 'awaiting_payment', journal: 'QPH', number: 'QPH-2026-90002', quote };
  await admin.db.collection(SUBMISSIONS).doc(draft.id).update(accepted);
  const opened = await openAs(browser, FINANCE, adminInvoicesPath('bank'), { viewport: DESKTOP });
  page = opened.page;
  office = atForm(page);
});
afterAll(() => browser.close());

const today = () => new Date().toISOString().slice(0, 10);
const entry = (amount: string, text: string) => `<Ntry><Amt Ccy="EUR">${amount}</Amt>
  <CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${today()}</Dt></BookgDt>
  <NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>${WORD} University</Nm></Pty></Dbtr></RltdPties>
  <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const statement = (entries: string, before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}
  <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
  <Acct><Id><IBAN>NO9386011117947</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;

async function bring(text: string) {
  await office.button('Import statement').click();
  await office
    .dialog()
    .getByLabel('Bank statement')
    .setInputFiles({
      ...{ name: `${WORD}.xml`, mimeType: 'application/xml' },
      buffer: Buffer.from(text),
    });
  await office.button('Import', office.dialog()).click();
}
const close = () => office.button('Close', office.dialog()).click();
const rows = () => page.getByRole('table').locator('tbody tr').filter({ hasText: WORD });
/** On the page of an entry, where its invoices are; the list says the same of each entry. */
const match = () => page.getByRole('region', { name: 'Invoices', exact: true });
const paid = async () => {
  const found = await admin.db.collection(INVOICES).where('number', '==', number).get();
  return Number(found.docs[0]?.get('paid'));
};

it('waits for the invoice of an accepted manuscript', async () => {
  const issued = admin.db.collection(INVOICES).where('submission', '==', draft.id);
  const said = async () => (await issued.get()).docs[0]?.get('number') ?? '';
  await expect.poll(said, { timeout: 60_000 }).not.toBe('');
  number = String(await said());
});

it('refuses a file that declares entities, and keeps it in the dialog', async () => {
  await bring(statement('', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'));
  await office.dialog().getByText('It was not read.').waitFor();
  await office.button('Cancel', office.dialog()).click();
});

it('brings what came, with suggestions, and the second time nothing', async () => {
  const both = statement(entry('100.00', `Invoice ${number}`) + entry('7.77', `${WORD} gift`));
  await bring(both);
  await office.dialog().getByText('2 new entries').waitFor();
  await office.dialog().getByText('This is not the account shown on your invoices.').waitFor();
  expect(await faultsOf(page, 'an imported statement')).toEqual([]);
  await close();
  await expect.poll(() => rows().count(), { timeout: 30_000 }).toBe(2);
  await bring(both);
  await office.dialog().getByText('were already imported').waitFor();
  await close();
  expect(await rows().count()).toBe(2);
  expect(await paid()).toBe(0);
  expect(await faultsOf(page, 'bank entries')).toEqual([]);
});

it('books a part of an invoice once a person confirms it', async () => {
  await rows().filter({ hasText: number }).getByRole('link').first().click();
  await match().getByText('(reference)').waitFor();
  await match().getByText('Likely match').waitFor();
  expect(await faultsOf(page, 'a bank entry')).toEqual([]);
  await office.button('Book EUR 100.00').click();
  await office.said('EUR 100.00 booked.');
  await page.getByText('Booked', { exact: true }).first().waitFor();
  expect(await paid()).toBe(10_000);
});

it('is matched by hand where nothing is suggested, with more than is open', async () => {
  await office.open(adminInvoicesPath('bank'));
  await rows().filter({ hasText: 'gift' }).getByRole('link').first().click();
  await match().getByText('No match found').waitFor();
  expect(await office.button('Book EUR 7.77').isDisabled()).toBe(true);
  await page.getByLabel('Add an invoice').fill(number);
  await page.getByRole('option', { name: number }).click();
  expect(await office.field(`Amount for ${number}`).inputValue()).toBe('7.77');
  await office.fill({ [`Amount for ${number}`]: '5.00' });
  await page.getByText('EUR 2.77 of the entry is not assigned yet.').waitFor();
  await office.fill({ [`Amount for ${number}`]: '7.77' });
  await office.button('Book EUR 7.77').click();
  await office.said('EUR 7.77 booked.');
  expect(await paid()).toBe(10_777);
});

it('books several at once as suggested, and begins production with the last', async () => {
  const found = await admin.db.collection(INVOICES).where('number', '==', number).get();
  const left = (Number(found.docs[0]?.get('total')) - 10_777) / 100;
  await office.open(adminInvoicesPath('bank'));
  await bring(statement(entry(left.toFixed(2), `${number} rest`)));
  await office.dialog().getByText('1 new entry').waitFor();
  await close();
  const row = rows().filter({ hasText: 'rest' });
  // Beside the day on a phone, in a column of its own on a desktop.
  await row.getByText('Reference and amount match').filter({ visible: true }).waitFor();
  await row.getByRole('checkbox').check();
  await office.button('Book as suggested').first().click();
  await office.button('Book as suggested', office.dialog()).click();
  await office.said('One entry booked.');
  await untilState(draft.id, 'production');
  await expect.poll(() => rows().count(), { timeout: 30_000 }).toBe(0);
  await office.button('All entries').click();
  await expect.poll(() => rows().count(), { timeout: 30_000 }).toBe(3);
});
