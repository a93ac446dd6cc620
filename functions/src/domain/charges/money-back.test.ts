/** Money that is refunded, or received for a charge that no longer applies. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  byBank,
  type ChargesPress,
  invoiceNow,
  invoicesOf,
  putIssued,
  startChargesPress,
} from '../../testing/test-charges.ts';
import { PEOPLE, submissionNow } from '../../testing/test-submissions.ts';
import { failCardRefund } from './card/fail-card-refund.ts';
import { creditInvoice } from './credit-invoice.ts';
import { recordPayment, recordRefund } from './record-payment.ts';
import { waiveInvoice } from './waive-invoice.ts';

let press: ChargesPress;
beforeAll(async () => {
  press = await startChargesPress();
});
afterAll(() => press.close());

const TOTAL = 107_100;
const stateOf = async (id: string) => (await submissionNow(press, id)).state;

describe('a refund', () => {
  it('reopens the amount: half, refunded, and half again do not pay an invoice', async () => {
    const { id } = await putIssued(press, 'refund-half');
    const pay = (amount: number, key: string) =>
      recordPayment(press, PEOPLE.finance, byBank(id, amount, key));
    await pay(50_000, 'payment-1');
    const back = recordRefund(press, PEOPLE.finance, byBank(id, 50_000, 'refund-01'));
    expect(await back).toMatchObject({ state: 'issued', paid: 50_000, refunded: 50_000 });
    expect(await pay(57_100, 'payment-2')).toMatchObject({ state: 'part_paid' });
    expect(await stateOf('refund-half')).toBe('awaiting_payment');
    expect(await pay(50_000, 'payment-3')).toMatchObject({ state: 'paid' });
    expect(await stateOf('refund-half')).toBe('production');
    expect(await invoiceNow(press, id)).toMatchObject({ isToGiveBack: false });
  });

  it('is reversed if the card’s bank did not accept it', async () => {
    const { id } = await putIssued(press, 'came-back');
    const card = { ...byBank(id, 50_000, 'pi_part_0001'), reference: 'pi_part_0001' };
    await recordPayment(press, 'system', { ...card, method: 'card' });
    await recordRefund(press, 'system', { ...card, method: 'card', key: 're_part_0001' });
    expect(await invoiceNow(press, id)).toMatchObject({ state: 'issued' });
    const failed = { payment: 'pi_part_0001', amount: 50_000, refund: 're_part_0001' };
    await failCardRefund(press, id, failed);
    expect(await invoiceNow(press, id)).toMatchObject({
      state: 'part_paid',
      paid: 100_000,
      refunded: 50_000,
    });
    const rest = byBank(id, 57_100, 'payment-2');
    expect(await recordPayment(press, PEOPLE.finance, rest)).toMatchObject({ state: 'paid' });
  });

  it('is shown as due if money is received for a waived charge', async () => {
    const { id } = await putIssued(press, 'waived-then-paid');
    await recordPayment(press, PEOPLE.finance, byBank(id, 7_100, 'payment-1'));
    await waiveInvoice(press, PEOPLE.finance, { invoice: id, reason: 'Hardship.' });
    expect(await invoiceNow(press, id)).toMatchObject({ isToGiveBack: false, credited: 100_000 });
    await recordPayment(press, 'system', byBank(id, 100_000, 'card-12345'));
    expect(await invoiceNow(press, id)).toMatchObject({ state: 'waived', isToGiveBack: true });
    await recordRefund(press, PEOPLE.finance, byBank(id, 100_000, 'refund-01'));
    expect(await invoiceNow(press, id)).toMatchObject({ isToGiveBack: false });
  });

  it('is followed by the credit note that cancels the charge, once', async () => {
    const { id } = await putIssued(press, 'refund-then-credit');
    await recordPayment(press, PEOPLE.finance, byBank(id, TOTAL, 'payment-1'));
    await recordRefund(press, PEOPLE.finance, byBank(id, TOTAL, 'refund-01'));
    const asked = { invoice: id, reason: 'It was not published.', reissue: false };
    const first = await creditInvoice(press, PEOPLE.finance, asked);
    expect(await creditInvoice(press, PEOPLE.finance, asked)).toEqual(first);
    expect(await invoiceNow(press, id)).toMatchObject({ state: 'cancelled', isToGiveBack: false });
    const notes = (await invoicesOf(press, 'refund-then-credit')).slice(1);
    expect(notes.map(({ total }) => total)).toEqual([TOTAL]);
  });
});
