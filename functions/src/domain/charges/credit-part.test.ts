/** Partial credit notes, and those that accompany a refund. */

import { AccountsSchema } from '@quire/model/entities/accounts';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  byBank,
  type ChargesPress,
  followEvents,
  invoiceNow,
  invoicesOf,
  payer,
  putIssued,
  startChargesPress,
} from '../../testing/test-charges.ts';
import { mailsOf, PEOPLE, submissionNow } from '../../testing/test-submissions.ts';
import { saveBilling } from './billing/save-billing.ts';
import { creditInvoice } from './credit-invoice.ts';
import { creditPart } from './credit-part.ts';
import { invoiceFile } from './invoice-file.ts';
import { journalRows } from './ledger/ledger-rows.ts';
import { recordPayment, recordRefund } from './record-payment.ts';
import { waiveInvoice } from './waive-invoice.ts';

let press: ChargesPress;
beforeAll(async () => {
  press = await startChargesPress();
});
afterAll(() => press.close());

const TOTAL = 107_100;
const credit = (invoice: string, amount: number, key = 'credit-01', who = PEOPLE.finance) =>
  creditPart(press, who, { invoice, amount, key, reason: 'A third author left.' });
const pay = (invoice: string, amount: number, key = 'payment-1') =>
  recordPayment(press, PEOPLE.finance, byBank(invoice, amount, key));
const giveBack = (invoice: string, amount: number, creditReason?: string, key = 'refund-01') => {
  const reason = creditReason === undefined ? {} : { creditReason };
  return recordRefund(press, PEOPLE.finance, { ...byBank(invoice, amount, key), ...reason });
};
const stateOf = async (id: string) => (await submissionNow(press, id)).state;
const notesOf = async (id: string) =>
  (await invoicesOf(press, id)).filter(({ kind }) => kind === 'credit_note');

/** The balance of the receivables account after the bookings, in the smallest unit. */
function receivable(documents: readonly StoredInvoice[]): number {
  const accounts = AccountsSchema.parse({});
  const [, ...rows] = journalRows(documents, { from: '2000-01-01', to: '2999-12-31' }, accounts);
  const units = (text = '') => Math.round(Number(text || 0) * 100);
  return rows
    .filter(([, , , account]) => account === accounts.receivable)
    .reduce((sum, [, , , , debit, given]) => sum + units(debit) - units(given), 0);
}

describe('a partial credit note', () => {
  it('has its own number and documents with the tax of its rate, and reduces the open amount', async () => {
    const before = await putIssued(press, 'part');
    const mails = await mailsOf(press, async () => {
      const asked = [1, 2].map(() => credit(before.id, 11_900));
      const [first, again] = await Promise.all(asked);
      expect(again).toEqual(first);
      await followEvents(press, 'part');
    });
    expect(mails).toEqual(['payer/credit-note → anselm@example.org']);
    const [note, ...more] = await notesOf('part');
    expect(more).toEqual([]);
    expect(note).toMatchObject({
      ...{ net: 10_000, total: 11_900, tax: { amount: 1_900, rate: 1_900 } },
      ...{
        creditNoteOfNumber: before.number,
        number: expect.not.stringMatching(before.number ?? '-'),
      },
    });
    const asked = { invoice: note?.id ?? '', format: 'xml' as const };
    const xml = await invoiceFile(press, PEOPLE.author, asked);
    const text = Buffer.from(xml.data, 'base64').toString();
    expect(text).toContain('<cbc:PayableAmount currencyID="EUR">119.00</cbc:PayableAmount>');
    expect(text).toContain('<cbc:TaxAmount currencyID="EUR">19.00</cbc:TaxAmount>');
    expect(await invoiceNow(press, before.id)).toMatchObject({
      ...{ state: 'issued', total: TOTAL, credited: 11_900 },
      credits: [{ note: note?.id, number: note?.number, amount: 11_900 }],
    });
    expect(await pay(before.id, TOTAL - 11_900)).toMatchObject({ state: 'paid' });
    expect(await stateOf('part')).toBe('production');
    expect(receivable(await invoicesOf(press, 'part'))).toBe(0);
  });

  it('settles a part-paid invoice and begins production; cancels one without payments', async () => {
    const { id } = await putIssued(press, 'rest');
    await pay(id, 50_000);
    expect(await credit(id, 57_100)).toMatchObject({ state: 'paid' });
    expect(await stateOf('rest')).toBe('production');
    const { id: unpaid } = await putIssued(press, 'all-of-it');
    await credit(unpaid, 7_100);
    expect(await credit(unpaid, 100_000, 'credit-02')).toMatchObject({ state: 'cancelled' });
    expect(await stateOf('all-of-it')).toBe('awaiting_payment');
    const notes = await notesOf('all-of-it');
    expect(notes.map(({ total }) => total)).toEqual([7_100, 100_000]);
    expect(notes.reduce((sum, { tax }) => sum + tax.amount, 0)).toBe(17_100);
  });

  it('never exceeds the remaining amount, even concurrently, and excludes a later waiver or cancellation', async () => {
    const { id } = await putIssued(press, 'too-much');
    const asked = ['a', 'b'].map((key) => credit(id, 60_000, `credit-0${key}`));
    const outcomes = (await Promise.allSettled(asked)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(credit(id, 47_101, 'credit-0c')).rejects.toMatchObject({
      ...{ code: 'invoice/too-much', details: { values: { left: 'EUR 471.00' } } },
    });
    await expect(credit(id, 1, 'credit-0d', PEOPLE.editor)).rejects.toMatchObject({
      code: 'access/denied',
    });
    const own = { ...PEOPLE.finance, uid: PEOPLE.author.uid };
    await expect(credit(id, 1, 'credit-0e', own)).rejects.toMatchObject({ code: 'access/denied' });
    await waiveInvoice(press, PEOPLE.finance, { invoice: id, reason: 'Hardship.' });
    expect((await notesOf('too-much')).map(({ total }) => total)).toEqual([60_000, 47_100]);
    expect(receivable(await invoicesOf(press, 'too-much'))).toBe(0);
    await expect(credit(id, 1, 'credit-0f')).rejects.toMatchObject({ code: 'invoice/too-much' });

    const { id: other } = await putIssued(press, 'then-cancelled');
    await credit(other, 7_100);
    // A new one would charge the full amount again.
    const billed = { submission: 'then-cancelled', base: 0, data: { payers: [payer()] } };
    await expect(saveBilling(press, PEOPLE.author, billed)).rejects.toMatchObject({
      code: 'billing/too-late',
    });
    await creditInvoice(press, PEOPLE.finance, { invoice: other, reason: 'x', reissue: false });
    const totals = (await notesOf('then-cancelled')).map(({ total }) => total);
    expect(totals).toEqual([7_100, 100_000]);
    expect(receivable(await invoicesOf(press, 'then-cancelled'))).toBe(0);
  });
});

describe('a refund of a paid invoice', () => {
  it('comes with a credit note of the same amount, once: the bookings balance', async () => {
    const { id } = await putIssued(press, 'refund-all');
    await pay(id, TOTAL);
    const answers = await Promise.all([1, 2].map(() => giveBack(id, TOTAL, 'Not published.')));
    expect(answers).toEqual(
      [1, 2].map(() => ({ state: 'refunded', paid: TOTAL, refunded: TOTAL })),
    );
    expect(await notesOf('refund-all')).toMatchObject([
      { total: TOTAL, net: 90_000, tax: { amount: 17_100 } },
    ]);
    expect(receivable(await invoicesOf(press, 'refund-all'))).toBe(0);
    await expect(
      creditInvoice(press, PEOPLE.finance, { invoice: id, reason: 'x', reissue: false }),
    ).rejects.toMatchObject({ code: 'invoice/wrong-state' });
  });

  it('credits no more than was charged: an overpayment is only refunded', async () => {
    const { id } = await putIssued(press, 'refund-more');
    await recordPayment(press, PEOPLE.finance, {
      ...byBank(id, 110_000, 'payment-1'),
      isMore: true,
    });
    expect(await giveBack(id, 2_900, 'Too much')).toMatchObject({ state: 'paid' });
    expect(await notesOf('refund-more')).toEqual([]);
    await giveBack(id, 7_100, 'Of the charge', 'refund-02');
    expect((await notesOf('refund-more')).map(({ total }) => total)).toEqual([7_100]);
    expect(await invoiceNow(press, id)).toMatchObject({ state: 'paid', isToGiveBack: false });
    expect(receivable(await invoicesOf(press, 'refund-more'))).toBe(0);
  });

  it('of an open invoice leaves the rest to pay', async () => {
    const { id } = await putIssued(press, 'refund-open');
    await pay(id, 100_000);
    expect(await giveBack(id, 100_000, 'Reduced')).toMatchObject({ state: 'issued' });
    expect(await pay(id, 7_100, 'payment-2')).toMatchObject({ state: 'paid' });
    expect(receivable(await invoicesOf(press, 'refund-open'))).toBe(0);
  });
});
