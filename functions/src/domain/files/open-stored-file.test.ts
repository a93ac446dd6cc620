import { AUDIT, TOOL_RUNS, USERS } from '@quire/model/collections';
import { FRESH_SIGN_IN_MINUTES } from '@quire/model/constants';
import { KEPT_WITH_MANUSCRIPT } from '@quire/model/entities/audit-entry';
import type { Note } from '@quire/model/entities/discussion';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOW } from '../../testing/test-press.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import type { Caller } from '../access/caller.ts';
import { openStoredFile } from './open-stored-file.ts';

let press: SubmissionsPress;
const MANUSCRIPT = 'submissions/sent/files/f1.pdf';
const REPORT = 'submissions/sent/reviews/r1/f2.pdf';
const ATTACHED = 'submissions/accepted/discussions/note-0001/f1.pdf';
const SHARED = 'submissions/accepted/discussions/note-0002/f1.pdf';
const ORIGINAL = 'articles/CES~tides/files/a/figure.svg';
const DRAFT = 'submissions/draft/files/f1.pdf';
const ACCEPTED = 'submissions/accepted/files/f1.pdf';
const EXPORT = 'exports/run-1/quire-0001.zip';
const NOWHERE = ['submissions/sent/other/f1.pdf', 'published/CES/tides/a.pdf', 'uploads/a/b/c'];

beforeAll(async () => {
  press = await startSubmissionsPress();
  for (const path of [
    MANUSCRIPT,
    REPORT,
    ATTACHED,
    SHARED,
    ORIGINAL,
    DRAFT,
    ACCEPTED,
    EXPORT,
    ...NOWHERE,
  ])
    await press.store.write(path, Buffer.from(path), 'application/pdf');
  await putSubmission(press, 'draft', { state: 'draft' });
  await putSubmission(press, 'sent', { state: 'under_review' });
  await putSubmission(press, 'accepted', {
    state: 'production',
    production: [PEOPLE.production.uid],
  });
  for (const [id, readers] of [
    ['note-0001', 'handlers'],
    ['note-0002', 'staff'],
  ] as const) {
    const by = { uid: PEOPLE.editor.uid, name: 'Edda Editor' };
    const at = NOW.toISOString();
    const note: Note = {
      ...{ topic: id, subject: 'Page limits', text: 'See the file.', by, at, readers },
      ...{ mentions: [], files: [] },
    };
    await press.db.doc(`submissions/accepted/discussions/${id}`).set(note);
  }
  await press.db.doc('articles/CES~tides').set({ journal: 'CES' });
});
afterAll(() => press.close());

const callerAs = (who: keyof typeof PEOPLE, minutes = 0): Caller => ({
  ...PEOPLE[who],
  email: PEOPLE[who].email,
  emailVerified: true,
  missingFactor: null,
  signedInAt: new Date(press.now().getTime() - minutes * 60_000),
});
const attempt = async (caller: Caller, path: string) => {
  try {
    const { stream, size, type } = await openStoredFile(press, caller, path);
    const parts: Uint8Array[] = [];
    for await (const part of stream) parts.push(part);
    expect(Buffer.concat(parts).toString()).toBe(path);
    expect(size).toBe(path.length);
    return type;
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
};
const WHO = Object.keys(PEOPLE) as (keyof typeof PEOPLE)[];
const whoMay = async (path: string) => {
  const answers = await Promise.all(WHO.map((who) => attempt(callerAs(who), path)));
  return WHO.filter((_, place) => answers[place] !== 'file/not-found').toSorted();
};

it.each([
  ['a manuscript', MANUSCRIPT, ['admin', 'author', 'editor']],
  ['a draft', DRAFT, ['author']],
  ['what a reviewer sent', REPORT, ['admin', 'editor']],
  ['an accepted manuscript', ACCEPTED, ['admin', 'author', 'editor', 'production']],
  ['what is attached to a note for editors', ATTACHED, ['admin', 'editor']],
  ['what is attached to a note for all staff', SHARED, ['admin', 'editor', 'production']],
  ['an article’s original', ORIGINAL, ['admin', 'editor', 'production']],
] as const)('returns %s to those who may read it', async (_what, path, expected) => {
  expect(await whoMay(path)).toEqual(expected);
});

it('returns nothing outside the known paths, and nothing that does not exist', async () => {
  const missing = ['submissions/none/files/a.pdf', 'submissions/sent/files/none.pdf', ''];
  for (const path of [...NOWHERE, ...missing, 'submissions/sent/files/../../draft/files/f1.pdf'])
    expect(await whoMay(path), path).toEqual([]);
});

it('returns images with their type, and unknown formats as bytes', async () => {
  expect(await attempt(callerAs('editor'), ORIGINAL)).toBe('image/svg+xml');
  expect(await attempt(callerAs('editor'), MANUSCRIPT)).toBe('application/pdf');
});

it('logs which member of staff opened a manuscript’s file, and nothing for its author', async () => {
  await press.db.recursiveDelete(press.db.collection(AUDIT));
  await attempt(callerAs('author'), MANUSCRIPT);
  await attempt(callerAs('editor'), MANUSCRIPT);
  const entries = (await press.db.collection(AUDIT).get()).docs.map((doc) => doc.data());
  expect(entries).toEqual([
    {
      ...{ action: 'submission.file', by: PEOPLE.editor.uid, at: expect.any(String) },
      ...{ record: 'sent', path: MANUSCRIPT },
    },
  ]);
});

it('logs neither the user nor the file for a manuscript that staff wrote', async () => {
  await press.db.recursiveDelete(press.db.collection(AUDIT));
  const user = press.db.collection(USERS).doc(PEOPLE.author.uid);
  await user.update({ roles: ['author', 'admin'] });
  await attempt(callerAs('editor'), REPORT);
  await user.update({ roles: ['author'] });
  const [entry] = (await press.db.collection(AUDIT).get()).docs.map((doc) => doc.data());
  expect(entry).toEqual({
    ...{ action: 'submission.file', by: KEPT_WITH_MANUSCRIPT, at: expect.any(String) },
    record: 'sent',
  });
  const below = await press.db.collection('submissions/sent/private').get();
  expect(below.docs.map((doc) => doc.data())).toMatchObject([
    { by: PEOPLE.editor.uid, reason: REPORT },
  ]);
});

it('returns an export to the user who started it, after a recent sign-in, until it expires', async () => {
  const at = (hours: number) => new Date(press.now().getTime() + hours * 3_600_000).toISOString();
  const put = (change: object) =>
    press.db
      .collection(TOOL_RUNS)
      .doc('run-1')
      .set({ createdBy: PEOPLE.admin.uid, result: { expiresAt: at(1) }, ...change });
  await put({});
  expect(await attempt(callerAs('admin'), EXPORT)).toBe('application/zip');
  const stale = callerAs('admin', FRESH_SIGN_IN_MINUTES + 1);
  expect(await attempt(stale, EXPORT)).toBe('account/sign-in-again');
  expect(await attempt(callerAs('editor'), EXPORT)).toBe('file/not-found');
  await put({ result: { expiresAt: at(-1) } });
  expect(await attempt(callerAs('admin'), EXPORT)).toBe('file/not-found');
  await put({ createdBy: 'another-admin' });
  expect(await attempt(callerAs('admin'), EXPORT)).toBe('file/not-found');
});
