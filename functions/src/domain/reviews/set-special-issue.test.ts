import { ISSUES, SUBMISSIONS } from '@quire/model/collections';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/test-records.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../testing/test-submissions.ts';
import type { Person } from '../access/principal.ts';
import { setSpecialIssue } from './set-special-issue.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  const put = (id: string, kind: string, status: string) =>
    press.db.doc(`${ISSUES}/${id}`).set({ kind, status });
  await put('CES~s1', 'special', 'open');
  await put('CES~s2', 'special', 'closed');
  await put('CES~3-1', 'regular', 'open');
  await put('MSP~s9', 'special', 'open');
  await press.db
    .doc(`${ISSUES}/CES~s3`)
    .set({ kind: 'special', status: 'open', deletedAt: '2026-01-01T00:00:00Z' });
});
beforeEach(() => putSubmission(press, 'creeks', { state: 'under_review', specialIssue: '' }));
afterAll(() => press.close());

const to = (issue: string, person: Person = PEOPLE.editor) =>
  setSpecialIssue(press, person, { submission: 'creeks', issue });
const now = async () => (await submissionNow(press, 'creeks')).specialIssue;
const noted = async () => {
  const below = press.db.doc(`${SUBMISSIONS}/creeks`);
  const found = await below.collection('private').where('by', '==', PEOPLE.editor.uid).get();
  return found.docs.map((each) => each.get('reason')).toSorted();
};

describe('a manuscript', () => {
  it('can join and leave a special issue of its journal, and its staff get access', async () => {
    await to('s1');
    await to('s1');
    expect(await now()).toBe('s1');
    await to('');
    expect(await now()).toBe('');
    expect(await noted()).toEqual(['none → s1', 's1 → none']);
    const events = await press.db.collection(`${SUBMISSIONS}/creeks/events`).get();
    const of = events.docs.filter((each) => each.get('event') === 'special_issue_changed');
    expect(of.map((each) => each.get('audience'))).toEqual(['staff', 'staff']);
  });

  it.each(['s2', '3-1', 's9', 'none-such', 's3'])('cannot join %s', async (issue) => {
    expect(await codeOf(to(issue))).toBe('article/issue-missing');
    expect(await now()).toBe('');
  });

  it.each([
    ['guestEditor', 'access/denied', 's1'],
    ['author', 'access/denied', ''],
    ['production', 'submission/not-found', ''],
    ['finance', 'access/denied', ''],
  ] as const)('cannot be moved by %s', async (who, code, from) => {
    await putSubmission(press, 'creeks', { state: 'under_review', specialIssue: from });
    expect(await codeOf(to(from ? '' : 's1', PEOPLE[who]))).toBe(code);
  });

  it('cannot be moved by an editor who is one of its authors', async () => {
    const authorUids = [PEOPLE.author.uid, PEOPLE.editor.uid];
    await putSubmission(press, 'creeks', { state: 'under_review', authorUids });
    expect(await codeOf(to('s1'))).toBe('submission/not-found');
  });

  it.each(['minor_revision', 'returned_to_author', 'rejected', 'published'] as const)(
    'cannot be moved while it is %s',
    async (state) => {
      await putSubmission(press, 'creeks', { state, specialIssue: '' });
      expect(await codeOf(to('s1'))).toBe('submission/wrong-state');
    },
  );
});
