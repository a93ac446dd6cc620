import { AUDIT, AUTHORS, PUBLISHED_ARTICLES, PUBLISHED_PEOPLE } from '@quire/model/collections';
import type { Author } from '@quire/model/entities/article';
import type { PublishedAuthor } from '@quire/model/entities/published-author';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  content,
  saveRevision,
  startTestJournal,
  type TestPress,
} from '../../testing/test-press.ts';
import { asker, BOSS, codeOf, EDDA } from '../../testing/test-records.ts';
import { authorKey } from '../publishing/cards/author-key.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { personRecord } from '../search-queue/records/person-record.ts';
import { collectAuthors } from './collect-authors.ts';
import { hideAuthorPage } from './hide-author.ts';
import { mergeAuthors, separateAuthor } from './merge-authors.ts';
import { relinkArticles } from './relink-articles.ts';
import { showPerson } from './show-person.ts';

const person = (given: string, family: string): Author => ({
  ...{ given, family, affiliations: [], credit: [], equal: false, corresponding: false },
});
const [ADA, BEN] = [person('Ada', 'Holt'), person('Ben', 'Ruiz')];
const [A, B] = [authorKey(ADA, ''), authorKey(BEN, '')];
const REASON = 'She has asked for it.';

let press: TestPress;
beforeAll(async () => {
  press = await startTestJournal('1-1');
  await publish('mud', [ADA, BEN]);
});
afterAll(() => press.close());

type Records = ReadonlyMap<string, Partial<PublishedAuthor> | undefined>;
const records = async (): Promise<Records> =>
  new Map((await press.db.collection(AUTHORS).get()).docs.map((doc) => [doc.id, doc.data()]));
const record = async (key: string) => (await records()).get(key);

/** Runs what the events of changed records of authors do. */
async function settle(before: Records): Promise<void> {
  const after = await records();
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    await showPerson(press, id);
    await relinkArticles(press, before.get(id), after.get(id));
  }
}

/** A change of authors' records, with what follows from it. */
async function change(work: () => Promise<unknown>): Promise<void> {
  const before = await records();
  await work();
  await settle(before);
  // What articles say of their authors has changed: their pages follow.
  const middle = await records();
  for (const { id } of (await press.db.collection(PUBLISHED_ARTICLES).get()).docs)
    await collectAuthors(press, id);
  await settle(middle);
}

async function publish(akey: string, authors: Author[]): Promise<void> {
  const key = { journal: 'CES', issue: '1-1', akey };
  await saveRevision(press, key, 1, content(`On ${akey}`, { authors }));
  await change(async () => {
    await reconcilePublication(press, 'CES', akey);
    await collectAuthors(press, `CES~${akey}`);
  });
}

const hide = (author: string, isHidden = true, reason = REASON, by = EDDA) =>
  hideAuthorPage(press, by, { author, isHidden, reason });
const page = async (key: string) =>
  (await press.db.collection(PUBLISHED_PEOPLE).doc(key).get()).data();
const links = async (akey: string): Promise<unknown> =>
  (await press.db.collection(PUBLISHED_ARTICLES).doc(`CES~${akey}`).get()).get('people');
const listed = async () => {
  const { docs } = await press.db.collection('listChunks').get();
  return docs.flatMap((doc) => (doc.get('cards') as { key: string }[]).map(({ key }) => key));
};

it('is for who may edit all journals of the author, and needs a reason', async () => {
  const other = asker('other', ['editor'], 'JAM');
  expect(await codeOf(hide(A, true, REASON, other))).toBe('access/denied');
  const reviewer = asker('reviewer', ['reviewer'], 'CES');
  expect(await codeOf(hide(A, true, REASON, reviewer))).toBe('access/denied');
  expect(await codeOf(hide(A, true, ''))).toBe('input/invalid');
  expect(await codeOf(hide('n-unknown'))).toBe('people/no-author');
  expect((await record(A))?.isHidden).toBeUndefined();
});

it('takes away the page, its place in lists and search, and the links to it, but no article', async () => {
  expect(await page(A)).toMatchObject({ name: 'Ada Holt' });
  expect((await listed()).toSorted()).toEqual([A, B].toSorted());
  await change(() => hide(A));
  expect(await page(A)).toBeUndefined();
  expect(await listed()).toEqual([B]);
  expect(personRecord(A, await record(A))).toBeNull();
  expect(personRecord(B, await record(B))).toMatchObject({ title: 'Ben Ruiz' });
  expect(await links('mud')).toEqual(['', B]);
  // Others do not lead there either.
  expect(await page(B)).toMatchObject({ coAuthors: [], works: [{ people: ['', B] }] });
  const article = (await press.db.collection(PUBLISHED_ARTICLES).doc('CES~mud').get()).data();
  expect(article).toMatchObject({ title: 'On mud', authors: ['Ada Holt', 'Ben Ruiz'] });
  const [entry] = (await press.db.collection(AUDIT).get()).docs.map((doc) => doc.data());
  expect(entry).toMatchObject({
    ...{ action: 'author.hidden', by: EDDA.uid, record: `authors/${A}`, reason: REASON },
  });
});

it('holds for later articles, and asked again changes nothing', async () => {
  await change(() => hide(A));
  await publish('silt', [ADA]);
  expect(await page(A)).toBeUndefined();
  expect(await record(A)).toMatchObject({ isHidden: true, articleCount: 2 });
  expect(await links('silt')).toBeUndefined();
  expect((await press.db.collection(AUDIT).get()).size).toBe(1);
});

it('holds for a record into which it is merged, and after it is separated', async () => {
  await change(() => mergeAuthors(press, BOSS, { keep: B, merge: A }));
  expect(await page(B)).toBeUndefined();
  expect(await links('mud')).toBeUndefined();
  expect(await codeOf(hide(A, false, ''))).toBe('people/merged');
  await change(() => separateAuthor(press, BOSS, { author: A }));
  expect([await page(A), await page(B)]).toEqual([undefined, undefined]);
  await change(() => hide(B, false, ''));
  expect(await links('mud')).toEqual(['', B]);
});

it('is undone: the page and the links are back', async () => {
  await change(() => hide(A, false, ''));
  expect(await page(A)).toMatchObject({ name: 'Ada Holt', workCount: 2 });
  expect(await links('mud')).toEqual([A, B]);
  expect(await links('silt')).toEqual([A]);
  expect(await record(A)).not.toHaveProperty('isHidden');
  expect((await listed()).toSorted()).toEqual([A, B].toSorted());
});
