/**
 * An author knows everything but who reviews: our code, the ids, the addresses of what is kept. From
 * their own account, by every read that the SDK offers, nothing of the reviewers is to be had.
 */
import { REVIEWERS, REVIEWS, SUBMISSIONS } from '@quire/model/collections';
import { ReviewSchema } from '@quire/model/entities/review';
import { storedFileAddress } from '@quire/model/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allDocuments, type KeptDocument } from './anonymity/all-documents.ts';
import { everyRead } from './anonymity/every-read.ts';
import { guessedCalls, type KnownReview } from './anonymity/guessed-calls.ts';
import { openSdk, type SdkSession } from './anonymity/sdk-session.ts';
import { storageReads } from './anonymity/storage-reads.ts';
import { callFunction } from './call-function.ts';
import { newReviewer, tokenOf } from './manuscript/reviewers.ts';
import { decideMinor, invite, sendDraft } from './manuscript/steps.ts';
import { mustCall } from './must-call.ts';
import { joinPress, signInByHttp } from './people/account.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const REVIEWING = [
  newReviewer('Orla', 'Quenneville'),
  newReviewer('Teodor', 'Brzezinski'),
] as const;
const EDITOR = { email: 'editor@saltmarsh.example', password: press.password };

let submission: string;
let author: SdkSession;
let editor: SdkSession;
/** What nobody is to learn: names, addresses, institutions, accounts, ids. */
let secrets: readonly string[];
/** Every document with a word of it. */
let telling: readonly KeptDocument[];
let known: readonly KnownReview[];
/** Files that reviewers sent with their reports. */
let files: readonly string[];

const isTold = (text: string) => secrets.some((secret) => text.includes(secret));
/** The secrets that are told in these answers. */
const toldIn = (answers: readonly string[]) =>
  secrets.filter((secret) => answers.some((answer) => answer.includes(secret)));

beforeAll(async () => {
  const [person, withAccount] = await Promise.all([joinPress('curious'), joinPress('refereeing')]);
  const [first, second] = REVIEWING;
  editor = await openSdk(EDITOR);
  const { uid } = await signInByHttp(withAccount);
  // One of the base, with an account; one whom the invitation puts there.
  const data = { ...first, journals: ['CES'], uid };
  const key = `reviewer${Date.now()}`;
  await mustCall('saveRecord', { kind: 'reviewers', id: null, base: 0, data, key }, editor.idToken);
  ({ id: submission } = await sendDraft(person, 'Who reads slack water'));
  const reviews = await invite(submission, [first, second], editor.idToken);
  const token = await tokenOf(second);
  await mustCall('answerInvitation', { token, answer: 'accept', competingInterest: 'None' });
  const notes = Buffer.from('Line 12: the datum is missing.').toString('base64');
  await mustCall('addReviewFile', { token, key: 'notes-of-mine', name: 'notes.txt', data: notes });
  await decideMinor(submission, REVIEWING, editor.idToken);

  const stored = await Promise.all(
    reviews.map(async (id) => {
      const review = await admin.db.doc(`${SUBMISSIONS}/${submission}/${REVIEWS}/${id}`).get();
      return { id, ...ReviewSchema.parse(review.data()) };
    }),
  );
  known = stored.map(({ id: review, reviewerId: reviewer, reviewer: { email } }) => ({
    ...{ submission, review, reviewer, email },
  }));
  files = stored.flatMap((review) => review.files.map(({ path }) => path));
  secrets = [
    uid,
    ...stored.flatMap(({ id, reviewerId }) => [id, reviewerId]),
    ...REVIEWING.flatMap(({ family, email, affiliation }) => [family, email, affiliation]),
  ];
  const below = [
    `${SUBMISSIONS}/${submission}`,
    ...stored.map(({ reviewerId }) => `${REVIEWERS}/${reviewerId}`),
  ];
  const all = await allDocuments(below);
  // The reviewer's own account is not a secret of the review: its owner is named nowhere else.
  telling = all.filter(
    ({ path, data: kept }) =>
      isTold(`${path} ${JSON.stringify(kept)}`) &&
      !path.startsWith('profiles/') &&
      !path.startsWith('users/'),
  );
  author = await openSdk(person);
});
afterAll(() => Promise.all([author?.close(), editor?.close()]));

describe('an author who looks for the reviewers', () => {
  it('learns nothing from Firestore, by any read', async () => {
    const own = (await allDocuments([`${SUBMISSIONS}/${submission}`])).filter(({ path }) =>
      path.startsWith(`${SUBMISSIONS}/${submission}`),
    );
    expect(new Set(telling.map(({ path }) => path.split('/').at(-2)))).toContain(REVIEWS);
    const answers = await everyRead(author.db, [...telling, ...own]);
    expect(toldIn(answers)).toEqual([]);
    // They were let in where they belong: their own manuscript's timeline, decision and files.
    expect(answers.join('')).toContain('minor_revision');
  });

  it('learns nothing from functions with ids they should not have', async () => {
    const { idToken } = author;
    const answers = [];
    for (const one of known) answers.push(...(await guessedCalls(one, idToken)));
    expect(toldIn(answers.map(({ body }) => body))).toEqual([]);
    const answered = answers.filter(({ status }) => status === 200).map(({ name }) => name);
    // What they may ask is of themselves, or says that a code is none.
    expect([...new Set(answered)].toSorted()).toEqual(['checkCertificate', 'exportMyData']);
  });

  it('learns nothing from Storage', async () => {
    expect(files).toHaveLength(1);
    expect(await storageReads(author.storage, files)).toEqual([]);
    // Not even who may have them: what Storage gives, it gives an address for good.
    expect(await storageReads(editor.storage, files)).toEqual([]);
    const fetched = ({ idToken }: SdkSession) =>
      fetch(press.press + storedFileAddress(), {
        method: 'POST',
        headers: { authorization: `Bearer ${idToken}` },
        body: JSON.stringify({ path: files[0] }),
      });
    expect([(await fetched(author)).status, (await fetched(editor)).status]).toEqual([404, 200]);
  });

  it('learns from the same reads what an editor does: all of it, once it is noted', async () => {
    const paths = (name: string) => telling.filter(({ path }) => path.split('/').at(-2) === name);
    const { idToken } = editor;
    expect(toldIn(await everyRead(editor.db, paths(REVIEWS)))).toEqual([]);
    await callFunction('showReviewers', { submission: known[0]?.submission }, { idToken });
    const answers = await everyRead(editor.db, [...paths(REVIEWS), ...paths(REVIEWERS)]);
    expect(toldIn(answers)).toEqual([...secrets]);
  });
});
