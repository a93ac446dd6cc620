import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_CREDENTIALS } from './http/keys.ts';
import { madeArticles, openTestSearch, type TestSearch } from './testing/press.ts';

let search: TestSearch;
beforeAll(async () => {
  search = await openTestSearch();
});
afterAll(() => search.server.stop());

const idsOf = async (indexName: string, query = '', one = search) => {
  const { hits } = await one.searcher.searchSingleIndex({
    indexName,
    searchParams: { query, hitsPerPage: 1000 },
  });
  return hits.map(({ objectID }) => objectID);
};

describe('writing', () => {
  it('takes every action of a batch, or none', async () => {
    const { admin } = search;
    await admin.saveObjects({
      indexName: 'w',
      objects: [{ objectID: '1', n: 1, tags: ['a'] }, { objectID: '2' }],
    });
    await admin.batch({
      indexName: 'w',
      batchWriteParams: {
        requests: [
          { action: 'addObject', body: { title: 'given an id' } },
          { action: 'updateObject', body: { objectID: '3', title: 'three' } },
          {
            action: 'partialUpdateObject',
            body: {
              objectID: '1',
              n: { _operation: 'Increment', value: 2 },
              tags: { _operation: 'AddUnique', value: 'b' },
            },
          },
          { action: 'partialUpdateObject', body: { objectID: '4', isNew: true } },
          { action: 'partialUpdateObjectNoCreate', body: { objectID: '5' } },
          { action: 'deleteObject', body: { objectID: '2' } },
        ],
      },
    });
    expect(await admin.getObject({ indexName: 'w', objectID: '1' })).toEqual({
      objectID: '1',
      n: 3,
      tags: ['a', 'b'],
    });
    expect(await idsOf('w')).toHaveLength(4);
    const tooBig = { objectID: '6', text: 'x'.repeat(10_000) };
    await expect(
      admin.saveObjects({ indexName: 'w', objects: [{ objectID: '7' }, tooBig] }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('too big') });
    expect(await idsOf('w')).toHaveLength(4);
  });

  it('finds a changed record by its new words alone', async () => {
    await search.admin.saveObject({ indexName: 'c', body: { objectID: '1', title: 'before' } });
    await search.admin.saveObject({ indexName: 'c', body: { objectID: '1', title: 'after' } });
    expect([await idsOf('c', 'before'), await idsOf('c', 'after')]).toEqual([[], ['1']]);
  });

  it('still finds all after far more changes than records', async () => {
    for (let round = 0; round < 6; round += 1) {
      await search.admin.saveObjects({ indexName: 'many', objects: madeArticles(300) });
    }
    expect(await idsOf('many')).toHaveLength(300);
    expect(await idsOf('many', 'year 299')).toEqual(['a0299']);
  });

  it('removes by filters, and refuses to without', async () => {
    const { admin } = search;
    await admin.saveObjects({ indexName: 'd', objects: madeArticles(30) });
    await admin.deleteBy({ indexName: 'd', deleteByParams: { filters: 'date < 10' } });
    expect(await idsOf('d')).toHaveLength(20);
    await expect(admin.deleteBy({ indexName: 'd', deleteByParams: {} })).rejects.toMatchObject({
      status: 400,
    });
    await admin.clearObjects({ indexName: 'd' });
    expect(await idsOf('d')).toEqual([]);
  });

  it('browses everything, page by page', async () => {
    await search.admin.saveObjects({ indexName: 'b', objects: madeArticles(300) });
    const seen: string[] = [];
    await search.admin.browseObjects({
      indexName: 'b',
      browseParams: { hitsPerPage: 70 },
      aggregator: ({ hits }) => seen.push(...hits.map(({ objectID }) => objectID)),
    });
    expect(new Set(seen).size).toBe(300);
    expect(seen).toHaveLength(300);
  });
});

describe('indices', () => {
  it('swaps a rebuilt index in without a gap, replicas too', async () => {
    const { admin } = search;
    const indexSettings = {
      searchableAttributes: ['title'],
      replicas: ['swap_newest', 'virtual(swap_oldest)'],
    };
    await search.fill('swap', indexSettings, [{ objectID: 'old', title: 'old one', date: 1 }]);
    await admin.setSettings({
      indexName: 'swap_newest',
      indexSettings: { ranking: ['desc(date)', 'typo'] },
    });
    await admin.setSettings({
      indexName: 'swap_oldest',
      indexSettings: { customRanking: ['asc(date)'] },
    });
    await admin.saveObjects({ indexName: 'swap_tmp', objects: madeArticles(5) });
    let isDone = false;
    const counts = new Set<number>();
    const watching = (async () => {
      while (!isDone) counts.add((await idsOf('swap')).length);
    })();
    await admin.operationIndex({
      indexName: 'swap_tmp',
      operationIndexParams: { operation: 'move', destination: 'swap' },
    });
    isDone = true;
    await watching;
    for (const count of counts) expect([1, 5]).toContain(count);
    expect((await idsOf('swap_newest'))[0]).toBe('a0004');
    expect((await idsOf('swap_oldest'))[0]).toBe('a0000');
    await expect(idsOf('swap_tmp')).rejects.toMatchObject({ status: 404 });
    const { items } = await admin.listIndices();
    expect(items.find(({ name }) => name === 'swap')).toMatchObject({
      entries: 5,
      replicas: ['swap_newest', 'swap_oldest'],
    });
    expect(items.find(({ name }) => name === 'swap_oldest')).toMatchObject({
      primary: 'swap',
      virtual: true,
    });
  });

  it('replaces all objects with the helper of the client', async () => {
    await search.fill('helped', { searchableAttributes: ['title'] }, madeArticles(3));
    await search.admin.replaceAllObjects({
      indexName: 'helped',
      objects: [{ objectID: 'new', title: 'new' }],
    });
    expect(await idsOf('helped', 'new')).toEqual(['new']);
    expect(await search.admin.getSettings({ indexName: 'helped' })).toMatchObject({
      searchableAttributes: ['title'],
    });
  });

  it('forwards settings to replicas where it is asked to', async () => {
    const { admin } = search;
    await search.fill('f', { replicas: ['f_newest'] }, []);
    await admin.setSettings({
      indexName: 'f',
      indexSettings: { hitsPerPage: 7 },
      forwardToReplicas: true,
    });
    await admin.setSettings({ indexName: 'f', indexSettings: { hitsPerPage: 9 } });
    expect(await admin.getSettings({ indexName: 'f' })).toMatchObject({
      hitsPerPage: 9,
      minWordSizefor1Typo: 4,
    });
    expect(await admin.getSettings({ indexName: 'f_newest' })).toMatchObject({
      hitsPerPage: 7,
      primary: 'f',
    });
    await expect(
      admin.saveObject({ indexName: 'f_newest', body: { objectID: '1' } }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it('takes synonyms for each other, of one word and of several', async () => {
    await search.fill('s', { searchableAttributes: ['title'] }, [
      { objectID: '1', title: 'Artificial intelligence at sea' },
      { objectID: '2', title: 'AI on land' },
    ]);
    await search.admin.saveSynonyms({
      indexName: 's',
      synonymHit: [
        { objectID: 'ai', type: 'synonym', synonyms: ['AI', 'artificial intelligence'] },
      ],
    });
    expect((await idsOf('s', 'ai')).sort()).toEqual(['1', '2']);
    expect((await idsOf('s', 'artificial intelligence')).sort()).toEqual(['1', '2']);
  });
});

describe('who may', () => {
  it('lets the search key search alone', async () => {
    const { searcher } = search;
    await searcher.searchSingleIndex({ indexName: 'w' });
    const refused = { status: 403, message: 'Method not allowed with this API key' };
    await expect(
      searcher.saveObject({ indexName: 'w', body: { objectID: 'x' } }),
    ).rejects.toMatchObject(refused);
    await expect(searcher.getSettings({ indexName: 'w' })).rejects.toMatchObject(refused);
    await expect(searcher.listIndices()).rejects.toMatchObject(refused);
    await expect(searcher.browse({ indexName: 'w' })).rejects.toMatchObject(refused);
    await expect(searcher.searchSynonyms({ indexName: 'w' })).rejects.toMatchObject(refused);
    await expect(searcher.clearObjects({ indexName: 'w' })).rejects.toMatchObject(refused);
    await expect(searcher.deleteIndex({ indexName: 'w' })).rejects.toMatchObject(refused);
    await expect(
      searcher.setSettings({ indexName: 'w', indexSettings: { hitsPerPage: 1 } }),
    ).rejects.toMatchObject(refused);
    await expect(
      searcher.operationIndex({
        indexName: 'w',
        operationIndexParams: { operation: 'copy', destination: 'stolen' },
      }),
    ).rejects.toMatchObject(refused);
  });

  it('refuses a wrong key, and takes the right one from the address', async () => {
    const ask = (search_: string) =>
      fetch(`${search.server.url}/1/indexes/w/query?${search_}`, {
        method: 'POST',
        body: '{"params":"query=three&hitsPerPage=1"}',
      });
    const { appId, searchKey } = LOCAL_CREDENTIALS;
    const wrong = await ask(`x-algolia-application-id=${appId}&x-algolia-api-key=guessed`);
    expect([wrong.status, await wrong.json()]).toEqual([
      403,
      { message: 'Invalid Application-ID or API key', status: 403 },
    ]);
    const right = await ask(`x-algolia-application-id=${appId}&x-algolia-api-key=${searchKey}`);
    expect(await right.json()).toMatchObject({ nbHits: 1, hitsPerPage: 1, query: 'three' });
  });

  it('lets pages of any origin ask', async () => {
    const answer = await fetch(`${search.server.url}/1/indexes/*/queries`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:8000',
        'access-control-request-headers': 'x-algolia-api-key',
      },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')).toBe('x-algolia-api-key');
  });

  it('words errors as Algolia does', async () => {
    await expect(idsOf('nowhere')).rejects.toMatchObject({
      status: 404,
      message: 'Index nowhere does not exist',
    });
    const unknown = { path: '1/indexes/w/query', body: { quary: 'x' } };
    await expect(search.searcher.customPost(unknown)).rejects.toMatchObject({
      status: 400,
      message: 'Unknown parameter: quary',
    });
    await expect(
      search.searcher.searchSingleIndex({ indexName: 'w', searchParams: { aroundLatLng: '1,2' } }),
    ).rejects.toMatchObject({ status: 400, message: 'Unknown parameter: aroundLatLng' });
    await expect(
      search.admin.setSettings({ indexName: 'w', indexSettings: { removeStopWords: true } }),
    ).rejects.toMatchObject({ status: 400, message: 'Unknown parameter: removeStopWords' });
    await expect(search.admin.getTask({ indexName: 'w', taskID: 99_999 })).rejects.toMatchObject({
      status: 404,
    });
  });
});

it('reads everything again after a stop', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quire-search-'));
  const first = await openTestSearch(folder);
  await first.fill(
    'kept/1',
    { searchableAttributes: ['title'], replicas: ['kept_newest'] },
    madeArticles(20),
  );
  await first.admin.deleteObject({ indexName: 'kept/1', objectID: 'a0003' });
  await first.server.stop();
  const again = await openTestSearch(folder);
  expect(await idsOf('kept/1', '', again)).toHaveLength(19);
  expect(await idsOf('kept_newest', 'year 7', again)).toEqual(['a0007']);
  expect(await again.admin.getSettings({ indexName: 'kept/1' })).toMatchObject({
    searchableAttributes: ['title'],
  });
  await again.server.stop();
  await rm(folder, { recursive: true });
});
