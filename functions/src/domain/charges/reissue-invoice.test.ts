/** An invoice that was credited without a replacement, and reissued later. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  byBank,
  type ChargesPress,
  followEvents,
  invoiceNow,
  invoicesOf,
  payer,
  putBilled,
  putBilling,
  putIssued,
  startChargesPress,
} from '../../testing/test-charges.ts';
import { mailsOf, PEOPLE, submissionNow } from '../../testing/test-submissions.ts';
import { moveSubmission } from '../submissions/move-submission.ts';
import { creditInvoice } from './credit-invoice.ts';
import { recordPayment } from './record-payment.ts';
import { reissueInvoice } from './reissue-invoice.ts';

let press: ChargesPress;
beforeAll(async () => {
  press = await startChargesPress();
});
afterAll(() => press.close());

const stateOf = async (id: string) => (await submissionNow(press, id)).state;
const credit = (invoice: string, reissue = false) =>
  creditInvoice(press, PEOPLE.finance, { invoice, reason: 'Wrong payer.', reissue });
const anew = (invoice: string, who = PEOPLE.finance) => reissueInvoice(press, who, { invoice });
const invoicesNow = async (id: string) =>
  (await invoicesOf(press, id)).filter(({ kind }) => kind === 'invoice');
const settle = (submission: string) =>
  moveSubmission(press, PEOPLE.admin, {
    ...{ submission, event: 'settle_payment', from: 'awaiting_payment' },
  });

describe('an invoice that was credited', () => {
  it('is reissued once, even concurrently: same price, a new number, the current payer', async () => {
    const before = await putIssued(press, 'anew-once');
    await credit(before.id);
    await followEvents(press, 'anew-once');
    await expect(settle('anew-once')).rejects.toMatchObject({ code: 'submission/unpaid' });
    expect(await invoicesNow('anew-once')).toHaveLength(1);
    await putBilling(press, 'anew-once', [payer({ organisation: 'Other Department' })]);
    const asked = [PEOPLE.finance, PEOPLE.finance, PEOPLE.admin].map((who) => anew(before.id, who));
    const answers = await Promise.all(asked);
    const [, after, ...more] = await invoicesNow('anew-once');
    expect(more).toEqual([]);
    expect(answers).toEqual(answers.map(() => ({ invoices: [after?.id] })));
    expect(after).toMatchObject({
      ...{ state: 'issued', net: before.net, total: before.total, round: 1 },
      billTo: { organisation: 'Other Department' },
    });
    const numbers = (await invoicesOf(press, 'anew-once')).map(({ number }) => number?.slice(-1));
    expect(numbers.toSorted()).toEqual(['1', '2', '3']);
    const mails = await mailsOf(press, () => followEvents(press, 'anew-once'));
    expect(mails).toContain('payer/invoice-issued → accounts@ravnfjord.example');
    await recordPayment(press, PEOPLE.finance, byBank(after?.id ?? '', before.total, 'payment-1'));
    expect(await stateOf('anew-once')).toBe('production');
  });

  it('keeps a split waiting until its share is reissued, and changes no other share', async () => {
    await putBilled(press, 'anew-split');
    const half = { share: 5_000 };
    await putBilling(press, 'anew-split', [payer(half), payer({ ...half, name: 'B' })]);
    await followEvents(press, 'anew-split');
    const [first, second] = await invoicesNow('anew-split');
    if (!first || !second) throw new Error('not split');
    await credit(first.id);
    await recordPayment(press, PEOPLE.finance, byBank(second.id, second.total, 'payment-1'));
    expect(await stateOf('anew-split')).toBe('awaiting_payment');
    const { invoices } = await anew(first.id);
    expect(invoices).toEqual(['anew-split~1~0']);
    expect(await invoiceNow(press, second.id)).toMatchObject({ state: 'paid' });
    await recordPayment(press, PEOPLE.finance, byBank('anew-split~1~0', first.total, 'payment-2'));
    expect(await stateOf('anew-split')).toBe('production');
  });

  it('allows a reissued share to be credited like any other', async () => {
    await putBilled(press, 'anew-again');
    const half = { share: 5_000 };
    await putBilling(press, 'anew-again', [payer(half), payer({ ...half, name: 'B' })]);
    await followEvents(press, 'anew-again');
    await credit('anew-again~0~0');
    await anew('anew-again~0~0');
    expect(await invoiceNow(press, 'anew-again~1~0')).not.toHaveProperty('creditedBy');
    await credit('anew-again~1~0');
    expect(await invoiceNow(press, 'anew-again~1~0')).toMatchObject({ state: 'cancelled' });
  });

  it('is issued from its current billing if no share is valid, however many pay then', async () => {
    const { id, net } = await putIssued(press, 'anew-whole');
    await credit(id);
    const shares = [payer({ share: 2_500 }), payer({ share: 7_500, name: 'B' })];
    await putBilling(press, 'anew-whole', shares);
    const { invoices } = await anew(id);
    expect(invoices).toEqual(['anew-whole~1~0', 'anew-whole~1~1']);
    const nets = (await invoicesNow('anew-whole')).slice(1).map((each) => each.net);
    expect(nets).toEqual([net / 4, (net * 3) / 4]);
    expect(await anew(id)).toEqual({ invoices: ['anew-whole~1~0'] });
  });

  it('keeps its recipient if there are no other data', async () => {
    const { id, billTo } = await putIssued(press, 'anew-unknown');
    await credit(id);
    const ref = press.db.collection('submissions').doc('anew-unknown');
    await ref.update({ owner: 'gone', authors: [] });
    const { invoices } = await anew(id);
    expect(await invoiceNow(press, invoices[0] ?? '')).toMatchObject({ state: 'issued', billTo });
  });

  it('is also reissued if it is credited with a replacement in the meantime', async () => {
    const { id } = await putIssued(press, 'anew-race');
    const first = await credit(id);
    const second = await credit(id, true);
    expect(second).toEqual({ ...first, invoice: 'anew-race~1~0' });
    expect(await credit(id, true)).toEqual(second);
    expect(await anew(id)).toEqual({ invoices: ['anew-race~1~0'] });
  });

  it('is not reissued without the right, while it is valid, or after the manuscript was withdrawn', async () => {
    const { id } = await putIssued(press, 'anew-refused');
    await expect(anew(id)).rejects.toMatchObject({ code: 'invoice/wrong-state' });
    await credit(id);
    for (const who of [PEOPLE.editor, PEOPLE.author]) {
      await expect(anew(id, who)).rejects.toMatchObject({ code: 'access/denied' });
    }
    await press.db.collection('submissions').doc('anew-refused').update({ state: 'withdrawn' });
    await expect(anew(id)).rejects.toMatchObject({ code: 'invoice/wrong-state' });
  });
});
