/**
 * Two people, two browsers. A person who knows the address of another's manuscript, of its files and
 * of everything below it learns nothing and changes nothing: by page, Firestore, Storage or function.
 */
import {
  DISCUSSIONS,
  INTEGRITY,
  STAFF_TASKS,
  SUBMISSION_EVENTS_LOG,
  SUBMISSION_FILES,
  SUBMISSION_PRIVATE,
  SUBMISSIONS,
  submissionFilePath,
  uploadPath,
} from '@quire/model/collections';
import { submissionsPath, submitPath } from '@quire/model/paths';
import { submissionPath, submittedPath } from '@quire/model/submission-paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { callFunction } from './call-function.ts';
import { type SeededDraft, seedDraft } from './manuscript/seed-draft.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const SECRET = 'A secret theory of slack water';

let browser: Browser;
let author: Person;
let stranger: Person;
let theirs: SeededDraft;
/** The stranger's session. */
let idToken: string;
beforeAll(async () => {
  [browser, author, stranger] = await Promise.all([
    openBrowser(),
    joinPress('owner'),
    joinPress('stranger'),
  ]);
  theirs = await seedDraft(author, SECRET);
  ({ idToken } = await signInByHttp(stranger));
});
afterAll(() => browser.close());

/** The paths below a manuscript, as whoever has read our code would guess them. */
const below = ({ id, file }: SeededDraft) => [
  `${SUBMISSIONS}/${id}`,
  `${SUBMISSIONS}/${id}/${SUBMISSION_FILES}`,
  `${SUBMISSIONS}/${id}/${SUBMISSION_FILES}/${file}`,
  ...[
    ...[SUBMISSION_EVENTS_LOG, SUBMISSION_PRIVATE, DISCUSSIONS, STAFF_TASKS],
    ...[INTEGRITY, 'decisions', 'messages'],
  ].map((name) => `${SUBMISSIONS}/${id}/${name}`),
];

const documents = () =>
  `${press.firestore}/v1/projects/${press.project}/databases/(default)/documents`;

const asStranger = (token: string | null) => ({
  ...(token && { authorization: `Bearer ${token}` }),
  'content-type': 'application/json',
});

async function askFirestore(
  token: string | null,
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; body: string }> {
  const answer = await fetch(`${documents()}${path}`, { ...init, headers: asStranger(token) });
  return { status: answer.status, body: await answer.text() };
}

const storage = () => `${press.storage}/v0/b/${press.project}.appspot.com/o`;

describe('strangers', () => {
  it('see nothing of a manuscript by its pages, while its owner does', async () => {
    const own = await openAs(browser, author, submissionPath(theirs.id));
    await own.page.getByRole('heading', { name: SECRET }).waitFor();
    await own.page.getByText('manuscript.docx').waitFor();

    const { page } = await openAs(browser, stranger, submissionsPath());
    await page.getByText('No submissions yet').waitFor();
    for (const path of [submissionPath, submitPath, submittedPath]) {
      await page.goto(press.press + path(theirs.id));
      const refusal = await refusalOf(page);
      expect(await page.locator('main').innerText()).not.toContain(SECRET);
      // The same words as for one that there is not: nobody learns which ids are taken.
      await page.goto(press.press + path('there-is-none'));
      expect(await refusalOf(page)).toBe(refusal);
    }
    await Promise.all([page.context().close(), own.page.context().close()]);
  });

  it.each(['a stranger', 'nobody'])('read and write nothing in Firestore as %s', async (who) => {
    const token = who === 'nobody' ? null : idToken;
    const paths = below(theirs);
    const reads = await Promise.all(paths.map((path) => askFirestore(token, `/${path}`)));
    expect(reads.map(({ status }) => status)).toEqual(paths.map(() => 403));

    const where = (value: string) => ({
      fieldFilter: {
        field: { fieldPath: 'owner' },
        op: 'EQUAL',
        value: { stringValue: value },
      },
    });
    const query = (structuredQuery: object) =>
      askFirestore(token, ':runQuery', {
        method: 'POST',
        body: JSON.stringify({ structuredQuery }),
      });
    const queries = await Promise.all([
      query({ from: [{ collectionId: SUBMISSIONS }], limit: 10 }),
      query({ from: [{ collectionId: SUBMISSIONS }], where: where(theirs.owner), limit: 10 }),
      query({ from: [{ collectionId: SUBMISSION_FILES, allDescendants: true }], limit: 10 }),
      query({ from: [{ collectionId: 'messages', allDescendants: true }], limit: 10 }),
    ]);
    expect(queries.map(({ status }) => status)).toEqual([403, 403, 403, 403]);

    const text = (value: string) => ({ fields: { title: { stringValue: value } } });
    const writes = await Promise.all([
      askFirestore(token, `/${paths[0]}?updateMask.fieldPaths=title`, {
        method: 'PATCH',
        body: JSON.stringify(text('Mine now')),
      }),
      askFirestore(token, `/${paths[0]}`, { method: 'DELETE' }),
      askFirestore(token, `/${paths[1]}?documentId=planted`, {
        method: 'POST',
        body: JSON.stringify(text('Planted')),
      }),
      askFirestore(token, `/${SUBMISSIONS}/${theirs.id}/messages?documentId=planted`, {
        method: 'POST',
        body: JSON.stringify(text('Planted')),
      }),
    ]);
    expect(writes.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const said = [...reads, ...queries, ...writes].map(({ body }) => body).join('');
    expect(said).not.toContain(SECRET);
    const kept = await admin.db.doc(`${SUBMISSIONS}/${theirs.id}`).get();
    expect(kept.get('title')).toBe(SECRET);
  });

  it.each(['a stranger', 'nobody'])('fetch and leave no files in Storage as %s', async (who) => {
    const headers: Record<string, string> =
      who === 'nobody' ? {} : { authorization: `Firebase ${idToken}` };
    const at = (path: string) => `${storage()}/${encodeURIComponent(path)}`;
    const file = submissionFilePath(theirs.id, theirs.file, 'docx');
    // It is there, under this very name.
    expect((await admin.bucket.file(file).exists())[0]).toBe(true);
    const upload = uploadPath(theirs.owner, theirs.id, 'planted-upload');
    const asked: readonly (readonly [string, RequestInit])[] = [
      [at(file), {}],
      [`${at(file)}?alt=media`, {}],
      [`${storage()}?prefix=${encodeURIComponent(`submissions/${theirs.id}/`)}`, {}],
      [`${storage()}?prefix=${encodeURIComponent(`uploads/${theirs.owner}/`)}`, {}],
      [at(file), { method: 'DELETE' }],
      [`${storage()}?name=${encodeURIComponent(upload)}`, { method: 'POST', body: '%PDF-1.4' }],
      [`${storage()}?name=${encodeURIComponent(file)}`, { method: 'POST', body: '%PDF-1.4' }],
    ];
    const answers = await Promise.all(
      asked.map(async ([url, init]) => (await fetch(url, { ...init, headers })).status),
    );
    expect(answers).toEqual(asked.map(() => 403));
    expect((await admin.bucket.file(file).exists())[0]).toBe(true);
    expect((await admin.bucket.file(upload).exists())[0]).toBe(false);
  });

  it.each(['a stranger', 'nobody'])('move nothing by the functions as %s', async (who) => {
    const options = who === 'nobody' ? {} : { idToken };
    const submission = theirs.id;
    const calls = await Promise.all([
      callFunction('moveSubmission', { submission, event: 'submit', from: 'draft' }, options),
      callFunction('discardDraft', { submission }, options),
      callFunction('removeSubmissionFile', { submission, file: theirs.file }, options),
      callFunction('sendMessage', { submission, key: 'planted-message', text: 'Hello' }, options),
      callFunction(
        'addSubmissionFile',
        { submission, upload: 'planted-upload', name: 'x.pdf', kind: 'manuscript', label: '' },
        options,
      ),
    ]);
    const code = who === 'nobody' ? 'account/signed-out' : 'submission/not-found';
    expect(calls.map((call) => call.code)).toEqual(calls.map(() => code));
    // The same as for one that there is not: nobody learns which ids are taken.
    const none = { submission: 'there-is-none', key: 'planted-message', text: 'Hello' };
    const [sent, absent] = [calls[3], await callFunction('sendMessage', none, options)];
    expect([sent?.status, sent?.body]).toEqual([absent.status, absent.body]);
    expect((await admin.db.doc(`${SUBMISSIONS}/${submission}`).get()).get('state')).toBe('draft');
  });
});

async function refusalOf(page: Page): Promise<string> {
  const note = page.getByText(/does not exist|no such submission|do not have the right/);
  await note.waitFor();
  return note.innerText();
}
