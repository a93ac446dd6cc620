/** What somebody tries who wants to pay less, or have what is not theirs. */
import {
  DISCOUNT_REQUESTS,
  INVOICES,
  JOURNALS,
  PROFILES,
  SUBMISSIONS,
  USERS,
} from '@quire/model/collections';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerCardEvent } from '../site/card-events.ts';
import { moveSubmission } from '../submissions/move-submission.ts';
import { serveFunction } from '../testing/serve.ts';
import {
  type ChargesPress,
  followEvents,
  invoicesOf,
  payer,
  putBilled,
  putBilling,
  startChargesPress,
} from '../testing/test-charges.ts';
import { mailsOf, PEOPLE, submissionNow } from '../testing/test-submissions.ts';
import { saveBilling } from './billing/save-billing.ts';
import { failCardRefund } from './card/fail-card-refund.ts';
import { refundCard } from './card/refund-card.ts';
import { stripeProvider } from './card/stripe-provider.ts';
import { creditInvoice } from './credit-invoice.ts';
import { decideDiscount } from './discounts/decide-discount.ts';
import { requestDiscount } from './discounts/request-discount.ts';
import { issueByHand } from './issue-invoices.ts';
import { readBilling } from './read-invoice.ts';
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
/** A payment provider that nobody answers for. */
const NOBODY = stripeProvider({ host: 'http://127.0.0.1:1', secret: 'x', webhookSecret: 'x' });
const billingOf = (id: string) => readBilling(press.db, id);
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

  it('counts again where the card’s bank did not take it back', async () => {
    const { id } = await issued('came-back');
    const card = { ...money(id, 50_000, 'pi_part_0001'), reference: 'pi_part_0001' };
    await recordPayment(press, 'system', { ...card, method: 'card' });
    await recordRefund(press, 'system', { ...card, method: 'card', key: 're_part_0001' });
    expect(await now(id)).toMatchObject({ state: 'issued' });
    const failed = { payment: 'pi_part_0001', amount: 50_000, refund: 're_part_0001' };
    await failCardRefund(press, id, failed);
    expect(await now(id)).toMatchObject({ state: 'part_paid', paid: 100_000, refunded: 50_000 });
    const rest = money(id, 57_100, 'payment-2');
    expect(await recordPayment(press, PEOPLE.finance, rest)).toMatchObject({ state: 'paid' });
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

describe('staff who are among the authors', () => {
  /** In finance, with the address of a co-author: the account came after the manuscript was sent. */
  const MAREN = {
    ...{ uid: 'maren', email: 'maren@example.com' },
    claims: { roles: ['reader', 'finance', 'admin'], journals: [] },
  } as const;
  const denied = expect.objectContaining({ code: 'access/denied' });
  beforeAll(async () => {
    const { email, claims } = MAREN;
    const updatedAt = '2026-06-01T00:00:00.000Z';
    const user = { email, displayName: 'Maren', roles: [...claims.roles], journals: [], updatedAt };
    await press.db.collection(USERS).doc(MAREN.uid).set(user);
  });

  it('settle nothing about their own manuscript, though its invoice does not name them', async () => {
    const { id } = await issued('own-share');
    const reason = 'I would like to.';
    const tried = await Promise.allSettled([
      recordPayment(press, MAREN, money(id, TOTAL, 'payment-1')),
      recordRefund(press, MAREN, money(id, 1, 'refund-01')),
      waiveInvoice(press, MAREN, { invoice: id, reason }),
      creditInvoice(press, MAREN, { invoice: id, reason, reissue: false }),
      issueByHand(press, MAREN, { submission: 'own-share' }),
      refundCard(press, NOBODY, MAREN, { invoice: id, key: 'refund-02', payment: 'x', amount: 1 }),
    ]);
    expect(tried).toEqual(tried.map(() => ({ status: 'rejected', reason: denied })));
    expect(await now(id)).toMatchObject({ state: 'issued', paid: 0 });
    expect(await invoicesOf(press, 'own-share')).toHaveLength(1);
  });

  it('grant themselves no waiver, also where they were named after it was asked for', async () => {
    for (const id of ['own-waiver', 'named-later']) {
      await putBilled(press, id, { state: 'under_review' });
      await requestDiscount(press, PEOPLE.author, {
        ...{ submission: id, kind: 'waiver', reason: 'No funds.' },
      });
    }
    const ref = press.db.collection(SUBMISSIONS).doc('named-later');
    await ref.update({ authorUids: [PEOPLE.author.uid, PEOPLE.admin.uid] });
    const grantBy = (person: typeof MAREN | typeof PEOPLE.admin, submission: string) =>
      decideDiscount(press, person, {
        ...{ request: `${submission}~waiver~01`, decision: 'granted', basisPoints: 10_000 },
        reason: 'I deserve it.',
      });
    await expect(grantBy(MAREN, 'own-waiver')).rejects.toEqual(denied);
    await expect(grantBy(PEOPLE.admin, 'named-later')).rejects.toEqual(denied);
    const asked = await press.db.collection(DISCOUNT_REQUESTS).doc('own-waiver~waiver~01').get();
    expect(asked.get('state')).toBe('open');
  });
});

describe('production', () => {
  const settle = (id: string, person: (typeof PEOPLE)['finance' | 'admin' | 'editor']) =>
    moveSubmission(press, person, {
      ...{ submission: id, event: 'settle_payment', from: 'awaiting_payment' },
    });

  it('does not begin by somebody’s word while an invoice is open, or waits to be issued', async () => {
    const { id } = await issued('by-word');
    for (const person of [PEOPLE.finance, PEOPLE.admin]) {
      await expect(settle('by-word', person)).rejects.toMatchObject({ code: 'submission/unpaid' });
    }
    await recordPayment(press, PEOPLE.finance, money(id, 100, 'payment-1'));
    await expect(settle('by-word', PEOPLE.finance)).rejects.toMatchObject({
      code: 'submission/unpaid',
    });
    await expect(settle('by-word', PEOPLE.editor)).rejects.toMatchObject({ code: 'access/denied' });
    await press.db.collection(INVOICES).doc(id).update({ state: 'draft' });
    await expect(settle('by-word', PEOPLE.finance)).rejects.toMatchObject({
      code: 'submission/unpaid',
    });
    expect(await stateOf('by-word')).toBe('awaiting_payment');
  });

  it('is begun before payment with a reason alone, which the timeline keeps', async () => {
    await issued('released');
    const release = (reason?: string) =>
      moveSubmission(press, PEOPLE.editor, {
        ...{ submission: 'released', event: 'release_unpaid', from: 'awaiting_payment' },
        ...(reason ? { reason } : {}),
      });
    expect((await release()).problems).toMatchObject([{ field: 'reason' }]);
    expect(await release('The funder pays late.')).toMatchObject({ state: 'production' });
    const events = await press.db
      .collection(SUBMISSIONS)
      .doc('released')
      .collection('events')
      .get();
    expect(events.docs.map((doc) => doc.get('reason'))).toContain('The funder pays late.');
  });
});

describe('a split of which one share is waived', () => {
  it('takes no discount and no other payer that its invoices could not follow', async () => {
    const half = { share: 5_000 };
    await putBilled(press, 'half-waived');
    await putBilling(press, 'half-waived', [payer(half), payer({ ...half, name: 'B' })]);
    await followEvents(press, 'half-waived');
    const [first] = await invoicesOf(press, 'half-waived');
    const ask = { submission: 'half-waived', kind: 'waiver', reason: 'No funds.' } as const;
    const { request } = await requestDiscount(press, PEOPLE.author, ask);
    await waiveInvoice(press, PEOPLE.finance, { invoice: first?.id ?? '', reason: 'Hardship.' });
    const before = await billingOf('half-waived');
    const mails = await mailsOf(press, async () => {
      const granted = { request, decision: 'granted', basisPoints: 5_000, reason: 'Yes.' } as const;
      await expect(decideDiscount(press, PEOPLE.finance, granted)).rejects.toMatchObject({
        code: 'discount/too-late',
      });
      const data = { payers: [payer({ name: 'C' })] };
      const base = before?.revision ?? 0;
      await expect(
        saveBilling(press, PEOPLE.author, { submission: 'half-waived', base, data }),
      ).rejects.toMatchObject({ code: 'billing/too-late' });
    });
    expect(mails).toEqual([]);
    expect(await billingOf('half-waived')).toEqual(before);
  });
});

it('replaces an invoice that was issued just before its billing changed, whatever the clocks say', async () => {
  const { id } = await issued('skewed');
  const { revision: base = 0 } = (await billingOf('skewed')) ?? {};
  const slow = { ...press, now: () => new Date('2026-06-01T09:00:00.000Z') };
  const data = { payers: [payer({ name: 'Somebody else' })] };
  await saveBilling(slow, PEOPLE.author, { submission: 'skewed', base, data });
  expect(await now(id)).toMatchObject({ state: 'cancelled' });
  const said = (await invoicesOf(press, 'skewed')).map(({ state, billTo }) => [state, billTo.name]);
  expect(said).toContainEqual(['issued', 'Somebody else']);
});

describe('mails to whatever address is typed', () => {
  it('end after a few changes of who pays: no more invoices, numbers or mails', async () => {
    await issued('bombed');
    const change = (round: number) =>
      saveBilling(press, PEOPLE.author, {
        ...{ submission: 'bombed', base: round },
        data: { payers: [payer({ name: `Victim ${round}`, email: `v${round}@other.example` })] },
      });
    const first = (await billingOf('bombed'))?.revision ?? 0;
    let outcome: unknown = null;
    let rounds = 0;
    const mails = await mailsOf(press, async () => {
      for (; outcome === null && rounds < 20; rounds += 1) {
        const { revision = first } = (await billingOf('bombed')) ?? {};
        outcome = await change(revision).then(
          () => null,
          (error: unknown) => error,
        );
      }
      await followEvents(press, 'bombed');
    });
    expect(outcome).toMatchObject({ code: 'account/throttled' });
    expect(rounds).toBeLessThan(8);
    expect(mails.filter((mail) => mail.includes('other.example')).length).toBeLessThan(16);
    press.pass(1);
    const { revision = first } = (await billingOf('bombed')) ?? {};
    await expect(change(revision)).resolves.toBeDefined();
  });
});

describe('a waiver by country', () => {
  const priced = { currency: 'EUR', amount: 90_000, at: '2026-05-01T00:00:00.000Z' };
  beforeAll(async () => {
    await press.db
      .collection(JOURNALS)
      .doc('CES')
      .update({ 'charges.autoWaiverCountries': [{ country: 'KE', basisPoints: 10_000 }] });
  });

  it('is not had by a profile that says another country after the manuscript was sent', async () => {
    await putBilled(press, 'moves-away', { quote: { ...priced, country: 'DE' } });
    const profile = press.db.collection(PROFILES).doc(PEOPLE.author.uid);
    await profile.update({ country: 'KE' });
    await followEvents(press, 'moves-away');
    expect(await invoicesOf(press, 'moves-away')).toMatchObject([{ state: 'issued', net: 90_000 }]);
    await profile.update({ country: 'DE' });
  });

  it('is not had for a payer at home by an author from afar', async () => {
    const quote = { ...priced, country: 'KE' };
    await putBilled(press, 'pays-at-home', { quote });
    await putBilling(press, 'pays-at-home', [payer()]);
    await putBilled(press, 'pays-afar', { quote });
    for (const id of ['pays-at-home', 'pays-afar']) await followEvents(press, id);
    expect(await invoicesOf(press, 'pays-at-home')).toMatchObject([{ net: 90_000 }]);
    expect(await stateOf('pays-afar')).toBe('production');
  });
});

it('answers a webhook without a body as it does any that nobody has signed', async () => {
  const hook = await serveFunction((request, response) => {
    Reflect.deleteProperty(request, 'rawBody');
    const take = () => Promise.reject(new Error('taken'));
    return answerCardEvent(request, response, { provider: NOBODY, now: press.now, take });
  });
  const answer = await fetch(`http://${hook.host}/card/events`, { method: 'POST' });
  await hook.close();
  expect(answer.status).toBe(400);
});

it('prints a title on one line: it writes no bank details of its own below it', async () => {
  const title = 'How creeks drain\n\nNew account:\u2028DE00 1234\u202e';
  await putBilled(press, 'broken-title', { title });
  await followEvents(press, 'broken-title');
  const [invoice] = await invoicesOf(press, 'broken-title');
  expect(invoice?.lines[0]?.text).toContain('“How creeks drain New account: DE00 1234”');
});
