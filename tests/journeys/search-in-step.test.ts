import { LOCAL_CREDENTIALS } from '@quire/local/search/http/keys';
import { articleDocId, versionDocId } from '@quire/model/collections';
import { adminLoginPath, homePath, searchPath } from '@quire/model/paths';
import type { SearchKind } from '@quire/model/search/search-kinds';
import { readSearchQuery } from '@quire/model/search/search-query';
import { searchRequest } from '@quire/model/search/search-request';
import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const ConfigSchema = z.object({
  appId: z.string(),
  searchKey: z.string(),
  prefix: z.string(),
  host: z.url(),
});

/** A word in this article only. */
const WORD = `zostera${Date.now()}`;
/** Another that only its text has. */
const IN_TEXT = `ruppia${Date.now()}`;
const journal = 'CES';
const akey = `in-step-${WORD}`;
const record = admin.db.collection('articles').doc(articleDocId(journal, akey));

const textOf = async (path: string) => (await fetch(press.press + path)).text();

let config: z.infer<typeof ConfigSchema>;
let client: ReturnType<typeof algoliasearch>;

beforeAll(async () => {
  // As a browser learns it: from the page.
  const said = /"search":(\{[^}]*\})/.exec(await textOf(homePath()))?.[1];
  config = ConfigSchema.parse(JSON.parse(said ?? '{}'));
  client = algoliasearch(config.appId, config.searchKey, {
    hosts: [{ url: new URL(config.host).host, protocol: 'http', accept: 'readWrite' }],
  });
});

afterAll(async () => {
  await record.update({ status: 'removed' });
});

/** The first page of results, with every field that is told. */
async function find(
  kind: SearchKind = 'articles',
  q = WORD,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const search = readSearchQuery(new URLSearchParams({ q, kind }));
  const { requests } = searchRequest(config.prefix, search);
  const { results } = await client.searchForHits<Record<string, unknown>>({ requests });
  return results[0]?.hits ?? [];
}

const eventually = (look: () => Promise<unknown>) =>
  expect.poll(look, { timeout: 60_000, interval: 250 });

async function save(status: 'published' | 'retracted' | 'removed', title: string): Promise<void> {
  const savedAt = new Date().toISOString();
  const issue = (
    await admin.db.collection('issues').where('journal', '==', journal).limit(1).get()
  ).docs[0]?.get('issueid');
  const metadata = {
    ...{ type: 'research-article', title, language: 'en', abstract: '', keywords: [WORD] },
    ...{ authors: [], affiliations: [], dates: {}, licence: 'CC-BY-4.0' },
  };
  const content = {
    metadata,
    markdown: `# Methods\n\nIt grows near ${IN_TEXT}.`,
    bibtex: '',
    macros: {},
    files: [],
  };
  const saved = { revision: 1, savedAt, savedBy: 'journey' };
  await record
    .collection('versions')
    .doc(versionDocId(1))
    .set({ ...content, ...saved });
  await record.set({
    ...{ journal, issue, akey, title, authorLine: '', authorUids: [], status },
    ...{ revision: 1, publishedRevision: 1, updatedAt: savedAt, updatedBy: 'journey' },
    ...(status === 'removed'
      ? { tombstone: { at: savedAt, by: 'journey', reason: 'It was a trial.' } }
      : {}),
  });
}

describe('what is published', () => {
  it('is found within seconds, then marked as retracted, then gone', async () => {
    await save('published', `Meadows of ${WORD}`);
    await eventually(async () => (await find()).map(({ title }) => title)).toEqual([
      `Meadows of ${WORD}`,
    ]);
    await eventually(async () => find('passages', IN_TEXT)).toMatchObject([
      { title: `Meadows of ${WORD}`, section: 'Methods', anchor: 's-methods' },
    ]);
    expect(await find('articles', IN_TEXT)).toEqual([]);
    await save('retracted', `Meadows of ${WORD}`);
    await eventually(async () => (await find())[0]?.retracted).toBe(true);
    await save('removed', `Meadows of ${WORD}`);
    await eventually(async () => (await find()).length).toBe(0);
    await eventually(async () => (await find('passages', IN_TEXT)).length).toBe(0);
  });
});

describe('the key that writes', () => {
  it('is in no page, and the key that pages have changes nothing', async () => {
    expect(config.searchKey).toBe(LOCAL_CREDENTIALS.searchKey);
    for (const path of [homePath(), searchPath(), searchPath('tides'), adminLoginPath()]) {
      expect(await textOf(path)).not.toContain(LOCAL_CREDENTIALS.adminKey);
    }
    const indexName = `${config.prefix}articles`;
    await expect(
      client.saveObject({ indexName, body: { objectID: 'made-up', title: WORD } }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(client.getSettings({ indexName })).rejects.toMatchObject({ status: 403 });
  });
});
