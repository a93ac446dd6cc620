import { JOURNAL_PERMISSIONS, MAIL } from '@quire/model/collections';
import type { SubmissionFile } from '@quire/model/entities/submission-file';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../../testing/test-records.ts';
import {
  below,
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  storedFile,
  submissionNow,
} from '../../../testing/test-submissions.ts';
import type { Person } from '../../access/principal.ts';
import { maintainSubmissions } from '../../submissions/maintain-submissions.ts';
import { moveSubmission } from '../../submissions/move-submission.ts';
import { readReviewerFiles } from '../reviewer-files.ts';
import { extendRevision } from './extend-revision.ts';
import { remindOfRevision } from './remind-of-revision.ts';

const DAY_MS = 86_400_000;
const { editor } = PEOPLE;
let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
});
afterAll(() => press.close());

const inDays = (days: number) => new Date(press.now().getTime() + days * DAY_MS).toISOString();
let id = '';
let count = 0;
beforeEach(async () => {
  count += 1;
  id = `revised-${count}`;
  await putSubmission(press, id, {
    ...{ state: 'major_revision', number: `CES-2026-${count}`, specialIssue: 's1' },
    ...{ dueAt: inDays(10), editors: [editor.uid] },
  });
});

const extend = (person: Person = editor, due = inDays(20)) =>
  extendRevision(press, person, { submission: id, due, note: 'Take your time.' });
const remind = (person: Person = editor) =>
  remindOfRevision(press, person, { submission: id, note: 'We wait for you.' });
const rescind = (person: Person = editor) =>
  moveSubmission(press, person, {
    ...{ submission: id, event: 'rescind_revision', from: 'major_revision' },
    letter: 'We take it back.',
  });
const withdraw = (person: Person = editor) =>
  moveSubmission(press, person, {
    ...{ submission: id, event: 'withdraw_for_author', from: 'major_revision' },
    reason: 'They asked by telephone.',
  });
const ACTS = { extend, remind, rescind, withdraw } as const;
const NAMES = Object.keys(ACTS) as (keyof typeof ACTS)[];

const textsOf = async (template: string) => {
  const found = await press.db.collection(MAIL).where('template', '==', template).get();
  return found.docs.filter((doc) => doc.get('submission') === id).map((doc) => doc.get('text'));
};

describe('more time for a revision', () => {
  it('is mailed to the author, and is in the history', async () => {
    const due = inDays(20);
    const mails = await mailsOf(press, () => extend(editor, due));
    expect(mails).toEqual(['author/revision-extended → anselm@example.org']);
    expect((await submissionNow(press, id)).dueAt).toBe(due);
    expect(await below(press, id, 'events')).toMatchObject([
      { event: 'revision_extended', audience: 'author', dueAt: due, reason: 'Take your time.' },
    ]);
    expect((await textsOf('author/revision-extended'))[0]).toContain('Take your time.');
    expect(await mailsOf(press, () => extend(editor, due))).toEqual([]);
  });

  it('moves the reminders, and the end of the revision', async () => {
    await extend();
    press.pass(9);
    expect(await mailsOf(press, () => maintainSubmissions(press))).toEqual([]);
    press.pass(9);
    await maintainSubmissions(press);
    expect(await textsOf('author/revision-reminder')).toHaveLength(1);
    expect((await submissionNow(press, id)).state).toBe('major_revision');
    press.pass(10);
    await maintainSubmissions(press);
    expect((await submissionNow(press, id)).state).toBe('lapsed');
  });

  it('stops the press from closing a revision that it has just found overdue', async () => {
    await extend();
    const lapse = { submission: id, event: 'lapse', from: 'major_revision' } as const;
    expect(await codeOf(moveSubmission(press, 'system', lapse))).toBe('submission/wrong-state');
  });

  it.each([
    [-1, 'future'],
    [5, 'later day'],
    [400, 'within a year'],
  ])('is refused for a day %i days from now', async (days, words) => {
    const problem = await extend(editor, inDays(days)).catch((error: unknown) => error);
    expect(problem).toMatchObject({ code: 'input/invalid' });
    expect(JSON.stringify(problem)).toContain(words);
    expect(await below(press, id, 'events')).toEqual([]);
  });
});

describe('a manual reminder', () => {
  it('contains the editor’s text, is recorded, and is not repeated within a day', async () => {
    const mails = await mailsOf(press, () => remind());
    expect(mails).toEqual(['author/revision-reminder → anselm@example.org']);
    expect((await textsOf('author/revision-reminder'))[0]).toContain('We wait for you.');
    expect((await submissionNow(press, id)).remindedAt).toBeDefined();
    expect(await below(press, id, 'events')).toMatchObject([{ event: 'revision_reminded' }]);
    press.pass(0.9);
    expect(await codeOf(remind())).toBe('submission/reminded-already');
    press.pass(0.2);
    await remind();
    expect(await textsOf('author/revision-reminder')).toHaveLength(2);
  });

  it('belongs to the revision that it was sent for', async () => {
    await remind();
    await rescind();
    expect((await submissionNow(press, id)).remindedAt).toBeUndefined();
  });
});

describe('a withdrawal on the author’s wish', () => {
  it('ends the submission, and tells its author why', async () => {
    expect(await mailsOf(press, () => withdraw())).toEqual([
      'author/withdrawn → anselm@example.org',
    ]);
    expect((await submissionNow(press, id)).state).toBe('withdrawn');
    expect((await textsOf('author/withdrawn'))[0]).toContain('They asked by telephone.');
    expect(await below(press, id, 'events')).toMatchObject([
      { event: 'withdraw_for_author', audience: 'author', reason: 'They asked by telephone.' },
    ]);
  });

  it('needs a reason', async () => {
    const asked = { submission: id, event: 'withdraw_for_author', from: 'major_revision' } as const;
    const { problems } = await moveSubmission(press, editor, asked);
    expect(problems).toMatchObject([{ field: 'reason' }]);
  });
});

describe('a request for a revision that is cancelled', () => {
  const files = async () =>
    (await below(press, id, 'files')).map(({ id: file, retired, setAside, round }) => ({
      ...{ file, retired, round },
      ...(setAside ? { setAside } : {}),
    }));
  /**
   * The author has sent a first manuscript and a figure; for the revision they replace one and remove the
   * other.
   */
  const revising = async () => {
    const figure: Partial<SubmissionFile> = { kind: 'figure', name: 'figure.png', format: 'png' };
    const now = await submissionNow(press, id);
    await putSubmission(press, id, { ...now, responseLetter: 'We did half of it.' }, [
      storedFile({ retired: true }),
      storedFile({ round: 1, version: 2, replaces: 'file-1', retired: true }),
      storedFile({ round: 1, version: 3, replaces: 'file-2' }),
      storedFile({ ...figure, retired: true }),
      storedFile({ ...figure, retired: true }),
    ]);
    const events = press.db.collection('submissions').doc(id).collection('events');
    const entry = { round: 0, actor: 'author', audience: 'author' };
    const removed = { ...entry, event: 'file_removed' };
    await events.doc('1-0-file_removed-file-5').set({ ...removed, at: inDays(-9) });
    await events.doc('2-0-request_major').set({ ...entry, event: 'request_major', at: inDays(-5) });
    await events.doc('3-0-file_removed-file-4').set({ ...removed, at: inDays(-1) });
  };

  it('returns the manuscript to the editor, and sends the author a letter', async () => {
    expect(await mailsOf(press, () => rescind())).toEqual([
      'author/status-changed → anselm@example.org',
    ]);
    expect(await submissionNow(press, id)).toMatchObject({ state: 'reviews_complete', round: 0 });
    const [text] = await textsOf('author/status-changed');
    expect(text).toContain('We take it back.');
    expect(await below(press, id, 'decisions')).toMatchObject([{ event: 'rescind_revision' }]);
  });

  it('leaves reviewers and production the files that were sent', async () => {
    await revising();
    await rescind();
    expect(await files()).toEqual([
      { file: 'file-1', retired: false, round: 0 },
      { file: 'file-2', retired: true, round: 1 },
      { file: 'file-3', retired: true, round: 1, setAside: true },
      { file: 'file-4', retired: false, round: 0 },
      { file: 'file-5', retired: true, round: 0 },
    ]);
    const again = { submission: id, event: 'new_round', from: 'reviews_complete' } as const;
    await moveSubmission(press, editor, again);
    const shown = await readReviewerFiles(press.db, { submission: id, round: 1 });
    expect(shown.map(({ file }) => file.id)).toEqual(['file-1', 'file-4']);
  });

  it('loses nothing: the next request restores the draft of the revision', async () => {
    await revising();
    await rescind();
    await moveSubmission(press, editor, {
      ...{ submission: id, event: 'request_minor', from: 'reviews_complete' },
      ...{ letter: 'Once more.', fewReportsReason: 'As before.' },
    });
    const now = await submissionNow(press, id);
    expect(now).toMatchObject({ state: 'minor_revision', responseLetter: 'We did half of it.' });
    const found = await files();
    expect(found.find(({ file }) => file === 'file-3')).toEqual({
      ...{ file: 'file-3', retired: false, round: 1 },
    });
    expect(found.find(({ file }) => file === 'file-1')).toMatchObject({ retired: true });
  });
});

describe.each(NAMES)('to %s', (name) => {
  const act = ACTS[name];
  const refusals: readonly (readonly [keyof typeof PEOPLE, string])[] = [
    ['guestEditor', 'access/denied'],
    ['admin', 'access/denied'],
    ['author', 'access/denied'],
    ['otherEditor', 'submission/not-found'],
    ['production', 'submission/not-found'],
    ['stranger', 'submission/not-found'],
  ];
  it.each(refusals)('is refused for the %s', async (who, code) => {
    // Assigned, so that a conflict is not the reason.
    const { uid } = PEOPLE[who];
    await putSubmission(press, id, { ...(await submissionNow(press, id)), editors: [uid] });
    expect([code, 'access/denied']).toContain(await codeOf(act(PEOPLE[who])));
    expect((await submissionNow(press, id)).state).toBe('major_revision');
    expect(await below(press, id, 'events')).toEqual([]);
  });

  it('is refused for an editor whose journal lets only others decide', async () => {
    const ref = press.db.collection(JOURNAL_PERMISSIONS).doc('CES');
    await ref.set({
      reaches: { editor: { 'submission.decide': 'assigned' }, production: {} },
      ...{ revision: 1, updatedAt: press.now().toISOString(), updatedBy: 'ada' },
    });
    await putSubmission(press, id, { ...(await submissionNow(press, id)), editors: ['emil'] });
    expect(await codeOf(act())).toBe('access/denied');
    await ref.delete();
  });

  it('is refused for an editor who is one of its authors', async () => {
    const authorUids = [PEOPLE.author.uid, editor.uid];
    await putSubmission(press, id, { ...(await submissionNow(press, id)), authorUids });
    expect(['access/denied', 'submission/not-found']).toContain(await codeOf(act()));
  });

  it('is allowed for an editor in conflict only where it is assigned to them', async () => {
    const said = { email: editor.email ?? '', affiliation: '', reason: 'A rival.' };
    const opposedReviewers = [{ id: 'o1', name: 'Edda', ...said }];
    const now = await submissionNow(press, id);
    await putSubmission(press, id, { ...now, opposedReviewers, editors: [] });
    expect(await codeOf(act())).toBe('submission/deciding-in-conflict');
    await putSubmission(press, id, { ...now, opposedReviewers });
    await act();
  });

  it('is refused after the author has sent the revision', async () => {
    await putSubmission(press, id, {
      ...(await submissionNow(press, id)),
      state: 'revision_submitted',
    });
    expect(await codeOf(act())).toBe('submission/wrong-state');
  });
});
