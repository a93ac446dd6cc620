/** What staff may try for their own manuscript, including starting production unpaid. */
import { DISCOUNT_REQUESTS, INVOICES, SUBMISSIONS, USERS } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  byBank,
  type ChargesPress,
  invoiceNow,
  invoicesOf,
  putBilled,
  putIssued,
  startChargesPress,
} from '../../testing/test-charges.ts';
import { PEOPLE, submissionNow } from '../../testing/test-submissions.ts';
import { moveSubmission } from '../submissions/move-submission.ts';
import { refundCard } from './card/refund-card.ts';
import { stripeProvider } from './card/stripe-provider.ts';
import { creditInvoice } from './credit-invoice.ts';
import { decideDiscount } from './discounts/decide-discount.ts';
import { requestDiscount } from './discounts/request-discount.ts';
import { issueByHand } from './issue-invoices.ts';
import { recordPayment, recordRefund } from './record-payment.ts';
import { waiveInvoice } from './waive-invoice.ts';

let press: ChargesPress;
beforeAll(async () => {
  press = await startChargesPress();
});
afterAll(() => press.close());

const TOTAL = 107_100;
/** A payment provider that must not be called. */
const NOBODY = stripeProvider({ host: 'http://127.0.0.1:1', secret: 'x', webhookSecret: 'x' });
const stateOf = async (id: string) => (await submissionNow(press, id)).state;

describe('staff who are among the authors', () => {
  /** In finance, with the address of a co-author: the account was created after the manuscript was submitted. */
  const MAREN = {
    ...{ uid: 'maren', email: 'maren@example.com' },
    claims: { roles: ['reader', 'finance', 'admin'], grants: {} },
  } as const;
  const denied = expect.objectContaining({ code: 'access/denied' });
  beforeAll(async () => {
    const { email, claims } = MAREN;
    const updatedAt = '2026-06-01T00:00:00.000Z';
    const user = { email, displayName: 'Maren', roles: [...claims.roles], journals: [], updatedAt };
    await press.db.collection(USERS).doc(MAREN.uid).set(user);
  });

  it('settle nothing for their own manuscript, even if its invoice does not name them', async () => {
    const { id } = await putIssued(press, 'own-share');
    const reason = 'I would like to.';
    const tried = await Promise.allSettled([
      recordPayment(press, MAREN, byBank(id, TOTAL, 'payment-1')),
      recordRefund(press, MAREN, byBank(id, 1, 'refund-01')),
      waiveInvoice(press, MAREN, { invoice: id, reason }),
      creditInvoice(press, MAREN, { invoice: id, reason, reissue: false }),
      issueByHand(press, MAREN, { submission: 'own-share' }),
      refundCard(press, NOBODY, MAREN, { invoice: id, key: 'refund-02', payment: 'x', amount: 1 }),
    ]);
    expect(tried).toEqual(tried.map(() => ({ status: 'rejected', reason: denied })));
    expect(await invoiceNow(press, id)).toMatchObject({ state: 'issued', paid: 0 });
    expect(await invoicesOf(press, 'own-share')).toHaveLength(1);
  });

  it('release nothing of their own before it is paid', async () => {
    await putIssued(press, 'own-release');
    const asked = { submission: 'own-release', from: 'awaiting_payment', reason: 'Soon.' } as const;
    for (const event of ['release_unpaid', 'settle_payment'] as const) {
      await expect(moveSubmission(press, MAREN, { ...asked, event })).rejects.toEqual(denied);
    }
    expect(await stateOf('own-release')).toBe('awaiting_payment');
  });

  it('cannot grant themselves a waiver, even if they became an author after the request', async () => {
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

  it('does not begin on a user’s statement while an invoice is open, or waits to be issued', async () => {
    const { id } = await putIssued(press, 'by-word');
    for (const person of [PEOPLE.finance, PEOPLE.admin]) {
      await expect(settle('by-word', person)).rejects.toMatchObject({ code: 'submission/unpaid' });
    }
    await recordPayment(press, PEOPLE.finance, byBank(id, 100, 'payment-1'));
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

  it('begins before payment only with a reason, which the timeline keeps', async () => {
    await putIssued(press, 'released');
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
