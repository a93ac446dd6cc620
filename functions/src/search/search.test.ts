import { PUBLISHED_ARTICLES, PUBLISHED_JOURNALS, SEARCH_TERMS } from '@quire/model/collections';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverBook, deliverPage, deliverPost } from '../publish/deliver-content.ts';
import { publishArticle } from '../publish/publish-article.ts';
import { rebuildPages } from '../publish/rebuild-pages.ts';
import { book, page, post, putBook, putPage, putPost } from '../testing/test-content.ts';
import {
  content,
  putIssue,
  putJournal,
  saveRevision,
  startTestPress,
  type TestPress,
} from '../testing/test-press.ts';
import { indexForSearch } from './index-for-search.ts';
import { changedList } from './index-records.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
});
afterAll(() => press.close());

const author = (given: string, family: string) => ({
  given,
  family,
  corresponding: false,
  equal: false,
  affiliations: [],
  credit: [],
});

async function publish(
  akey: string,
  revision: number,
  title: string,
  doi: string,
  status?: 'draft' | 'retracted',
) {
  const key = { journal: 'CES', issue: '1-1', akey };
  const text = content(title, {
    doi,
    authors: [author('Zoë', 'Müller'), author('Ida', 'O’Brien')],
    keywords: ['sediment budgets'],
  });
  await saveRevision(press, key, revision, text, status ? { status } : {});
  await publishArticle(press, 'CES', akey);
}
const index = (akey: string) => indexForSearch(press, PUBLISHED_ARTICLES, `CES~${akey}`);

/** Every word and the paths it leads to. */
async function terms(): Promise<Record<string, string[]>> {
  const found = await press.db.collection(SEARCH_TERMS).get();
  return Object.fromEntries(
    found.docs.map((doc) => [doc.id, doc.get('entries').map(({ path }: { path: string }) => path)]),
  );
}

beforeEach(async () => {
  for (const name of [SEARCH_TERMS, 'searchRecords', PUBLISHED_ARTICLES, 'articles']) {
    await press.db.recursiveDelete(press.db.collection(name));
  }
  await putJournal(press, 'CES', { fullname: 'Coasts and Seas' });
  await putIssue(press, 'CES', '1-1');
});

describe('what is published', () => {
  it('stands under the words of its title, authors, keywords, journal and under its DOI', async () => {
    await publish('mud', 1, 'Mud of the *Ebb*', '10.5555/ces.mud');
    await index('mud');
    const words = 'budget ces coast ebb ida mud muller obrien sea sediment zoe';
    expect(Object.keys(await terms()).toSorted()).toEqual(['10.5555~ces.mud', ...words.split(' ')]);
  });

  it('is found by its new words alone once it has others, and by none when it is gone', async () => {
    await publish('mud', 1, 'Mud', '10.5555/ces.mud');
    await publish('sand', 1, 'Sand', '10.5555/ces.sand');
    await Promise.all([index('mud'), index('sand'), index('mud')]);
    expect((await terms()).coast).toHaveLength(2);

    await publish('mud', 2, 'Silt', '10.5555/ces.mud');
    // Late, twice and together: what is stored decides.
    await Promise.all([index('mud'), index('mud')]);
    await index('mud');
    expect((await terms()).mud).toBeUndefined();
    expect((await terms()).silt).toEqual(['/article/CES/1-1/mud']);

    await publish('mud', 3, 'Silt', '10.5555/ces.mud', 'draft');
    await index('mud');
    expect(await terms()).not.toHaveProperty('silt');
    expect((await terms()).coast).toEqual(['/article/CES/1-1/sand']);
    await publish('sand', 2, 'Sand', '10.5555/ces.sand', 'draft');
    await index('sand');
    expect(await terms()).toEqual({});
  });

  it('says of a retracted article that it is one', async () => {
    await publish('mud', 1, 'Mud', '10.5555/ces.mud');
    await publish('mud', 2, 'Mud', '10.5555/ces.mud', 'retracted');
    await index('mud');
    const found = await press.db.collection(SEARCH_TERMS).doc('mud').get();
    expect(found.get('entries')).toMatchObject([{ title: 'RETRACTED: Mud' }]);
  });

  it('writes nothing when it is indexed again', async () => {
    await publish('mud', 1, 'Mud', '10.5555/ces.mud');
    await index('mud');
    const stamp = async () =>
      (await press.db.collection(SEARCH_TERMS).get()).docs.map(({ updateTime }) =>
        updateTime.valueOf(),
      );
    const before = await stamp();
    await index('mud');
    expect(await stamp()).toEqual(before);
  });

  it('is a text, a post or a book too, and no more when it goes', async () => {
    await putPost(press, post('opening', { title: 'The Opening' }));
    await deliverPost(press, 'news~opening');
    await putBook(press, book('marsh', { title: 'Marsh Book' }));
    await deliverBook(press, 'marsh');
    await putPage(press, page('/about/privacy_policy', { title: 'Privacy' }));
    await deliverPage(press, 'about~privacy_policy');
    const found = await terms();
    expect(found.opening).toEqual(['/news/opening']);
    expect(found.marsh).toEqual(['/books/marsh']);
    expect(found.privacy).toEqual(['/about/privacy_policy']);
    await press.db.doc('posts/news~opening').delete();
    await deliverPost(press, 'news~opening');
    expect(await terms()).not.toHaveProperty('opening');
  });

  it('is a journal too', async () => {
    await rebuildPages(press, 'CES', []);
    await indexForSearch(press, PUBLISHED_JOURNALS, 'CES');
    expect((await terms()).coast).toEqual(['/journals/CES']);
  });
});

describe('the list of a word', () => {
  const entry = (n: number) => ({
    kind: 'article' as const,
    id: `a${n}`,
    path: `/${n}`,
    title: 'T',
    line: '',
    date: new Date(Date.UTC(2000, 0, n)).toISOString().slice(0, 10),
    words: '',
  });
  const come = (...numbers: number[]) => new Map(numbers.map((n) => [`a${n}`, entry(n)]));
  const gone = new Set<string>();

  it('holds the newest and says when older ones were left out', () => {
    const full = changedList(null, {
      gone,
      come: come(...Array.from({ length: 200 }, (_, n) => n)),
    });
    expect(full).toMatchObject({ isCut: false });
    const cut = changedList(full, { gone, come: come(300) });
    expect(cut?.entries).toHaveLength(200);
    expect(cut?.entries[0]?.id).toBe('a300');
    expect(cut?.isCut).toBe(true);
    expect(changedList(cut, { gone: new Set(['a300']), come: new Map() })?.isCut).toBe(true);
  });

  it('stays below the size of a document', () => {
    const long = new Map(
      Array.from({ length: 150 }, (_, n) => [`a${n}`, { ...entry(n), line: 'é'.repeat(5_000) }]),
    );
    const list = changedList(null, { gone, come: long });
    expect(Buffer.byteLength(JSON.stringify(list))).toBeLessThan(800_000);
    expect(list?.isCut).toBe(true);
  });
});
