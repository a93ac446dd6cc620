import { COUNTERS, DISCOUNT_REQUESTS, PROFILES, SUBMISSIONS } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ChargesPress,
  followEvents,
  invoicesOf,
  payer,
  putBilled,
  putBilling,
  putSeller,
  SELLER,
  startChargesPress,
} from '../../testing/test-charges.ts';
import { mailsOf, PEOPLE, putSubmission, submissionNow } from '../../testing/test-submissions.ts';
import { moveSubmission } from '../submissions/move-submission.ts';
import { issueByHand, issueInvoices } from './issue-invoices.ts';
import { reconcileBilling } from './reconcile-billing.ts';

let press: ChargesPress;
beforeAll(async () => {
  press = await startChargesPress();
});
afterAll(() => press.close());

describe('the invoices of a manuscript', () => {
  it('follow from the acceptance: invoice, documents, mail, and production once it is paid', async () => {
    const quote = { currency: 'EUR', amount: 90_000, at: '2026-05-01T00:00:00.000Z' };
    await putSubmission(press, 'whole', { state: 'reviews_complete', number: 'CES-2026-1', quote });
    await moveSubmission(press, PEOPLE.editor, {
      ...{ submission: 'whole', event: 'accept', from: 'reviews_complete', letter: 'Yes.' },
      fewReportsReason: 'Reviewed elsewhere.',
    });
    const mails = await mailsOf(press, () => followEvents(press, 'whole'));
    expect(mails).toEqual(['payer/invoice-issued → anselm@example.org']);
    const [invoice] = await invoicesOf(press, 'whole');
    expect(invoice).toMatchObject({
      ...{ state: 'issued', year: 2026, currency: 'EUR', net: 90_000, total: 107_100 },
      tax: { category: 'S', rate: 1_900, amount: 17_100, reverseCharge: false },
      dueAt: '2026-06-15T23:59:59.000Z',
      billTo: { name: 'Anselm Okoro', organisation: 'University of Ravnfjord', country: 'DE' },
      pdf: expect.stringMatching(/^invoices\/whole~0~0\/SMP-2026-\d{5}\.pdf$/),
    });
    expect(press.bucket.files.get(invoice?.xml ?? '')?.headers.contentType).toBe('application/xml');
    expect((await submissionNow(press, 'whole')).state).toBe('awaiting_payment');
  });

  it('are issued once, however often the event is delivered, also concurrently', async () => {
    await putBilled(press, 'thrice');
    await Promise.all([1, 2, 3].map(() => reconcileBilling(press, 'thrice')));
    const mails = await mailsOf(press, async () => {
      for (let time = 0; time < 3; time += 1) await followEvents(press, 'thrice');
    });
    expect(await invoicesOf(press, 'thrice')).toHaveLength(1);
    expect(mails).toEqual(['payer/invoice-issued → anselm@example.org']);
  });

  it('are split between payers, each with their own tax', async () => {
    await putBilled(press, 'split');
    await putBilling(press, 'split', [
      payer({ share: 3_334 }),
      payer({ share: 3_333, country: 'FR', vatId: 'FR40303265045' }),
      payer({ share: 3_333, country: 'US', name: 'Bursar' }),
    ]);
    await issueInvoices(press, 'split');
    const all = await invoicesOf(press, 'split');
    expect(all.map(({ net, tax }) => [net, tax.category, tax.amount])).toEqual([
      [30_006, 'S', 5_701],
      [29_997, 'AE', 0],
      [29_997, 'O', 0],
    ]);
    expect(new Set(all.map(({ number }) => number)).size).toBe(3);
    expect(all.every(({ splitOf }) => splitOf === 3)).toBe(true);
  });

  it('name each payer’s share as the author’s language writes it', async () => {
    const profile = press.db.collection(PROFILES).doc(PEOPLE.author.uid);
    await profile.set({ language: 'pt-BR' });
    await putBilled(press, 'shares');
    await putBilling(
      press,
      'shares',
      [3_333, 6_667].map((share) => payer({ share })),
    );
    await issueInvoices(press, 'shares');
    await profile.delete();
    const texts = (await invoicesOf(press, 'shares')).map(({ lines }) => lines[0]?.text);
    expect(texts).toEqual([expect.stringMatching(/, 33,33%$/), expect.stringMatching(/, 66,67%$/)]);
  });

  it('show the journal’s editors who requested a discount, from then on', async () => {
    const request = press.db.collection(DISCOUNT_REQUESTS).doc('asking~waiver~00');
    await request.set({ submission: 'asking', shownToEditors: false });
    await putBilled(press, 'asking', { state: 'under_review' });
    await reconcileBilling(press, 'asking');
    expect((await request.get()).get('shownToEditors')).toBe(false);
    await putBilled(press, 'asking');
    await reconcileBilling(press, 'asking');
    expect((await request.get()).get('shownToEditors')).toBe(true);
  });

  it('deduct granted discounts, by the journal’s rule', async () => {
    const voucher = { kind: 'voucher', source: 'v', code: '…K7QP', text: 'Voucher' };
    const discounts = [{ ...voucher, value: { basisPoints: 2_500 } }];
    await putBilled(press, 'cheaper');
    await putBilling(press, 'cheaper', [payer()], { discounts });
    await issueInvoices(press, 'cheaper');
    expect(await invoicesOf(press, 'cheaper')).toMatchObject([
      {
        net: 67_500,
        discounts: [{ kind: 'voucher', amount: 22_500 }],
        lines: [{ amount: 90_000 }],
      },
    ]);
  });

  it('use no number and begin production if everything is waived beforehand', async () => {
    const waiver = { kind: 'waiver', source: 'w', text: 'Waiver', value: { basisPoints: 10_000 } };
    await putBilled(press, 'waived');
    await putBilling(press, 'waived', [payer()], { discounts: [waiver] });
    await followEvents(press, 'waived');
    expect(await invoicesOf(press, 'waived')).toMatchObject([{ state: 'waived', number: null }]);
    expect((await submissionNow(press, 'waived')).state).toBe('production');
  });

  it('are not issued while the manuscript does not wait for its payment', async () => {
    await putBilled(press, 'early', { state: 'under_review' });
    expect(await issueInvoices(press, 'early')).toEqual([]);
    await expect(issueByHand(press, PEOPLE.editor, { submission: 'early' })).rejects.toMatchObject({
      code: 'access/denied',
    });
  });
});

describe('numbers', () => {
  it('are consecutive for fifty concurrent acceptances', async () => {
    const counter = press.db.collection(COUNTERS).doc('invoices~2026');
    const before = Number((await counter.get()).get('last'));
    const ids = Array.from({ length: 50 }, (_, place) => `many${place}`);
    for (const id of ids) await putBilled(press, id);
    await Promise.all(ids.map((id) => reconcileBilling(press, id)));
    const found = await Promise.all(ids.map((id) => invoicesOf(press, id)));
    const numbers = found.flat().map(({ number }) => number ?? '');
    const wanted = ids.map((_, place) => `SMP-2026-${String(before + 1 + place).padStart(5, '0')}`);
    expect(numbers.toSorted()).toEqual(wanted);
    expect((await counter.get()).get('last')).toBe(before + 50);
  });

  it('start again each year', async () => {
    const later = { ...press, now: () => new Date('2027-01-01T00:00:01.000Z') };
    await putBilled(press, 'next-year');
    await issueInvoices(later, 'next-year');
    expect(await invoicesOf(press, 'next-year')).toMatchObject([{ number: 'SMP-2027-00001' }]);
  });
});

it('waits as a draft until the press enters its seller data', async () => {
  const poor = await startChargesPress(null);
  await putBilled(poor, 'waits');
  await followEvents(poor, 'waits');
  expect(await invoicesOf(poor, 'waits')).toMatchObject([
    { state: 'draft', number: null, seller: null },
  ]);
  await expect(issueByHand(poor, PEOPLE.finance, { submission: 'waits' })).rejects.toMatchObject({
    code: 'invoice/no-seller',
  });
  await putSeller(poor, SELLER);
  await issueByHand(poor, PEOPLE.finance, { submission: 'waits' });
  expect(await invoicesOf(poor, 'waits')).toMatchObject([
    { state: 'issued', number: 'SMP-2026-00001' },
  ]);
  await poor.db.collection(SUBMISSIONS).doc('waits').delete();
  await poor.close();
});
