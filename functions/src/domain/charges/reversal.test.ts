/** Reversing a decision that has been sent: the manuscript, its invoices and its article. */
import { ARTICLES, AUDIT, INVOICES, MAIL, SUBMISSIONS } from '@quire/model/collections';
import type { SubmissionEvent } from '@quire/model/states/moves/submission';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readyContent } from '../../testing/test-articles.ts';
import {
  byBank,
  type ChargesPress,
  followEvents,
  invoicesOf,
  putBilled,
  putIssued,
  startChargesPress,
} from '../../testing/test-charges.ts';
import { saveRevision } from '../../testing/test-press.ts';
import { codeOf } from '../../testing/test-records.ts';
import {
  below,
  mailsOf,
  PEOPLE,
  putSubmission,
  submissionNow,
} from '../../testing/test-submissions.ts';
import type { Person } from '../access/principal.ts';
import { moveSubmission } from '../submissions/move-submission.ts';
import { recordPayment, recordRefund } from './record-payment.ts';

let press: ChargesPress;
beforeAll(async () => {
  press = await startChargesPress();
});
afterAll(() => press.close());

let id = '';
let count = 0;
beforeEach(() => {
  count += 1;
  id = `reversed-${count}`;
});

async function reverse(event: SubmissionEvent, more: object = {}, person: Person = PEOPLE.editor) {
  const { state: from } = await submissionNow(press, id);
  const said = { letter: 'We were wrong.', reason: 'A report was overlooked.', ...more };
  return moveSubmission(press, person, { submission: id, event, from, ...said });
}
const stateNow = async () => (await submissionNow(press, id)).state;
const put = (change: Parameters<typeof putSubmission>[2]) =>
  putSubmission(press, id, { number: `CES-2026-${id}`, editors: ['edda'], ...change });

/** Its editor has the same mail domain as the author, so the assignment has a reason. */
async function issuedInHand() {
  const invoice = await putIssued(press, id);
  await press.db
    .collection(SUBMISSIONS)
    .doc(id)
    .update({ editors: ['edda'] });
  return invoice;
}

describe('a rejection', () => {
  it.each([
    ['reverse_rejection', 'rejected', 'reviews_complete'],
    ['reverse_desk_rejection', 'desk_rejected', 'with_editor'],
  ] as const)(
    'is reversed by %s, with a letter to the author and a reason for staff',
    async (event, from, to) => {
      await put({ state: from, decidedAt: press.now().toISOString() });
      const mails = await mailsOf(press, () => reverse(event));
      expect(mails).toEqual(['author/status-changed → anselm@example.org']);
      expect(await stateNow()).toBe(to);
      const [entry] = await below(press, id, 'events');
      expect(entry).toMatchObject({ event, audience: 'author', actor: 'editor' });
      expect(entry).not.toHaveProperty('reason');
      const [noted] = await below(press, id, 'private');
      expect(noted).toMatchObject({ by: 'edda', reason: 'A report was overlooked.' });
      expect(await below(press, id, 'decisions')).toMatchObject([
        { event, letter: 'We were wrong.' },
      ]);
      const sent = await press.db.collection(MAIL).where('submission', '==', id).get();
      const texts = sent.docs.map((doc) => String(doc.get('text')));
      expect(texts[0]).toContain('We were wrong.');
      expect(texts[0]).not.toContain('overlooked');
      const audit = await press.db.collection(AUDIT).where('submission', '==', id).get();
      expect(audit.docs.map((doc) => doc.get('event'))).toEqual([event]);
    },
  );

  it('stays if the author has submitted the work again', async () => {
    await put({ state: 'rejected' });
    const again = { state: 'under_review', previousSubmission: `CES-2026-${id}` } as const;
    await putSubmission(press, `${id}-again`, again);
    expect((await reverse('reverse_rejection')).problems).toMatchObject([{ field: 'event' }]);
    expect(await stateNow()).toBe('rejected');
    await putSubmission(press, `${id}-again`, { ...again, state: 'draft' });
    expect((await reverse('reverse_rejection')).problems).toEqual([]);
  });

  it('requires a letter and a reason, and the right to decide', async () => {
    await put({ state: 'rejected' });
    expect((await reverse('reverse_rejection', { reason: '' })).problems).toMatchObject([
      { field: 'reason' },
    ]);
    expect((await reverse('reverse_rejection', { letter: '' })).problems).toMatchObject([
      { field: 'letter' },
    ]);
    const { admin, author, production, finance, otherEditor, guestEditor } = PEOPLE;
    for (const person of [admin, author, production, finance, otherEditor, guestEditor]) {
      expect(await codeOf(reverse('reverse_rejection', {}, person)), person.uid).toMatch(
        /access\/denied|not-found/,
      );
    }
    expect(await stateNow()).toBe('rejected');
  });
});

it('an offer of a transfer is withdrawn, and the decision before it keeps its date', async () => {
  const decidedAt = '2026-05-01T00:00:00.000Z';
  await put({ state: 'transfer_offered', stateBefore: 'rejected', decidedAt, transferTo: 'MSP' });
  await reverse('reverse_offer');
  expect(await submissionNow(press, id)).toMatchObject({ state: 'rejected', decidedAt });
});

describe('an acceptance', () => {
  it('is reversed with its invoice, and the next acceptance has one of its own', async () => {
    const invoice = await issuedInHand();
    await reverse('reverse_acceptance');
    expect(await stateNow()).toBe('reviews_complete');
    await followEvents(press, id);
    await followEvents(press, id);
    const after = await invoicesOf(press, id);
    expect(after.find((each) => each.id === invoice.id)?.state).toBe('cancelled');
    expect(after.filter(({ kind }) => kind === 'credit_note')).toHaveLength(1);
    const again = { submission: id, event: 'accept', from: 'reviews_complete' } as const;
    const said = { letter: 'Accepted after all.', fewReportsReason: 'We have read it again.' };
    await moveSubmission(press, PEOPLE.editor, { ...again, ...said });
    expect(await stateNow()).toBe('awaiting_payment');
    await followEvents(press, id);
    await followEvents(press, id);
    const open = (await invoicesOf(press, id)).filter(({ state }) => state === 'issued');
    expect(open.filter(({ kind }) => kind === 'invoice')).toHaveLength(1);
  });

  it('reissues nothing if finance has cancelled the invoice and nothing was reversed', async () => {
    await issuedInHand();
    const [{ id: invoice } = { id: '' }] = await invoicesOf(press, id);
    await press.db.collection(INVOICES).doc(invoice).update({ state: 'cancelled' });
    await followEvents(press, id);
    expect(await invoicesOf(press, id)).toHaveLength(1);
  });

  it('cannot be reversed while the press holds money for it', async () => {
    const invoice = await issuedInHand();
    await recordPayment(press, PEOPLE.finance, byBank(invoice.id, 10_000, 'payment-1'));
    for (const event of ['reverse_acceptance', 'reject_accepted'] as const) {
      expect((await reverse(event)).problems).toMatchObject([{ field: 'event' }]);
    }
    expect(await stateNow()).toBe('awaiting_payment');
    await recordRefund(press, PEOPLE.finance, byBank(invoice.id, 10_000, 'refund-01'));
    const mails = await mailsOf(press, () => reverse('reject_accepted'));
    expect(mails).toEqual(['author/decision → anselm@example.org']);
    await followEvents(press, id);
    expect(await stateNow()).toBe('rejected');
    expect((await invoicesOf(press, id)).find((each) => each.id === invoice.id)?.state).toBe(
      'cancelled',
    );
  });

  it('cannot be reversed while an article is made of it, and can be once that is withdrawn', async () => {
    const article = `CES~${id}`;
    await put({ state: 'copyediting', article });
    await saveRevision(press, { journal: 'CES', issue: '2-1', akey: id }, 1, readyContent(id), {
      status: 'draft',
      publishedRevision: 0,
    });
    expect((await reverse('reverse_acceptance')).problems).toMatchObject([{ field: 'event' }]);
    await press.db.collection(ARTICLES).doc(article).update({ status: 'withdrawn' });
    await reverse('reverse_acceptance');
    expect(await stateNow()).toBe('reviews_complete');
  });

  it.each(['scheduled', 'published'] as const)(
    'cannot be reversed once it is %s',
    async (state) => {
      await putBilled(press, id, { state });
      expect(await codeOf(reverse('reverse_acceptance'))).toBe('submission/wrong-state');
      expect(await codeOf(reverse('reject_accepted'))).toBe('submission/wrong-state');
    },
  );
});
