import { correctTexts } from '@quire/model/messages/corrections';
import { articleListPath, articlePath, journalPath, searchPath } from '@quire/model/paths';
import { afterEach, expect, test } from 'vitest';
import type { PublicReader } from './data/public/public-reader.ts';
import { answerKey, renderKeepable } from './entry-server.tsx';
import { SMALL_PRESS, smallPressReader } from './testing/small-press.ts';

const origin = 'https://press.example';
const MUD = articlePath('TST', '1-1', 'mud');

/** The small press with one document that can change, and what was read of it. */
function changingPress() {
  const reader = smallPressReader();
  const changed: Record<string, unknown> = {};
  const document: PublicReader['document'] = async (collection, id) => {
    const path = `${collection}/${id}`;
    const fields = await reader.document(collection, id);
    return path in changed ? changed[path] : structuredClone(fields);
  };
  return { reader: { ...reader, document }, reads: reader.reads, changed };
}

const keepable = (path: string, reader: PublicReader, more = {}) =>
  renderKeepable(new Request(origin + path), {
    ...{ origin, mediaOrigin: origin, firestore: { projectId: 'demo-test' }, reader },
    ...more,
  });

afterEach(() => correctTexts('en', null));

test.each(['/', '/journals', journalPath('TST'), MUD])(
  'says that %s is current while nothing of it changes, and reads no more for that',
  async (path) => {
    const { reader, reads } = changingPress();
    const { page, isCurrent } = await keepable(path, reader);
    expect(page.status).toBe(200);
    const before = reads.splice(0).toSorted();
    expect(await isCurrent?.()).toBe(true);
    expect(reads.toSorted()).toEqual(before);
  },
);

test('says that a page is not current once a document of it has changed, appeared or gone', async () => {
  const { reader, reads, changed } = changingPress();
  const { isCurrent } = await keepable(MUD, reader);
  for (const path of [...reads]) {
    changed[path] = { another: 1 };
    expect(await isCurrent?.()).toBe(false);
    changed[path] = null;
    expect(await isCurrent?.()).toBe(false);
    delete changed[path];
    expect(await isCurrent?.()).toBe(true);
  }
});

/** The small press with a list of one chunk; `more` is what its index has besides. */
function listedPress(more: object) {
  const [card] = Object(SMALL_PRESS['publishedJournals/TST']).latest;
  const part = { from: '', id: 'articles~1', chunks: '0', updated: '2026-01-01' };
  const chunk = { from: '', id: 'articles~0', count: 1, updated: '2026-01-01' };
  const press = changingPress();
  press.changed['lists/articles'] = {
    ...{ list: 'articles', total: 1, parts: [part], chunks: [chunk], next: 2 },
    ...more,
  };
  press.changed['listChunks/articles~0'] = { list: 'articles', cards: [card] };
  return press;
}

test('compares a page of a list by its index, which counts the changes of its chunks', async () => {
  const { reader, changed } = listedPress({ revision: 5 });
  const read: string[] = [];
  const document: PublicReader['document'] = (collection, id) => {
    read.push(`${collection}/${id}`);
    return reader.document(collection, id);
  };
  const { page, isCurrent } = await keepable(articleListPath(), { ...reader, document });
  expect(page.status).toBe(200);
  expect(read.splice(0).toSorted()).toEqual([
    'digests/press',
    'listChunks/articles~0',
    'lists/articles',
  ]);
  expect(await isCurrent?.()).toBe(true);
  expect(read.toSorted()).toEqual(['digests/press', 'lists/articles']);
  changed['lists/articles'] = { ...Object(changed['lists/articles']), revision: 6 };
  expect(await isCurrent?.()).toBe(false);
});

test('compares the chunk of a list that does not count its changes', async () => {
  const { reader, changed } = listedPress({ parts: undefined });
  const { page, isCurrent } = await keepable(articleListPath(), reader);
  expect(page.status).toBe(200);
  expect(await isCurrent?.()).toBe(true);
  changed['listChunks/articles~0'] = { list: 'articles', cards: [] };
  expect(await isCurrent?.()).toBe(false);
});

test('says that a page is not current once the press’s words are others', async () => {
  const { reader } = changingPress();
  const { isCurrent } = await keepable(MUD, reader);
  correctTexts('en', { revision: 3, texts: { 'layouts.menu': 'Overview' } });
  expect(await isCurrent?.()).toBe(false);
});

test('says nothing of what is not there, of previews and of pages without their file', async () => {
  const { reader } = changingPress();
  const media = async () => null;
  const instead = { documents: {}, media: {} };
  const pages = await Promise.all([
    keepable('/nothing', reader),
    keepable(MUD, { ...reader, media }),
    keepable(MUD, reader, { instead }),
  ]);
  expect(pages.map(({ isCurrent }) => isCurrent)).toEqual([null, null, null]);
});

test('says nothing of a page that needed a search', async () => {
  const { reader } = changingPress();
  const asked: number[] = [];
  const search = {
    prefix: '',
    ask: async (requests: readonly unknown[]) => {
      asked.push(requests.length);
      return requests.map(() => ({ hits: [], nbHits: 0, page: 0, nbPages: 0, facets: {} }));
    },
  };
  const { isCurrent } = await keepable(searchPath('mud'), reader, { search });
  expect(asked.length).toBeGreaterThan(0);
  expect(isCurrent).toBeNull();
});

test('fails to compare where the press cannot be reached', async () => {
  const { reader } = changingPress();
  let isAway = false;
  const document: PublicReader['document'] = (collection, id) =>
    isAway ? Promise.reject(new Error('away')) : reader.document(collection, id);
  const { isCurrent } = await keepable(MUD, { ...reader, document });
  isAway = true;
  await expect(isCurrent?.()).rejects.toThrow('away');
});

test('keeps apart what is answered differently, and nothing else', () => {
  const key = (path: string, headers: Record<string, string> = {}) =>
    answerKey(new Request(origin + path, { headers }));
  const gzip = { 'accept-encoding': 'gzip' };
  expect(key('/', { 'user-agent': 'one' })).toBe(key('/', { 'user-agent': 'other', ...gzip }));
  expect(key('/')).not.toBe(key('/?q=1'));
  expect(key('/')).not.toBe(key('/es'));
  expect(key('/')).not.toBe(key('/', { 'user-agent': 'Trident/7.0' }));
  const script = '/assets/en.abcdefgh.2/entry.js';
  expect(key(script)).not.toBe(key(script, gzip));
});
