import { DISCOUNT_REQUESTS, INVOICES, WHO_LOG } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ChargesPress,
  followEvents,
  invoicesOf,
  payer,
  putBilled,
  startChargesPress,
} from '../../testing/test-charges.ts';
import { PEOPLE } from '../../testing/test-submissions.ts';
import { saveBilling } from './billing/save-billing.ts';
import { decideDiscount } from './discounts/decide-discount.ts';
import { requestDiscount } from './discounts/request-discount.ts';
import { recordPayment, recordRefund } from './record-payment.ts';
import { remindInvoice } from './remind-invoices.ts';
import { waiveInvoice } from './waive-invoice.ts';

let press: ChargesPress;
beforeAll(async () => {
  press = await startChargesPress();
});
afterAll(() => press.close());

const money = (invoice: string, key: string) =>
  ({
    ...{ invoice, key, amount: 100, reference: '' },
    method: 'bank-transfer',
    at: '2026-06-02T00:00:00.000Z',
  }) as const;
const STAFF = [PEOPLE.finance.uid, PEOPLE.editor.uid];

describe('the author’s view of an invoice', () => {
  it('names no staff account, whatever they did to an invoice; the log beside it does', async () => {
    await putBilled(press, 'unnamed');
    await followEvents(press, 'unnamed');
    const data = { payers: [payer()] };
    await saveBilling(press, PEOPLE.author, { submission: 'unnamed', base: 0, data });
    const all = await invoicesOf(press, 'unnamed');
    const id = all.find(({ kind, state }) => kind === 'invoice' && state === 'issued')?.id ?? '';
    await recordPayment(press, PEOPLE.finance, money(id, 'payment-1'));
    await recordRefund(press, PEOPLE.finance, money(id, 'refund-01'));
    await remindInvoice(press, PEOPLE.finance, { invoice: id });
    await waiveInvoice(press, PEOPLE.finance, { invoice: id, reason: 'No money.' });
    const after = await invoicesOf(press, 'unnamed');
    for (const uid of STAFF) expect(JSON.stringify(after)).not.toContain(`"${uid}"`);
    const invoice = after.find((each) => each.id === id);
    expect(invoice?.events.map(({ event, by }) => [event, by])).toEqual([
      ['issue', 'author'],
      ...['pay', 'refund', 'remind', 'waive'].map((event) => [event, 'staff']),
    ]);
    expect(invoice?.payments.map(({ by }) => by)).toEqual(['staff', 'staff']);
    const log = await press.db.collection(INVOICES).doc(id).collection(WHO_LOG).get();
    expect(log.docs.map((each) => [each.id, each.get('event'), each.get('by')])).toEqual([
      ['0000', 'issue', PEOPLE.author.uid],
      ['0001', 'pay', PEOPLE.finance.uid],
      ['0002', 'refund', PEOPLE.finance.uid],
      ['0003', 'remind', PEOPLE.finance.uid],
      ['0004', 'waive', PEOPLE.finance.uid],
    ]);
  });

  it('does not say who decided on a request', async () => {
    await putBilled(press, 'undecided');
    await followEvents(press, 'undecided');
    const asked = { submission: 'undecided', kind: 'waiver', reason: 'No money.' } as const;
    const { request } = await requestDiscount(press, PEOPLE.author, asked);
    const decision = { request, decision: 'refused', reason: 'There is an agreement.' } as const;
    await decideDiscount(press, PEOPLE.finance, decision);
    await decideDiscount(press, PEOPLE.finance, decision);
    const ref = press.db.collection(DISCOUNT_REQUESTS).doc(request);
    const stored = (await ref.get()).data();
    expect(stored).toMatchObject({ state: 'refused', decidedBy: 'staff' });
    for (const uid of STAFF) expect(JSON.stringify(stored)).not.toContain(`"${uid}"`);
    expect((await ref.collection(WHO_LOG).doc('decided').get()).get('by')).toBe(PEOPLE.finance.uid);
  });
});
