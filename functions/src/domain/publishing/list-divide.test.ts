import { LIST_CHUNKS, LIST_INDEXES, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { type List, ListPartSchema, ListSchema, listChunkIds } from '@quire/model/entities/list';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countedReads } from '../../testing/counted-reads.ts';
import { fillPress } from '../../testing/fill-press.ts';
import { type AddressedPress, startTestPress } from '../../testing/test-press.ts';
import { placeInList } from './list-place.ts';

let press: AddressedPress;

beforeAll(async () => {
  press = await startTestPress();
  await fillPress(press, 1_000);
});
afterAll(() => press.close());

const index = () => press.db.collection(LIST_INDEXES).doc('articles');
const stored = async () => ListSchema.parse((await index().get()).data());

async function partsOf({ parts }: List) {
  const found = await press.db.getAll(...parts.map(({ id }) => index().parent.doc(id)));
  return found.map((part) => ListPartSchema.parse(part.data()).chunks);
}

async function cardsOf(list: List): Promise<unknown[]> {
  const chunks = press.db.collection(LIST_CHUNKS);
  const found = await press.db.getAll(...listChunkIds(list).map((id) => chunks.doc(id)));
  return found.flatMap((each) => [each.get('cards')].flat().toReversed());
}

it('divides a list of the earlier form when a record is placed, and keeps its chunks', async () => {
  const { list, total, ...before } = await stored();
  const cards = await cardsOf({ list, total, ...before });
  // As it was stored before there were parts.
  const chunks = (await partsOf({ list, total, ...before })).flat();
  for (const { id } of before.parts) await index().parent.doc(id).delete();
  await index().set({ list, total, chunks });
  expect(await cardsOf(await stored())).toEqual(cards);
  const [record] = (await press.db.collection(PUBLISHED_ARTICLES).limit(1).get()).docs;
  await placeInList(press, 'articles', [String(record?.get('listKey'))]);
  const after = await stored();
  expect(after.total).toBe(total);
  expect(after.parts.length).toBeGreaterThan(1);
  expect((await partsOf(after)).flat()).toEqual(chunks);
  expect(await cardsOf(after)).toEqual(cards);
});

it('writes nothing where nothing has changed, and raises the revision where a card has', async () => {
  const [record] = (await press.db.collection(PUBLISHED_ARTICLES).limit(1).get()).docs;
  const key = String(record?.get('listKey'));
  const { updateTime } = await index().get();
  const before = await stored();
  await placeInList(press, 'articles', [key]);
  expect((await index().get()).updateTime).toEqual(updateTime);
  await record?.ref.update({ title: 'Of other creeks' });
  await placeInList(press, 'articles', [key]);
  expect(await stored()).toEqual({ ...before, revision: before.revision + 1 });
});

it('reads an index, a part and a chunk with its records, however long the list is', async () => {
  const [record] = (await press.db.collection(PUBLISHED_ARTICLES).limit(1).get()).docs;
  const place = () => placeInList(press, 'articles', [String(record?.get('listKey'))]);
  expect(await countedReads(press, place)).toBeLessThanOrEqual(33);
});
