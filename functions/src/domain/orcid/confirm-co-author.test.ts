/** Co-authors who prove their iDs from the links of their mails, against a registry that speaks ORCID's OAuth. */
import {
  ARTICLES,
  ORCID_CONNECTIONS,
  ORCID_ITEMS,
  ORCID_STATES,
  PUBLISHED_ARTICLES,
  SUBMISSIONS,
} from '@quire/model/collections';
import type { DraftAuthor } from '@quire/model/entities/submission';
import { coAuthorKey, coAuthorStanding, namedAs } from '@quire/model/submission/co-author-standing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { JOSIAH, LAURE, type OrcidPress, startOrcidPress } from '../../testing/orcid-press.ts';
import { putSubmission, readyDraft, submissionNow } from '../../testing/test-submissions.ts';
import { newLinks, writeLinks } from '../submissions/co-author-links.ts';
import { beginCoAuthor, finishCoAuthor } from './confirm-co-author.ts';

let press: OrcidPress;
let count = 0;
let id = '';
let authors: readonly DraftAuthor[] = [];
/** The secret of each author's link, by their place in the list. */
let tokens: readonly string[] = [];

beforeAll(async () => {
  press = await startOrcidPress();
});
afterAll(() => press.close());
beforeEach(async () => {
  for (const name of [ORCID_CONNECTIONS, ORCID_ITEMS, ORCID_STATES, 'throttles'])
    await press.db.recursiveDelete(press.db.collection(name));
  count += 1;
  ({ id, tokens } = await send(`manuscript${count}`));
  ({ authors } = await submissionNow(press, id));
});

/** A manuscript whose authors have been asked by mail. */
async function send(submission: string) {
  const named = readyDraft().authors;
  const told = named.map((author) => [
    coAuthorKey(author.email),
    { answer: 'told' as const, at: press.ports.now().toISOString(), named: namedAs(author) },
  ]);
  await putSubmission(press, submission, {
    ...{ state: 'with_editor', number: 'CES-2026-00001' },
    coAuthors: Object.fromEntries(told),
  });
  const links = newLinks(press.ports, named);
  await press.db.runTransaction(async (tx) =>
    writeLinks(press.db, tx, links, submission, press.ports.now()),
  );
  return { id: submission, tokens: links.map(({ token }) => token) };
}

const tokenOf = (place: number) => tokens[place] ?? '';
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const allowed = async (token: string, orcid = JOSIAH) =>
  press.allow(await beginCoAuthor(press.ports, token), orcid);
async function confirm(token: string, orcid = JOSIAH) {
  return finishCoAuthor(press.ports, { token, ...(await allowed(token, orcid)) });
}
const orcids = async () => (await submissionNow(press, id)).authors.map(({ orcid }) => orcid);

it('stores the iD with the author of the link alone, and keeps no token', async () => {
  expect(await confirm(tokenOf(1))).toBe(JOSIAH);
  expect(await orcids()).toEqual(['', JOSIAH]);
  const { coAuthors } = await submissionNow(press, id);
  const [first, second] = authors.map(({ email }) => coAuthors?.[coAuthorKey(email)]);
  expect(first).not.toHaveProperty('orcid');
  expect(second).toMatchObject({ orcid: JOSIAH, answer: 'told' });
  expect((await press.db.collection(ORCID_CONNECTIONS).get()).size).toBe(0);
  const [waiting] = (await press.db.collection(ORCID_ITEMS).get()).docs;
  await press.run();
  expect(await press.ports.client?.refresh(String(waiting?.get('token')))).toBe('refused');
});

it('asks for signing in alone', async () => {
  const at = new URL(await beginCoAuthor(press.ports, tokenOf(1)));
  expect(at.searchParams.get('scope')).toBe('/authenticate');
});

it('does not have the author asked again because the iD was added', async () => {
  await confirm(tokenOf(1));
  const { authors: now, coAuthors } = await submissionNow(press, id);
  expect(now.map((author) => coAuthorStanding({ coAuthors }, author)?.answer)).toEqual([
    'told',
    'told',
  ]);
});

it('takes a state for the author that it was made for, not for another', async () => {
  const answer = await allowed(tokenOf(1));
  const other = finishCoAuthor(press.ports, { token: tokenOf(0), ...answer });
  expect(await codeOf(other)).toBe('orcid/state-over');
  expect(await orcids()).toEqual(['', '']);
});

it('takes a state for the submission that it was made for, not for another', async () => {
  const elsewhere = await send(`${id}-other`);
  const answer = await allowed(tokenOf(1));
  const other = finishCoAuthor(press.ports, { token: elsewhere.tokens[1] ?? '', ...answer });
  expect(await codeOf(other)).toBe('orcid/state-over');
  const { authors: there } = await submissionNow(press, elsewhere.id);
  expect(there.map(({ orcid }) => orcid)).toEqual(['', '']);
});

it('takes a state once, for half an hour, and only the newest', async () => {
  const answer = { token: tokenOf(1), ...(await allowed(tokenOf(1))) };
  expect(await codeOf(finishCoAuthor(press.ports, answer))).toBe('done');
  expect(await codeOf(finishCoAuthor(press.ports, answer))).toBe('orcid/state-over');
  const late = { token: tokenOf(1), ...(await allowed(tokenOf(1))) };
  press.pass(31);
  expect(await codeOf(finishCoAuthor(press.ports, late))).toBe('orcid/state-over');
  const replaced = { token: tokenOf(1), ...(await allowed(tokenOf(1))) };
  await beginCoAuthor(press.ports, tokenOf(1));
  expect(await codeOf(finishCoAuthor(press.ports, replaced))).toBe('orcid/state-over');
});

it('takes no state of an account, and an account none of a co-author', async () => {
  await press.putPerson('maren');
  const { beginConnection } = await import('./begin-connection.ts');
  const { finishConnection } = await import('./finish-connection.ts');
  const choice = { sendsWorks: true, sendsReviews: true };
  const ofAccount = await press.allow(await beginConnection(press.ports, 'maren', choice), JOSIAH);
  const taken = finishCoAuthor(press.ports, { token: tokenOf(1), ...ofAccount });
  expect(await codeOf(taken)).toBe('orcid/state-over');
  const ofLink = await allowed(tokenOf(1));
  expect(await codeOf(finishConnection(press.ports, 'maren', ofLink))).toBe('orcid/state-over');
});

it('refuses a link that is not one, is over, or whose author was replaced', async () => {
  expect(await codeOf(beginCoAuthor(press.ports, 'a-guess-of-many-signs'))).toBe(
    'account/link-unknown',
  );
  const answer = { token: tokenOf(1), ...(await allowed(tokenOf(1))) };
  const [first] = authors;
  await press.db
    .collection(SUBMISSIONS)
    .doc(id)
    .update({ authors: [first] });
  expect(await codeOf(finishCoAuthor(press.ports, answer))).toBe('account/link-unknown');
  press.pass(91 * 24 * 60);
  expect(await codeOf(beginCoAuthor(press.ports, tokenOf(0)))).toBe('account/link-expired');
});

it('refuses the iD of another author', async () => {
  await confirm(tokenOf(0));
  expect(await codeOf(confirm(tokenOf(1)))).toBe('orcid/other-author');
  expect(await confirm(tokenOf(1), LAURE)).toBe(LAURE);
});

it('marks the iD in the published article, while the list has it with this author', async () => {
  await confirm(tokenOf(1));
  const akey = `creeks${count}`;
  const article = `CES~${akey}`;
  const marks = async () =>
    (await press.db.collection(PUBLISHED_ARTICLES).doc(article).get()).get('provedOrcids');
  await press.publish(akey, JOSIAH);
  expect(await marks()).toBeUndefined();
  await press.db.collection(ARTICLES).doc(article).update({ submission: id });
  await press.db.collection(SUBMISSIONS).doc(id).update({ article });
  await confirm(tokenOf(1));
  expect(await marks()).toEqual([JOSIAH]);
  const typed = authors.map((author) => ({ ...author, orcid: LAURE }));
  await press.db.collection(SUBMISSIONS).doc(id).update({ authors: typed });
  const { reconcilePublication } = await import('../publishing/publish-article.ts');
  await reconcilePublication(press, 'CES', akey);
  expect(await marks()).toBeUndefined();
});
