import { ListPartSchema, ListSchema, listChunkIds } from '@quire/model/entities/list';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeInList } from '../domain/publishing/list-place.ts';
import { rebuildList } from '../domain/publishing/list-rebuild.ts';
import { type FilledPress, fillPress } from './fill-press.ts';
import { startTestPress, type TestPress } from './test-press.ts';

const ARTICLES = 5_000;
let press: TestPress;
let filled: FilledPress;

beforeAll(async () => {
  press = await startTestPress();
  filled = await fillPress(press, ARTICLES);
});
afterAll(() => press.close());

const articles = async () => ListSchema.parse((await press.db.doc('lists/articles').get()).data());

/** The keys of the list's cards, newest first, as a reader who turns all the pages sees them. */
async function shown(): Promise<string[]> {
  const ids = listChunkIds(await articles()).toReversed();
  const refs = ids.map((id) => press.db.doc(`listChunks/${id}`));
  const found = await press.db.getAll(...refs);
  return found.flatMap((chunk) =>
    [chunk.get('cards')]
      .flat()
      .map(({ akey, journal, published }) => ['articles', published, journal, akey].join('~')),
  );
}

async function plain(): Promise<string[]> {
  const all = await press.db.collection('publishedArticles').select('listKey').get();
  return all.docs
    .map((each): string => each.get('listKey'))
    .toSorted()
    .toReversed();
}

it('lists every article once, in pages of bounded length', async () => {
  const { parts, total } = await articles();
  expect(total).toBe(ARTICLES);
  const found = await press.db.getAll(...parts.map(({ id }) => press.db.doc(`lists/${id}`)));
  const chunks = found.flatMap((part) => ListPartSchema.parse(part.data()).chunks);
  expect(filled.articlePages).toBe(chunks.length);
  expect(Math.max(...chunks.map(({ count }) => count))).toBeLessThanOrEqual(30);
  expect(await shown()).toEqual(await plain());
});

it('changes one chunk where one article came, moved or went, however many there are', async () => {
  const [some] = (await press.db.collection('publishedArticles').limit(1).get()).docs;
  const record = some?.data();
  if (!some || !record) throw new Error('an empty press');
  const moved = { ...record, published: '2022-02-02', listKey: `articles~2022-02-02~${some.id}` };
  await some.ref.set(moved);
  await placeInList(press, 'articles', [record.listKey, moved.listKey]);
  expect(await shown()).toEqual(await plain());
  await some.ref.delete();
  await placeInList(press, 'articles', [moved.listKey]);
  expect((await articles()).total).toBe(ARTICLES - 1);
  expect(await shown()).toEqual(await plain());
});

it('is the same when it is made from nothing while articles come', async () => {
  const [some] = (await press.db.collection('publishedArticles').limit(1).get()).docs;
  const listKey = 'articles~2023-03-03~AAA~new';
  const isNew = { ...some?.data(), journal: 'AAA', akey: 'new', published: '2023-03-03', listKey };
  const rebuilding = rebuildList(press, 'articles');
  await press.db.doc('publishedArticles/AAA~new').set(isNew);
  await Promise.all([rebuilding, placeInList(press, 'articles', [listKey])]);
  expect(await shown()).toEqual(await plain());
  const chunks = await press.db.collection('listChunks').where('list', '==', 'articles').get();
  expect(chunks.size).toBe(listChunkIds(await articles()).length);
  const indexes = await press.db.collection('lists').where('list', '==', 'articles').get();
  expect(indexes.size).toBe((await articles()).parts.length + 1);
});
