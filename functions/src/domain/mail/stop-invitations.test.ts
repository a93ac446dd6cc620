import { INVITATION_STOPS, MAIL, SETTINGS } from '@quire/model/collections';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemoryBucket } from '../../platform/storage/memory-bucket.ts';
import { invited, putReviewer, reviewNow } from '../../testing/test-reviews.ts';
import {
  below,
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { forgetInvitationStops, readInvitationStops } from '../outbox/invitation-stops.ts';
import { inviteReviewer } from '../reviews/invite-reviewer.ts';
import { maintainReviews } from '../reviews/maintain-reviews.ts';
import { inviteFromQueue } from '../reviews/next-in-line.ts';
import { remindReviewer } from '../reviews/remind-reviewer.ts';
import { setReviewQueue } from '../reviews/review-queue.ts';
import { suggestReviewers } from '../reviews/suggest-reviewers.ts';
import { deliverMail, type MailPorts } from './deliver-mail.ts';
import { changeStop, viewStop } from './stop-invitations.ts';

const RUTH = 'ruth@reviews.example';
const OF_CES = 'invited-review-CES';
const OF_PRESS = 'invited-review';

let press: SubmissionsPress;
let token: string;
let delivered: { text: string; html: string; unsubscribe: string };

beforeAll(async () => {
  press = await startSubmissionsPress();
  await press.db.doc(`${SETTINGS}/press`).set({
    ...((await press.db.doc(`${SETTINGS}/press`).get()).data() ?? {}),
    name: 'Saltmarsh Press',
  });
  for (const id of ['ruth', 'sam', 'tom']) await putReviewer(press, id, { journals: ['CES'] });
  await putSubmission(press, 'first', { state: 'reviewer_invitation' });
  await putSubmission(press, 'second', { state: 'reviewer_invitation', number: 'CES-2026-2' });
  await invited(press, 'first', 'ruth');
  delivered = await deliver();
  [, token = ''] = /\/unsubscribe\/([\w-]{43})\//.exec(delivered.unsubscribe) ?? [];
});
afterAll(() => press.close());
beforeEach(async () => {
  await changeStop(press, token, OF_CES, 'allow');
});

/** What the mail server is given of the invitation. */
async function deliver() {
  const given: (typeof delivered)[] = [];
  const ports: MailPorts = {
    ...press,
    bucket: new MemoryBucket(),
    transport: async ({ text, html }, _, { unsubscribe } = {}) => {
      given.push({ text, html, unsubscribe: unsubscribe ?? '' });
      return { ok: true };
    },
  };
  const [mail] = (await press.db.collection(MAIL).where('to', 'array-contains', RUTH).get()).docs;
  await deliverMail(ports, mail?.id ?? '');
  const [one] = given;
  if (!one) throw new Error('nothing was delivered');
  return one;
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const inviting = (reviewer: string) =>
  inviteReviewer(press, PEOPLE.editor, { submission: 'second', reviewer, letter: '' });
const stop = (name = OF_CES) => changeStop(press, token, name, 'stop');

describe('an invitation', () => {
  it('has the link that stops further ones in its header and in both parts', () => {
    const address = `https://press.example/unsubscribe/${token}/${OF_CES}`;
    expect(delivered.unsubscribe).toBe(address);
    expect(delivered.text).toContain(
      `Do not invite me to review for Coastal Earth Systems:\n${address}?language=en`,
    );
    expect(delivered.html).toContain(`href="${address}?language=en"`);
  });

  it('does not show the link to those who read the outbox, and stores no address', async () => {
    const [mail] = (await press.db.collection(MAIL).where('to', 'array-contains', RUTH).get()).docs;
    expect(JSON.stringify(mail?.data())).not.toContain(token);
    const records = (await press.db.collection(INVITATION_STOPS).get()).docs;
    expect(JSON.stringify(records.map((each) => [each.id, each.data()]))).not.toContain('ruth');
  });
});

describe('stopping invitations', () => {
  it('is shown, can be repeated and undone, by the link alone', async () => {
    const of = { journal: 'Coastal Earth Systems', stop: { kind: 'review', journal: 'CES' } };
    expect(await viewStop(press.db, token, OF_CES)).toMatchObject({ ...of, isStopped: false });
    expect(await stop()).toMatchObject({ ...of, isStopped: true });
    expect(await stop()).toMatchObject({ isStopped: true });
    expect(await viewStop(press.db, token, OF_CES)).toMatchObject({ isStopped: true });
    expect(await viewStop(press.db, token, 'invited-review-MSP')).toMatchObject({
      ...{ journal: 'Marsh and Sea Papers', isStopped: false },
    });
    expect(await readInvitationStops(press.db, ' Ruth@Reviews.example')).toEqual([OF_CES]);
    expect(await changeStop(press, token, OF_CES, 'allow')).toMatchObject({ isStopped: false });
    expect(await readInvitationStops(press.db, RUTH)).toEqual([]);
  });

  it('covers every journal where it is for the press', async () => {
    await changeStop(press, token, OF_CES, 'press');
    expect(await readInvitationStops(press.db, RUTH)).toEqual([OF_PRESS]);
    expect(await viewStop(press.db, token, 'invited-review-MSP')).toMatchObject({
      isStopped: true,
    });
    expect(await viewStop(press.db, token, 'invited-serve')).toMatchObject({ isStopped: false });
  });

  it('covers the press where more journals are stopped than there can be, and stays readable', async () => {
    const [record] = (await press.db.collection(INVITATION_STOPS).where('token', '==', token).get())
      .docs;
    const names = (count: number) => Array.from({ length: count }, (_, at) => `${OF_PRESS}-J${at}`);
    await record?.ref.update({ stopped: ['invited-write-CES', ...names(199)] });
    expect(await stop()).toMatchObject({ isStopped: true });
    expect(await readInvitationStops(press.db, RUTH)).toHaveLength(201);
    expect(await changeStop(press, token, `${OF_PRESS}-ONE-MORE`, 'stop')).toMatchObject({
      isStopped: true,
    });
    expect(await readInvitationStops(press.db, RUTH)).toEqual(['invited-write-CES', OF_PRESS]);

    // As a record from before this limit.
    await record?.ref.update({ stopped: names(600) });
    expect(await viewStop(press.db, token, OF_CES)).toMatchObject({ isStopped: false });
    await putSubmission(press, 'fourth', { state: 'reviewer_invitation', number: 'CES-2026-4' });
    await invited(press, 'fourth', 'ruth');
    await stop();
    expect(await readInvitationStops(press.db, RUTH)).toEqual([OF_PRESS]);
    await changeStop(press, token, OF_CES, 'allow');
    await record?.ref.update({ stopped: [] });
  });

  it('changes nothing for an unknown token or name', async () => {
    expect(await changeStop(press, `${token.slice(0, -1)}`, OF_CES, 'stop')).toBeNull();
    expect(await changeStop(press, 'x'.repeat(43), OF_CES, 'stop')).toBeNull();
    expect(await changeStop(press, token, 'messages', 'stop')).toBeNull();
    expect(await viewStop(press.db, 'x'.repeat(43), OF_CES)).toBeNull();
    expect(await readInvitationStops(press.db, RUTH)).toEqual([]);
  });

  it('refuses later invitations to the address, until they are allowed again', async () => {
    await stop();
    expect(await codeOf(inviting('ruth'))).toBe('invitation/stopped');
    const asNew = { given: 'R.', family: 'Ruth', email: RUTH, affiliation: '', expertise: [] };
    const again = { submission: 'second', reviewer: asNew, letter: '' };
    expect(await codeOf(inviteReviewer(press, PEOPLE.editor, again))).toBe('invitation/stopped');
    const list = { submission: 'second', wanted: 1, reviewers: ['ruth'], inviteNow: false };
    expect(await codeOf(setReviewQueue(press, PEOPLE.editor, list))).toBe('invitation/stopped');
    const asked = { submission: 'second', query: '', cursor: 0 };
    const { reviewers } = await suggestReviewers(press, PEOPLE.editor, asked);
    expect(
      reviewers.filter(({ wantsNoInvitation }) => wantsNoInvitation).map(({ id }) => id),
    ).toEqual(['ruth']);
    expect(await codeOf(inviting('sam'))).toBe('done');
  });

  it('passes over a person on the waiting list, with the reason', async () => {
    await putSubmission(press, 'third', { state: 'reviewer_invitation', number: 'CES-2026-3' });
    const list = { submission: 'third', wanted: 1, reviewers: ['ruth', 'tom'], inviteNow: false };
    await setReviewQueue(press, PEOPLE.editor, list);
    await stop();
    expect(await inviteFromQueue(press, 'third')).toBe(1);
    const [queue] = await below(press, 'third', 'reviewQueues');
    expect(queue?.skipped).toMatchObject([
      { reviewerId: 'ruth', why: { refusal: 'invitation/stopped' } },
    ]);
  });

  it('ends reminders of an open invitation, which still expires', async () => {
    await stop();
    const one = { submission: 'first', review: 'r00-ruth' };
    expect(await codeOf(remindReviewer(press, PEOPLE.editor, one))).toBe('invitation/stopped');
    press.pass(3.2);
    const mails = await mailsOf(press, async () => {
      await maintainReviews(press);
    });
    expect(mails.filter((each) => each.includes(RUTH))).toEqual([]);
    expect(await reviewNow(press, 'first', 'r00-ruth')).toMatchObject({
      ...{ state: 'invited', reminders: [{ isStopped: true }] },
    });
  });

  it('stays when the person is erased, who is forgotten if they have stopped nothing', async () => {
    await stop();
    await forgetInvitationStops(press.db, RUTH);
    expect(await readInvitationStops(press.db, RUTH)).toEqual([OF_CES]);
    await changeStop(press, token, OF_CES, 'allow');
    await forgetInvitationStops(press.db, RUTH);
    expect(await viewStop(press.db, token, OF_CES)).toBeNull();
  });
});
