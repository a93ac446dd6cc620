/** iDs that are proved after their article was begun: from the link of a mail, and with an account. */
import {
  ARTICLES,
  AUDIT,
  PROFILES,
  SUBMISSIONS,
  VERSIONS,
  versionDocId,
} from '@quire/model/collections';
import { type Article, ArticleVersionSchema, type Author } from '@quire/model/entities/article';
import { coAuthorKey, namedAs } from '@quire/model/submission/co-author-standing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { JOSIAH, LAURE, type OrcidPress, startOrcidPress } from '../../testing/orcid-press.ts';
import { content, saveRevision } from '../../testing/test-press.ts';
import { putSubmission, readyDraft } from '../../testing/test-submissions.ts';
import { provedByAddress } from '../publishing/proved-by-address.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { newLinks, writeLinks } from '../submissions/co-author-links.ts';
import { readSubmission } from '../submissions/read-submission.ts';
import { beginCoAuthor, finishCoAuthor } from './confirm-co-author.ts';
import { followConnection } from './follow-connection.ts';

let press: OrcidPress;
beforeAll(async () => {
  press = await startOrcidPress();
});
afterAll(() => press.close());

let count = 0;
let akey = '';
let token = '';
beforeEach(async () => {
  await press.db.recursiveDelete(press.db.collection('throttles'));
  count += 1;
  akey = `creeks${count}`;
  const named = readyDraft().authors;
  const [, second] = named;
  if (!second) throw new Error('authors');
  const at = press.now().toISOString();
  const told = { answer: 'told' as const, at, named: namedAs(second) };
  await putSubmission(press, akey, {
    ...{ state: 'production', number: 'CES-2026-00001', article: `CES~${akey}` },
    coAuthors: { [coAuthorKey(second.email)]: told },
  });
  const [link] = newLinks(press.ports, [second]);
  if (!link) throw new Error('link');
  await press.db.runTransaction(async (tx) => writeLinks(press.db, tx, [link], akey, press.now()));
  ({ token } = link);
});

const OKORO = { given: 'Anselm', family: 'Okoro', email: 'anselm@example.org' };
const HOLT = { given: 'Maren', family: 'Holt', email: 'Maren@Example.com' };
const base = { affiliations: [], corresponding: false, equal: false, credit: [] };

async function save(authors: readonly Partial<Author>[], change: Partial<Article> = {}) {
  const text = content('How creeks drain');
  const metadata = {
    ...text.metadata,
    authors: authors.map((each) => ({ ...base, given: '', family: '', ...each })),
  };
  const key = { journal: 'CES', issue: '1-1', akey };
  const status = { status: 'draft' as const, publishedRevision: 0 };
  await saveRevision(
    press,
    key,
    1,
    { ...text, metadata },
    { submission: akey, ...status, ...change },
  );
}
const article = () => press.db.collection(ARTICLES).doc(`CES~${akey}`);
const revision = async (): Promise<number> => (await article().get()).get('revision');
async function orcids() {
  const newest = article()
    .collection(VERSIONS)
    .doc(versionDocId(await revision()));
  const { metadata } = ArticleVersionSchema.parse((await newest.get()).data());
  return metadata.authors.map(({ orcid }) => orcid);
}
const entries = async () =>
  (await press.db.collection(AUDIT).where('article', '==', `CES~${akey}`).get()).docs.map((each) =>
    each.data(),
  );
const prove = async (orcid = JOSIAH) =>
  finishCoAuthor(press.ports, {
    token,
    ...(await press.allow(await beginCoAuthor(press.ports, token), orcid)),
  });

it('adds the iD of a link to the draft of its article, as a version of its own', async () => {
  await save([OKORO, HOLT]);
  await prove();
  expect(await orcids()).toEqual([undefined, JOSIAH]);
  expect(await revision()).toBe(2);
  expect(await entries()).toMatchObject([
    { action: 'article.orcid', by: 'system', name: 'Maren Holt', orcid: JOSIAH, revision: 2 },
  ]);
  const first = (await article().collection(VERSIONS).doc(versionDocId(1)).get()).data();
  expect(JSON.stringify(first)).not.toContain(JOSIAH);
  // Proved once more, it is there already.
  await prove();
  expect([await revision(), (await entries()).length]).toEqual([2, 1]);
});

it('waits in a published article until staff publish it, and is marked then', async () => {
  await save([OKORO, HOLT], { status: 'published', publishedRevision: 1 });
  await reconcilePublication(press, 'CES', akey);
  await prove();
  expect((await article().get()).data()).toMatchObject({ revision: 2, publishedRevision: 1 });
  const shown = async () => (await press.db.doc(`publishedArticles/CES~${akey}`).get()).data();
  expect(JSON.stringify(await shown())).not.toContain(JOSIAH);
  await article().update({ publishedRevision: 2 });
  await reconcilePublication(press, 'CES', akey);
  expect((await shown())?.provedOrcids).toEqual([JOSIAH]);
});

it.each<[string, readonly Partial<Author>[], Partial<Article>]>([
  ['has another iD', [OKORO, { ...HOLT, orcid: LAURE }], {}],
  ['is not in the article', [OKORO], {}],
  ['is in it twice', [HOLT, HOLT], {}],
  ['would share the iD with another author', [{ ...OKORO, orcid: JOSIAH }, HOLT], {}],
  [
    'is an author of a retracted article',
    [OKORO, HOLT],
    { status: 'retracted', publishedRevision: 1 },
  ],
])('changes nothing where the author %s', async (_, authors, change) => {
  await save(authors, change);
  await prove();
  expect(await orcids()).toEqual(authors.map(({ orcid }) => orcid));
  expect([await revision(), await entries()]).toEqual([1, []]);
});

it('tells staff of both ways which iD an address has proved', async () => {
  await save([OKORO, { ...HOLT, orcid: LAURE }]);
  await prove();
  await press.connect(`uid${count}`, LAURE);
  const submission = readSubmission(await press.db.collection(SUBMISSIONS).doc(akey).get());
  const authorUids = [`uid${count}`, 'unknown'];
  expect(await provedByAddress(press.db, { authorUids }, submission)).toEqual([
    { email: 'maren@example.com', orcid: JOSIAH },
    { email: `uid${count}@example.org`, orcid: LAURE },
  ]);
  expect(await provedByAddress(press.db, { authorUids: [] }, null)).toEqual([]);
  await press.db.recursiveDelete(press.db.collection('orcidConnections'));
});

it('adds the iD of an account to the articles of its manuscripts', async () => {
  const uid = `uid${count}`;
  await save([OKORO, { ...HOLT, email: `${uid}@example.org` }], { authorUids: [uid] });
  await press.connect(uid, JOSIAH);
  // Choosing what is sent to a record is no news.
  await followConnection(press, uid, [JOSIAH], { isMarkChanged: false });
  expect(await revision()).toBe(1);
  await press.db.collection(PROFILES).doc(uid).update({ state: 'unverified' });
  await followConnection(press, uid, [JOSIAH], { isMarkChanged: true });
  expect(await revision()).toBe(1);
  await press.db.collection(PROFILES).doc(uid).update({ state: 'active' });
  await followConnection(press, uid, [JOSIAH], { isMarkChanged: true });
  expect(await orcids()).toEqual([undefined, JOSIAH]);
  await followConnection(press, uid, [JOSIAH], { isMarkChanged: true });
  expect(await revision()).toBe(2);
});
