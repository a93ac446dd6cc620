import { AccountsSchema } from '@quire/model/entities/accounts';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type ChargesPress,
  followEvents,
  invoicesOf,
  payer,
  putBilled,
  putBilling,
  startChargesPress,
} from '../../../testing/test-charges.ts';
import { PEOPLE } from '../../../testing/test-submissions.ts';
import { creditInvoice } from '../credit-invoice.ts';
import { recordPayment, recordRefund } from '../record-payment.ts';
import { csvText } from './csv-text.ts';
import { exportLedger } from './export-ledger.ts';
import { journalRows } from './ledger-rows.ts';

let press: ChargesPress;
const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const paid = (invoice: StoredInvoice, amount: number, at: string) => ({
  ...{
    invoice: invoice.id,
    key: `key-${amount}`,
    method: 'card' as const,
    reference: '=HYPERLINK()',
  },
  ...{ amount, at: `${at}T12:00:00.000Z` },
});

async function issued(
  id: string,
  ...payers: Parameters<typeof payer>[0][]
): Promise<StoredInvoice> {
  await putBilled(press, id);
  if (payers.length > 0) await putBilling(press, id, payers.map(payer));
  await followEvents(press, id);
  const [invoice] = await invoicesOf(press, id);
  if (!invoice) throw new Error('nothing was issued');
  return invoice;
}
/** The rows as objects with the headings as keys. */
function rowsOf(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  const names = head.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((each, place) => [names[place] ?? '', each])),
  );
}

beforeAll(async () => {
  press = await startChargesPress();
  const home = await issued('home');
  await issued('abroad', { country: 'US', organisation: 'Brook University', vatId: '' });
  const reverse = await issued('reverse', { country: 'FR', vatId: 'FR40303265045' });
  await creditInvoice(press, PEOPLE.finance, {
    invoice: reverse.id,
    reason: 'Wrong',
    reissue: false,
  });
  press.pass(60);
  await recordPayment(press, PEOPLE.finance, paid(home, 107_100, '2026-06-02'));
  await recordRefund(press, PEOPLE.finance, paid(home, 7_100, '2026-07-01'));
});
afterAll(() => press.close());

it('lists every document and payment of the days, without formulas', async () => {
  const { name, text } = await exportLedger(press, PEOPLE.finance, { ...YEAR, format: 'csv' });
  expect(name).toBe('ledger-2026-01-01-2026-12-31.csv');
  const log = (await press.db.collection('audit').get()).docs.map((doc) => doc.data());
  const { uid: by } = PEOPLE.finance;
  const ofFinance = (action: string) => expect.objectContaining({ action, by });
  expect(log).toContainEqual(ofFinance('export.ledger'));
  expect(log).toContainEqual(ofFinance('invoice.change'));
  const rows = rowsOf(text);
  expect(rows.map(({ entry }) => entry).toSorted()).toEqual([
    ...['credit note', 'invoice', 'invoice', 'invoice', 'payment', 'refund'],
  ]);
  expect(rows.find(({ entry }) => entry === 'payment')).toMatchObject({
    ...{ paid: '1071.00', method: 'card', reference: "'=HYPERLINK()", date: '2026-06-02' },
  });
  expect(rows.find(({ entry }) => entry === 'credit note')).toMatchObject({
    ...{ total: '-900.00', state: '' },
  });
  // Columns can be summed in a spreadsheet without double counting.
  const column = (name: string) =>
    rows.reduce((sum, row) => sum + Math.round(Number(row[name] || 0) * 100), 0);
  expect([column('paid'), column('refunded')]).toEqual([107_100, 7_100]);
  const june = { from: '2026-07-01', to: '2026-07-31', format: 'csv' } as const;
  const later = rowsOf((await exportLedger(press, PEOPLE.finance, june)).text);
  expect(later.map(({ entry }) => entry)).toEqual(['refund']);
});

it('books each with equal debits and credits, and taxed revenue separately', async () => {
  const asked = { ...YEAR, format: 'accounting' } as const;
  const rows = rowsOf((await exportLedger(press, PEOPLE.finance, asked)).text);
  const sum = (chosen: typeof rows, side: 'debit' | 'credit') =>
    chosen.reduce((all, row) => all + Math.round(Number(row[side] ?? 0) * 100), 0);
  const byEvent = Map.groupBy(rows, ({ date, document, entry }) => `${date}${document}${entry}`);
  expect(byEvent.size).toBe(6);
  for (const lines of byEvent.values()) expect(sum(lines, 'debit')).toBe(sum(lines, 'credit'));
  const accounts = AccountsSchema.parse({});
  const of = (account: string) => rows.filter((row) => row.account === account);
  expect(sum(of(accounts.revenue), 'credit')).toBe(90_000);
  expect(sum(of(accounts.revenueAbroad), 'credit')).toBe(90_000);
  expect(sum(of(accounts.revenueReverseCharge), 'credit')).toBe(90_000);
  expect(sum(of(accounts.revenueReverseCharge), 'debit')).toBe(90_000);
  expect(sum(of(accounts.tax), 'credit')).toBe(17_100);
  expect(sum(of(accounts.card), 'debit') - sum(of(accounts.card), 'credit')).toBe(100_000);
  // The receivables: the invoice from abroad, and the refund of the first.
  const owed = sum(of(accounts.receivable), 'debit') - sum(of(accounts.receivable), 'credit');
  expect(owed).toBe(90_000 + 7_100);
});

it('uses the names of accounts from the settings', async () => {
  const accounts = { ...AccountsSchema.parse({}), card: 'Stripe.1' };
  const all = await invoicesOf(press, 'home');
  const names = journalRows(all, YEAR, accounts).map((row) => row[3]);
  expect(names).toContain('Stripe.1');
});

it('is for finance, and requires days in their order', async () => {
  const asked = { ...YEAR, format: 'csv' } as const;
  await expect(exportLedger(press, PEOPLE.editor, asked)).rejects.toMatchObject({
    code: 'access/denied',
  });
  const turned = { from: '2026-02-02', to: '2026-02-01', format: 'csv' } as const;
  await expect(exportLedger(press, PEOPLE.admin, turned)).rejects.toMatchObject({
    code: 'input/invalid',
  });
});

it('writes possible formulas as text, and quotes values with commas', () => {
  expect(csvText([['=1+1', 'a,b', 'say "no"', '-900.00', '-x', '@y', '＝1', '\n=1']])).toBe(
    `\uFEFF'=1+1,"a,b","say ""no""",-900.00,'-x,'@y,'＝1,"'\n=1"\r\n`,
  );
});

it('includes once a payment that came before its invoice was issued', async () => {
  const { id } = await issued('early');
  const asked = {
    key: 'key-early',
    amount: 100,
    method: 'bank-transfer',
    reference: 'EARLY',
  } as const;
  const early = { ...asked, invoice: id, at: '2025-12-30T00:00:00.000Z' };
  await recordPayment(press, PEOPLE.finance, early);
  const found = async (from: string, to: string, format: 'csv' | 'accounting') =>
    (await exportLedger(press, PEOPLE.finance, { from, to, format })).text.split('EARLY').length -
    1;
  expect(await found('2025-01-01', '2025-12-31', 'csv')).toBe(1);
  expect(await found('2025-01-01', '2025-12-31', 'accounting')).toBe(2);
  expect(await found('2026-01-01', '2026-12-31', 'csv')).toBe(0);
});

it('does not accept a payment on a future day', async () => {
  const { id } = await issued('to-come');
  const asked = {
    invoice: id,
    key: 'key-to-come',
    amount: 100,
    method: 'other',
    reference: '',
  } as const;
  const later = { ...asked, at: '2206-06-02T00:00:00.000Z' };
  await expect(recordPayment(press, PEOPLE.finance, later)).rejects.toMatchObject({
    ...{ code: 'input/invalid', details: { field: 'at' } },
  });
});

it('returns the electronic invoices of the days in one archive, and names documents without one', async () => {
  await putBilled(press, 'uneven', {
    quote: { currency: 'KWD', amount: 90_001, at: '2026-05-01T00:00:00.000Z' },
  });
  await followEvents(press, 'uneven');
  const asked = { ...YEAR, format: 'ubl' } as const;
  const { name, data = '' } = await exportLedger(press, PEOPLE.finance, asked);
  expect(name).toBe('e-invoices-2026-01-01-2026-12-31.zip');
  const files = unzipSync(Buffer.from(data, 'base64'));
  const [uneven] = await invoicesOf(press, 'uneven');
  const [home] = await invoicesOf(press, 'home');
  expect(strFromU8(files[`${home?.number}.xml`] ?? new Uint8Array())).toContain(
    `<cbc:ID>${home?.number}</cbc:ID>`,
  );
  expect(files[`${uneven?.number}.xml`]).toBeUndefined();
  expect(strFromU8(files['without.txt'] ?? new Uint8Array())).toContain(uneven?.number);
  const none = { from: '2025-01-01', to: '2025-01-01', format: 'ubl' } as const;
  const empty = (await exportLedger(press, PEOPLE.finance, none)).data ?? '';
  expect(Object.keys(unzipSync(Buffer.from(empty, 'base64')))).toEqual([]);
});
