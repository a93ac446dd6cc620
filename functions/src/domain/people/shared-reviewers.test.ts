/** A reviewer of several journals: what an editor of one of them can see and change. */
import { ReviewerRowSchema } from '@quire/model/calls/people';
import {
  AUDIT,
  REVIEWER_NOTES,
  REVIEWERS,
  reviewerNoteId,
  SUBMISSIONS,
} from '@quire/model/collections';
import type { Reviewer } from '@quire/model/entities/reviewer';
import type { Asker } from '@quire/model/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { MemoryBucket } from '../../platform/storage/memory-bucket.ts';
import { asker, codeOf, refusal } from '../../testing/test-records.ts';
import { invited, putReviewer, reviewNow } from '../../testing/test-reviews.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { deleteRecord, undeleteRecord } from '../records/delete-record.ts';
import { purgeBin } from '../records/purge-bin.ts';
import { restoreVersion } from '../records/restore-version.ts';
import { saveRecord } from '../records/save-record.ts';
import { inviteReviewer } from '../reviews/invite-reviewer.ts';
import { reinviteReviewer } from '../reviews/reinvite-reviewer.ts';
import { cancelReview } from '../reviews/staff-reviews.ts';
import { addReviewer } from './add-reviewer.ts';
import { importReviewers } from './import-reviewers.ts';
import { mergeReviewers } from './merge-reviewers.ts';
import { moveReviewerNotes } from './move-reviewer-notes.ts';

let press: SubmissionsPress;
let ports: Parameters<typeof mergeReviewers>[0];
beforeAll(async () => {
  press = await startSubmissionsPress();
  ports = { db: press.db, now: press.now, log: press.log, bucket: new MemoryBucket() };
});
afterAll(() => press.close());
beforeEach(async () => {
  for (const name of [REVIEWERS, REVIEWER_NOTES, SUBMISSIONS, AUDIT]) {
    await press.db.recursiveDelete(press.db.collection(name));
  }
});

/** An editor of CES only; the reviewer belongs to MSP. */
const MALLORY = PEOPLE.editor;
const OTHER = PEOPLE.otherEditor;
const BOTH = asker('berta', ['editor'], 'CES', 'MSP');
const VICTIM = 'rosa@reviews.example';

const stored = async (id: string): Promise<Record<string, unknown>> =>
  (await press.db.collection(REVIEWERS).doc(id).get()).data() ?? {};
const revisionOf = async (id: string) => Number((await stored(id)).revision);
async function save(person: Asker, id: string, change: Partial<Reviewer>) {
  const { load: _load, revision, words: _words, ...data } = await stored(id);
  const asked = { kind: 'reviewers', id, base: Number(revision) } as const;
  return saveRecord(ports, person, { ...asked, data: { ...data, ...change } });
}
const under = (id: string, journal = 'CES') =>
  putSubmission(press, id, { state: 'reviewer_invitation', number: `${journal}-${id}`, journal });
const byAddress = { given: 'Ruth', family: 'Rosa', email: VICTIM, affiliation: '', expertise: [] };
const inviteByAddress = (submission: string) =>
  inviteReviewer(press, MALLORY, { submission, reviewer: byAddress, letter: '' });
const note = (person: Asker, reviewer: string, journal: string, text: string) =>
  saveRecord(ports, person, {
    ...{ kind: 'reviewerNotes', id: null, base: 0 },
    data: { reviewer, journal, text },
  });

describe('an editor who invites a reviewer of another journal by the address', () => {
  beforeEach(async () => {
    await putReviewer(press, 'rosa', { journals: ['MSP'] });
    await note(OTHER, 'rosa', 'MSP', 'Hard on PhD students. Ask only for theory.');
    await under('one');
    await inviteByAddress('one');
  });

  it('adds the journal, and finds no note of the other journal in the record or its history', async () => {
    expect((await stored('rosa')).journals).toEqual(['MSP', 'CES']);
    const history = await press.db.collection(`${REVIEWERS}/rosa/history`).get();
    const seen = JSON.stringify([await stored('rosa'), history.docs.map((doc) => doc.data())]);
    expect(seen).not.toContain('PhD');
    expect(history.size).toBe(2);
  });

  it.each([
    ['address', { email: 'mallory@evil.example' }],
    ['name', { family: 'Someone' }],
    ['affiliation', { affiliation: 'Elsewhere' }],
    ['ORCID iD', { orcid: '0000-0002-1825-0097' }],
    ['account', { uid: 'mallory' }],
    ['state', { state: 'paused' }],
  ] satisfies [string, Partial<Reviewer>][])('cannot change the %s', async (_, change) => {
    const { code, details } = await refusal(save(MALLORY, 'rosa', change));
    expect(code).toBe('record/shared');
    expect(details.values).toMatchObject({ journals: 'MSP' });
    expect(details.problems?.map(({ field }) => field)).toEqual(Object.keys(change));
    expect(await stored('rosa')).toMatchObject({ email: VICTIM, state: 'active', revision: 2 });
    // Staff of both may, and an administrator.
    await save(BOTH, 'rosa', change);
    expect(await stored('rosa')).toMatchObject(change);
  });

  it('may change expertise and absences, and remove the journal again', async () => {
    await save(MALLORY, 'rosa', { expertise: ['tides'] });
    await save(MALLORY, 'rosa', { unavailable: [{ from: '2026-08-01', to: '2026-08-20' }] });
    await save(MALLORY, 'rosa', { journals: ['MSP'] });
    expect(await stored('rosa')).toMatchObject({ journals: ['MSP'], expertise: ['tides'] });
    expect(await codeOf(save(MALLORY, 'rosa', { expertise: [] }))).toBe('access/denied');
  });

  it('cannot delete the record, restore it, or restore an older address', async () => {
    const asked = async () => ({
      kind: 'reviewers' as const,
      id: 'rosa',
      base: await revisionOf('rosa'),
    });
    await save(PEOPLE.admin, 'rosa', { email: 'rosa@new.example' });
    const back = restoreVersion(ports, MALLORY, { ...(await asked()), revision: 2 });
    expect(await codeOf(back)).toBe('record/shared');
    await press.db.collection(REVIEWERS).doc('rosa').update({ load: {} });
    expect(await codeOf(deleteRecord(ports, MALLORY, await asked()))).toBe('record/shared');
    await deleteRecord(ports, BOTH, await asked());
    expect(await codeOf(undeleteRecord(ports, MALLORY, await asked()))).toBe('record/shared');
    await undeleteRecord(ports, BOTH, await asked());
  });

  it('cannot merge the person into a record with their own address, or the reverse', async () => {
    await putReviewer(press, 'mine', { email: 'mallory@evil.example' });
    for (const asked of [
      { keep: 'mine', merge: 'rosa' },
      { keep: 'rosa', merge: 'mine' },
    ]) {
      const code = await codeOf(mergeReviewers(ports, MALLORY, asked));
      expect(['access/denied', 'record/shared']).toContain(code);
    }
    expect(await stored('rosa')).toMatchObject({ email: VICTIM, revision: 2 });
    await mergeReviewers(ports, BOTH, { keep: 'rosa', merge: 'mine' });
  });

  it('gets no mail of the other journal: its next invitation goes to the usual address', async () => {
    await save(MALLORY, 'rosa', { email: 'mallory@evil.example' }).catch(() => {});
    await under('msp', 'MSP');
    const { review } = await inviteReviewer(press, OTHER, {
      ...{ submission: 'msp', reviewer: 'rosa', letter: '' },
    });
    expect((await reviewNow(press, 'msp', review)).reviewer.email).toBe(VICTIM);
  });
});

describe('notes', () => {
  beforeEach(() => putReviewer(press, 'rosa', { journals: ['CES', 'MSP'] }));

  it('can be written only by the editors of their journal, for its reviewers', async () => {
    await note(MALLORY, 'rosa', 'CES', 'Fast.');
    expect(await codeOf(note(MALLORY, 'rosa', 'MSP', 'Mine.'))).toBe('access/denied');
    expect(await codeOf(note(PEOPLE.production, 'rosa', 'CES', 'x'))).toBe('access/denied');
    await putReviewer(press, 'rolf', { journals: ['MSP'] });
    // The answer does not reveal whether there is such a person elsewhere.
    const [known, unknown] = await Promise.all(
      ['rolf', 'nobody'].map((id) => refusal(note(MALLORY, id, 'CES', 'x'))),
    );
    expect(known?.code).toBe('record/needs');
    expect(unknown?.code).toBe('record/needs');
  });

  it('are deleted permanently with the reviewer', async () => {
    await putReviewer(press, 'rolf', { journals: ['CES'] });
    await note(MALLORY, 'rolf', 'CES', 'Fast.');
    await note(MALLORY, 'rosa', 'CES', 'Slow.');
    await deleteRecord(ports, MALLORY, { kind: 'reviewers', id: 'rolf', base: 1 });
    const later = () => new Date(press.now().getTime() + 31 * 86_400_000);
    await purgeBin({ ...ports, now: later });
    const left = await press.db.collection(REVIEWER_NOTES).get();
    expect(left.docs.map(({ id }) => id)).toEqual([reviewerNoteId('rosa', 'CES')]);
    const history = press.db.collection(REVIEWER_NOTES).doc('rolf~CES').collection('history');
    expect((await history.get()).size).toBe(0);
  });
});

describe('a person who enters an address before its holder is known', () => {
  it('does not receive invitations that are meant for the holder', async () => {
    await under('one');
    const { review } = await inviteByAddress('one');
    const { reviewerId } = await reviewNow(press, 'one', review);
    await save(MALLORY, reviewerId, { email: 'mallory@evil.example' });
    await under('msp', 'MSP');
    const theirs = await inviteReviewer(press, OTHER, {
      ...{ submission: 'msp', reviewer: byAddress, letter: '' },
    });
    const sent = await reviewNow(press, 'msp', theirs.review);
    expect(sent.reviewer.email).toBe(VICTIM);
    expect(sent.reviewerId).not.toBe(reviewerId);
  });

  it('does not receive a second invitation after the other journal removed the person', async () => {
    await putReviewer(press, 'rosa', { journals: ['CES', 'MSP'] });
    await under('one');
    const { review } = await invited(press, 'one', 'rosa');
    await cancelReview(press, MALLORY, { submission: 'one', review, reason: '' });
    await save(MALLORY, 'rosa', { journals: ['MSP'] });
    await save(OTHER, 'rosa', { email: 'other@evil.example' });
    const again = { submission: 'one', review, letter: '' };
    expect(await codeOf(reinviteReviewer(press, MALLORY, again))).toBe('review/no-reviewer');
  });
});

test('invites a reviewer of a manuscript by staff at the first address, whatever the record says', async () => {
  const author = PEOPLE.production.uid;
  await putSubmission(press, 'staff', {
    ...{ state: 'reviewer_invitation', owner: author, authorUids: [author] },
  });
  const { review } = await inviteByAddress('staff');
  const { reviewerId, uncounted } = await reviewNow(press, 'staff', review);
  expect([uncounted, await stored(reviewerId)]).toEqual([true, {}]);
  const data = { given: 'M', family: 'M', email: 'mallory@evil.example', journals: ['CES'] };
  await saveRecord(ports, MALLORY, {
    ...{ kind: 'reviewers', id: null, base: 0, key: reviewerId, data },
  });
  await cancelReview(press, MALLORY, { submission: 'staff', review, reason: '' });
  await reinviteReviewer(press, MALLORY, { submission: 'staff', review, letter: '' });
  expect((await reviewNow(press, 'staff', review)).reviewer.email).toBe(VICTIM);
  await press.db.collection(SUBMISSIONS).doc('staff').update({ round: 1 });
  const next = await inviteReviewer(press, MALLORY, {
    ...{ submission: 'staff', reviewer: reviewerId, letter: '' },
  });
  expect((await reviewNow(press, 'staff', next.review)).reviewer.email).toBe(VICTIM);
});

describe('a file of reviewers, some of whom belong to other journals', () => {
  const row = (email: string, more: object = {}) =>
    ReviewerRowSchema.parse({
      ...{ given: 'Ada', family: 'Holt', email, journals: 'CES', affiliation: 'Elsewhere' },
      ...{ expertise: 'tides', orcid: '0000-0002-1825-0097', note: 'From the society.' },
      ...more,
    });
  const run = async (rows: readonly ReturnType<typeof row>[], dryRun: boolean) =>
    (await importReviewers(ports, MALLORY, { rows, dryRun })).results;

  beforeEach(async () => {
    await putReviewer(press, 'rosa', { journals: ['MSP'], expertise: ['mud'] });
    await putReviewer(press, 'gone', { journals: ['MSP'] });
    await deleteRecord(ports, OTHER, { kind: 'reviewers', id: 'gone', base: 1 });
  });

  it.each([
    ['their own journal', { journals: 'CES' }],
    ['a journal of others', { journals: 'MSP' }],
    ['both', { journals: 'CES; MSP' }],
    ['too much', { note: 'x'.repeat(2_500) }],
  ])('are checked as if they were unknown: %s', async (_, more) => {
    const [unknown, known, binned] = await run(
      [row('nobody@reviews.example', more), row(VICTIM, more), row('gone@reviews.example', more)],
      true,
    );
    expect(known).toEqual(unknown);
    expect(binned).toEqual(unknown);
    expect(await revisionOf('rosa')).toBe(1);
  });

  it('are added when it is written, and their data stay', async () => {
    const [joined, binned] = await run([row(VICTIM), row('gone@reviews.example')], false);
    expect([joined?.outcome, binned?.outcome]).toEqual(['added', 'refused']);
    const reviewer = await stored('rosa');
    expect(reviewer).toMatchObject({
      ...{ family: 'Rosa', email: VICTIM, affiliation: '' },
      ...{ journals: ['MSP', 'CES'], expertise: ['mud', 'tides'] },
    });
    expect(reviewer.orcid).toBeUndefined();
    const notes = await press.db.collection(REVIEWER_NOTES).get();
    expect(notes.docs.map((doc) => [doc.id, doc.get('text')])).toEqual([
      ['rosa~CES', 'From the society.'],
    ]);
    expect((await run([row(VICTIM)], false))[0]?.outcome).toBe('same');
    expect((await stored('rosa')).orcid).toBeUndefined();
  });

  it('are added by hand in the same way', async () => {
    const data = { given: 'Ada', family: 'Holt', email: VICTIM, journals: ['CES'] };
    const asked = { kind: 'reviewers', id: null, base: 0, data } as const;
    expect(await addReviewer(ports, MALLORY, asked)).toEqual({ id: 'rosa', revision: 2 });
    expect(await stored('rosa')).toMatchObject({ family: 'Rosa', journals: ['MSP', 'CES'] });
    const theirs = { ...asked, data: { ...data, email: 'new@x.org', journals: ['MSP'] } };
    expect(await codeOf(addReviewer(ports, MALLORY, theirs))).toBe('access/denied');
    // A reviewer whom they can see already is not entered twice.
    expect(await codeOf(addReviewer(ports, MALLORY, asked))).toBe('record/not-unique');
  });
});

test('moves notes out of records to the journals that could read them when they were written', async () => {
  const { db } = press;
  const was = (revision: number, note: string, journals: string[]) => ({
    ...{ revision, at: `2026-01-0${revision}T00:00:00.000Z`, by: 'edda', byName: 'Edda' },
    ...{ change: 'saved', data: { family: 'Rosa', note, journals } },
  });
  await putReviewer(press, 'rosa', { journals: ['MSP', 'CES'] });
  const rosa = db.collection(REVIEWERS).doc('rosa');
  await rosa.update({ note: 'Slow.', revision: 3 });
  await rosa
    .collection('history')
    .doc('r000001')
    .set(was(1, 'Fast.', ['MSP']));
  await rosa
    .collection('history')
    .doc('r000002')
    .set(was(2, 'Slow.', ['MSP']));
  await rosa
    .collection('history')
    .doc('r000003')
    .set(was(3, 'Slow.', ['MSP', 'CES']));
  // One not saved since it was imported, and one without a note.
  await putReviewer(press, 'rolf', { journals: ['CES', 'MSP'] });
  await db.collection(REVIEWERS).doc('rolf').update({ note: 'Knows mud.' });
  await putReviewer(press, 'ruth');
  await db.collection(REVIEWERS).doc('ruth').update({ note: '' });

  expect(await moveReviewerNotes(press)).toBe(3);
  const notes = await db.collection(REVIEWER_NOTES).get();
  expect(notes.docs.map((doc) => [doc.id, doc.get('text'), doc.get('updatedBy')])).toEqual([
    ['rolf~CES', 'Knows mud.', 'system'],
    ['rolf~MSP', 'Knows mud.', 'system'],
    ['rosa~MSP', 'Slow.', 'edda'],
  ]);
  const everything = await Promise.all([
    db.collection(REVIEWERS).get(),
    db.collectionGroup('history').get(),
  ]);
  const records = everything
    .flatMap(({ docs }) => docs)
    .filter(({ ref }) => ref.path.startsWith(REVIEWERS))
    .map((doc) => JSON.stringify(doc.data()));
  expect(records.length).toBe(6);
  expect(records.filter((text) => text.includes('note'))).toEqual([]);
  // Repeated, and with a later note of the journal.
  expect(await moveReviewerNotes(press)).toBe(0);
  await rosa.update({ note: 'From an older page.' });
  await moveReviewerNotes(press);
  expect((await db.collection(REVIEWER_NOTES).doc('rosa~MSP').get()).get('text')).toBe('Slow.');
});
