import { BOOKS, CATEGORIES, POSTS } from '@quire/model/collections';
import { BookSchema } from '@quire/model/entities/book';
import { type CategoryKind, CategorySchema } from '@quire/model/entities/category';
import { PostSchema } from '@quire/model/entities/post';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../functions/src/testing/test-press.ts';
import { loadCategories } from './load-categories.ts';
import { readContent } from './read-content.ts';
import { readPress } from './read-press.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
  await loadCategories(press);
});
afterAll(() => press.close());

const stored = async () => (await press.db.collection(CATEGORIES).get()).docs;

/** The names that records have of each kind. */
async function used(): Promise<Record<CategoryKind, Set<string>>> {
  const [documents, { journals }] = await Promise.all([readContent(), readPress()]);
  const of = (collection: string) =>
    documents.filter((each) => each.collection === collection).map(({ record }) => record);
  const books = of(BOOKS).map((record) => BookSchema.parse(record));
  const posts = of(POSTS).map((record) => PostSchema.parse(record));
  const inPosts = (kind: 'news' | 'blogs') =>
    new Set(posts.filter((post) => post.kind === kind).flatMap(({ categories }) => categories));
  return {
    subject: new Set([...journals, ...books].flatMap(({ subjects }) => subjects)),
    news: inPosts('news'),
    blog: inPosts('blogs'),
  };
}

it('has every category that journals, books and posts have, and one at each end of a branch', async () => {
  const categories = (await stored()).map((each) => CategorySchema.parse(each.data()));
  for (const [kind, names] of Object.entries(await used())) {
    const all = categories.filter((each) => each.kind === kind);
    const known = new Set(all.map(({ name }) => name));
    expect(
      [...names].filter((name) => !known.has(name)),
      kind,
    ).toEqual([]);
    const parents = new Set(all.map(({ parent }) => parent));
    const ends = all.filter(({ slug }) => !parents.has(slug)).map(({ name }) => name);
    expect(
      ends.filter((name) => !names.has(name)),
      kind,
    ).toEqual([]);
  }
});

it('is a tree in order, named as the office names them', async () => {
  const docs = await stored();
  const ids = new Set(docs.map(({ id }) => id));
  expect(docs.find(({ id }) => id === 'blog~peer-review')?.data()).toMatchObject({
    ...{ kind: 'blog', name: 'Peer review', parent: 'publishing', order: 1 },
    ...{ revision: 1, words: expect.arrayContaining(['peer']) },
  });
  const lost = docs.filter((each) => {
    const { kind, parent } = CategorySchema.parse(each.data());
    return parent !== '' && !ids.has(`${kind}~${parent}`);
  });
  expect(lost).toEqual([]);
});

it('leaves what is there already', async () => {
  const [first] = await stored();
  await first?.ref.update({ name: 'Another name' });
  await loadCategories(press);
  expect((await first?.ref.get())?.get('name')).toBe('Another name');
});
