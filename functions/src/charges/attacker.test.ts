/** What somebody tries who wants to pay less, or have what is not theirs. */
import { INVOICES } from '@quire/model/collections';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ChargesPress,
  followEvents,
  invoicesOf,
  putBilled,
  startChargesPress,
} from '../testing/test-charges.ts';
import { PEOPLE, submissionNow } from '../testing/test-submissions.ts';
import { creditInvoice } from './credit-invoice.ts';
import { recordPayment, recordRefund } from './record-payment.ts';
import { waiveInvoice } from './waive-invoice.ts';

let press: ChargesPress;
beforeAll(async () => {
  press = await startChargesPress();
});
afterAll(() => press.close());

const TOTAL = 107_100;
const money = (invoice: string, amount: number, key: string) => ({
  ...{ invoice, amount, key, method: 'bank-transfer' as const, reference: '' },
  at: '2026-06-02T00:00:00.000Z',
});
async function issued(id: string): Promise<StoredInvoice> {
  await putBilled(press, id);
  await followEvents(press, id);
  const [invoice] = await invoicesOf(press, id);
  if (!invoice) throw new Error('nothing was issued');
  return invoice;
}
const now = async (id: string) => (await press.db.collection(INVOICES).doc(id).get()).data();
const stateOf = async (id: string) => (await submissionNow(press, id)).state;

describe('money that goes back', () => {
  it('is owed again: half, refunded, and half once more do not pay an invoice', async () => {
    const { id } = await issued('refund-half');
    const pay = (amount: number, key: string) =>
      recordPayment(press, PEOPLE.finance, money(id, amount, key));
    await pay(50_000, 'payment-1');
    const back = recordRefund(press, PEOPLE.finance, money(id, 50_000, 'refund-01'));
    expect(await back).toMatchObject({ state: 'issued', paid: 50_000, refunded: 50_000 });
    expect(await pay(57_100, 'payment-2')).toMatchObject({ state: 'part_paid' });
    expect(await stateOf('refund-half')).toBe('awaiting_payment');
    expect(await pay(50_000, 'payment-3')).toMatchObject({ state: 'paid' });
    expect(await stateOf('refund-half')).toBe('production');
    expect(await now(id)).toMatchObject({ isToGiveBack: false });
  });

  it('is seen where it comes for what was waived', async () => {
    const { id } = await issued('waived-then-paid');
    await recordPayment(press, PEOPLE.finance, money(id, 7_100, 'payment-1'));
    await waiveInvoice(press, PEOPLE.finance, { invoice: id, reason: 'Hardship.' });
    expect(await now(id)).toMatchObject({ isToGiveBack: false, credited: 100_000 });
    await recordPayment(press, 'system', money(id, 100_000, 'card-12345'));
    expect(await now(id)).toMatchObject({ state: 'waived', isToGiveBack: true });
    await recordRefund(press, PEOPLE.finance, money(id, 100_000, 'refund-01'));
    expect(await now(id)).toMatchObject({ isToGiveBack: false });
  });

  it('is followed by the credit note that takes the charge back, once', async () => {
    const { id } = await issued('refund-then-credit');
    await recordPayment(press, PEOPLE.finance, money(id, TOTAL, 'payment-1'));
    await recordRefund(press, PEOPLE.finance, money(id, TOTAL, 'refund-01'));
    const asked = { invoice: id, reason: 'It was not published.', reissue: false };
    const first = await creditInvoice(press, PEOPLE.finance, asked);
    expect(await creditInvoice(press, PEOPLE.finance, asked)).toEqual(first);
    expect(await now(id)).toMatchObject({ state: 'cancelled', isToGiveBack: false });
    const notes = (await invoicesOf(press, 'refund-then-credit')).slice(1);
    expect(notes.map(({ total }) => total)).toEqual([TOTAL]);
  });
});
