/**
 * A separate search server for a test, which can be made unreachable, and the contents of its indices.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { LOCAL_CREDENTIALS } from '@quire/local/search/http/keys';
import { startSearch } from '@quire/local/search/start';
import { SEARCH_QUEUE } from '@quire/model/collections';
import { indexName, SEARCH_KINDS, type SearchKind } from '@quire/model/search/search-kinds';
import { algoliasearch } from 'algoliasearch';
import { type SearchEngine, searchEngine } from '../domain/search/search-engine.ts';
import type { SearchSettings } from '../platform/config/search-settings.ts';
import type { TestPress } from './test-press.ts';

/** What the proxy does with a request: passes it on, or answers with this status itself. */
type Doorkeeper = (method: string, path: string, body: string) => number | null;

export interface TestSearch {
  readonly engine: SearchEngine;
  readonly settings: SearchSettings;
  /** Replaced by a test that wants failures. */
  keeper: Doorkeeper;
  /** Requests that were let through or refused: `POST /1/indexes/articles/batch`. */
  readonly requests: string[];
  /** Every record of a kind's index, by its id. */
  records(kind: SearchKind): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>>;
  /** The titles of what is found. */
  find(kind: SearchKind, query: string): Promise<string[]>;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString();
}

/** Starts one, empty. */
export async function startTestSearch(): Promise<TestSearch> {
  const server = await startSearch({ host: '127.0.0.1', port: 0, folder: null });
  const requests: string[] = [];
  const door = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { method = 'GET', url = '/' } = request;
    const path = url.split('?')[0] ?? '';
    requests.push(`${method} ${path}`);
    const status = search.keeper(method, path, body);
    if (status !== null) {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ status, message: `The door says ${status}` }));
      return;
    }
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && /^(x-algolia|content-type)/.test(name) ? [[name, value]] : [],
    );
    const answer = await fetch(`${server.url}${url}`, {
      method,
      headers: Object.fromEntries(headers),
      ...(body ? { body } : {}),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const address = door.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const settings = { ...LOCAL_CREDENTIALS, prefix: 't_', host: `http://127.0.0.1:${port}` };
  const { port: own, hostname } = new URL(server.url);
  const reader = algoliasearch(LOCAL_CREDENTIALS.appId, LOCAL_CREDENTIALS.adminKey, {
    hosts: [{ url: `${hostname}:${own}`, protocol: 'http', accept: 'readWrite' }],
  });
  const search: TestSearch = {
    engine: searchEngine(settings),
    settings,
    keeper: () => null,
    requests,
    async records(kind) {
      const all = new Map<string, Readonly<Record<string, unknown>>>();
      const name = indexName('t_', kind);
      if (!(await reader.indexExists({ indexName: name }))) return all;
      await reader.browseObjects({
        indexName: name,
        browseParams: { attributesToRetrieve: ['*'] },
        aggregator: ({ hits }) => {
          for (const { _highlightResult: _marks, ...hit } of hits) all.set(hit.objectID, hit);
        },
      });
      return all;
    },
    async find(kind, query) {
      const { hits } = await reader.searchSingleIndex<{ title: string }>({
        indexName: indexName('t_', kind),
        searchParams: { query },
      });
      return hits.map(({ title }) => title);
    },
    async close() {
      door.closeAllConnections();
      await new Promise((resolve) => door.close(resolve));
      await server.stop();
    },
  };
  return search;
}

/** What waits to be sent: `publishedArticles~CES~mud`, and how many times it was tried. */
export async function queued({ db }: TestPress): Promise<string[]> {
  const { docs } = await db.collection(SEARCH_QUEUE).get();
  return docs
    .flatMap((doc) => doc.get('ids').map((id: string) => `${doc.get('collection')}~${id}`))
    .toSorted();
}

/** Everything that all indices say, as one text. */
export async function everything(search: TestSearch): Promise<string> {
  const all = await Promise.all(SEARCH_KINDS.map((kind) => search.records(kind)));
  return JSON.stringify(all.map((records) => [...records]));
}
