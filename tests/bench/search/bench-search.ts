import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { LOCAL_CREDENTIALS } from '@quire/local/search/http/keys';
import type { ArticleSearch } from '@quire/model/search/search-record';
import {
  type EngineRequest,
  nearestRequest,
  searchRequest,
} from '@quire/model/search/search-request';
import { indexSettings, newestSettings, searchSynonyms } from '@quire/model/search/search-settings';
import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import { z } from 'zod';
import { profiling } from '../local/in-child.ts';
import { head, line } from '../table.ts';
import { corpusRecords } from './corpus-records.ts';
import { plainScan } from './plain-scan.ts';
import { type SampledQuery, sampledQueries, WAYS, type Way } from './sampled-queries.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SAMPLED = 500;
const FIRST = 3;
const BATCH = 1_000;
const UrlSchema = z.object({ url: z.url() });
const MemorySchema = z.object({ rss: z.number() });
const HitsSchema = z.object({
  results: z.array(z.object({ hits: z.array(z.object({ objectID: z.string() })).optional() })),
});

/**
 * Whether the press's search finds what it should, and how fast: all articles of the corpus under the
 * press's own settings, asked as its page asks, beside a plain look through the same records.
 */
export async function benchSearch(): Promise<void> {
  const records = corpusRecords(ROOT, 'search');
  if (records === null) return;
  const file = new URL('./server-process.ts', import.meta.url);
  const child = fork(file, { execArgv: ['--expose-gc', ...profiling()] });
  try {
    const [started] = await once(child, 'message');
    const { url } = UrlSchema.parse(started);
    const seconds = await load(clientOf(url), records);
    child.send('memory');
    const [memory] = await once(child, 'message');
    const queries = sampledQueries(records, SAMPLED);
    const engine = await measured(queries, asked(clientOf(url)));
    const scan = plainScan(records);
    const plain = await measured(queries, (typed) => Promise.resolve(scan(typed)));
    print(records.length, seconds, MemorySchema.parse(memory).rss, engine, plain);
  } finally {
    child.disconnect();
  }
}

function clientOf(url: string): Algoliasearch {
  const { host, port, hostname } = new URL(url);
  const at = { url: hostname, port: Number(port), protocol: 'http', accept: 'readWrite' } as const;
  if (!host) throw new Error(`no host in ${url}`);
  // The client's timeout for connecting lasts until an answer begins: a batch on a busy machine takes longer.
  const timeouts = { connect: 60_000, read: 60_000, write: 60_000 };
  return algoliasearch(LOCAL_CREDENTIALS.appId, LOCAL_CREDENTIALS.adminKey, {
    hosts: [at],
    timeouts,
  });
}

/** Sends everything as a rebuild does; returns the seconds until all of it is found. */
async function load(client: Algoliasearch, records: readonly ArticleSearch[]): Promise<number> {
  const began = performance.now();
  const [indexName, newest] = ['articles', 'articles_newest'];
  await client.setSettings({ indexName, indexSettings: indexSettings('', 'articles') });
  await client.setSettings({ indexName: newest, indexSettings: newestSettings('articles') });
  await client.saveSynonyms({ indexName, synonymHit: searchSynonyms() });
  const objects = records.map((record) => ({ ...record }));
  await client.saveObjects({ indexName, objects, batchSize: BATCH, waitForTasks: true });
  const { nbHits } = await client.searchSingleIndex({
    indexName,
    searchParams: { hitsPerPage: 0 },
  });
  if (nbHits !== records.length) throw new Error(`${nbHits} of ${records.length} records`);
  return (performance.now() - began) / 1_000;
}

/** Asks as the page does: results with facets and snippets; where there are none, the nearest. */
function asked(client: Algoliasearch): (typed: string) => Promise<string[]> {
  return async (typed) => {
    const search = { q: typed, kind: 'articles', facets: {}, sort: 'relevance', page: 1 } as const;
    const found = await idsOf(client, searchRequest('', search).requests);
    return found.length > 0 ? found : idsOf(client, nearestRequest('', search).requests);
  };
}

async function idsOf(client: Algoliasearch, requests: readonly EngineRequest[]): Promise<string[]> {
  const answer = HitsSchema.parse(await client.search({ requests: requests.slice(0, 1) }));
  return (answer.results[0]?.hits ?? []).map(({ objectID }) => objectID);
}

interface Measured {
  readonly times: number[];
  readonly missed: SampledQuery[];
  readonly asked: number;
}

async function measured(
  queries: readonly SampledQuery[],
  find: (typed: string) => Promise<readonly string[]>,
): Promise<ReadonlyMap<Way, Measured>> {
  for (const { typed } of queries.slice(0, 20)) await find(typed);
  const found = new Map<Way, Measured>();
  for (const way of WAYS) {
    const own = queries.filter((query) => query.way === way);
    const result: Measured = { times: [], missed: [], asked: own.length };
    for (const query of own) {
      const began = performance.now();
      const ids = await find(query.typed);
      result.times.push(performance.now() - began);
      if (!ids.slice(0, FIRST).includes(query.wanted.objectID)) result.missed.push(query);
    }
    found.set(way, result);
  }
  return found;
}

function print(
  count: number,
  seconds: number,
  rss: number,
  engine: ReadonlyMap<Way, Measured>,
  plain: ReadonlyMap<Way, Measured>,
): void {
  head(`Search: ${count} articles, ${SAMPLED} looked for, asked as the page asks`, 'plain scan');
  line('loading through the client', seconds, null, 's', { most: 20 });
  line('memory of the server', rss / 2 ** 20, null, 'MB');
  for (const way of WAYS) {
    const [own, other] = [engine.get(way), plain.get(way)];
    if (!own || !other) continue;
    const asked = own.asked < SAMPLED ? ` (${own.asked})` : '';
    const name = `by ${way}${asked}: found in the first ${FIRST}`;
    line(name, rateOf(own), rateOf(other), '%', { least: 100 });
    line('  median', at(own.times, 0.5), at(other.times, 0.5), 'ms');
    line('  p95', at(own.times, 0.95), at(other.times, 0.95), 'ms', { most: 20 });
    for (const { typed, wanted } of own.missed)
      console.log(`    not found: ${wanted.doi} by ${typed}`);
  }
}

const rateOf = ({ missed, asked: all }: Measured): number => (100 * (all - missed.length)) / all;

const at = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? Number.NaN;
