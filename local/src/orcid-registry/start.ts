/**
 * A registry of researchers on this machine: of ORCID what connecting an iD and writing works and peer reviews to its
 * record needs (member API 3.0, JSON). For tests and `npm start`; nothing reaches ORCID.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { answerApi } from './activity-routes.ts';
import {
  authorizePage,
  decide,
  exchange,
  type OrcidClientAccount,
  revoke,
} from './oauth-routes.ts';
import { json, type RegistryAnswer } from './registry-answer.ts';
import { RegistryStore, type StoredActivity } from './registry-store.ts';

export interface OrcidRegistryOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Where everything is kept between runs; null keeps it in memory. */
  readonly folder: string | null;
  readonly client: OrcidClientAccount;
  readonly clock?: () => number;
}

export interface RunningOrcidRegistry {
  readonly url: string;
  /** What was asked, as `POST /v3.0/0000-0002-1825-0097/work`. */
  readonly requests: readonly string[];
  /** Answers the next requests of the API by these statuses, whatever they ask. */
  fail(...statuses: readonly number[]): void;
  /** What a record holds. */
  activities(orcid: string): readonly StoredActivity[];
  /** What the owner of a record does in their settings: the client is trusted no more. */
  distrust(orcid: string): void;
  /** What the owner of a record does on their page. */
  removeActivity(putCode: number): void;
  /** Adds an activity as another client would, or the press itself before it lost what it knew. */
  add(activity: StoredActivity): void;
  /** Resolves when everything is kept. */
  stop(): Promise<void>;
}

const BODY_MAX = 1_000_000;
const REQUESTS_MAX = 1_000;

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    const bytes = Buffer.from(piece);
    length += bytes.length;
    if (length <= BODY_MAX) pieces.push(bytes);
  }
  return length > BODY_MAX ? null : Buffer.concat(pieces).toString('utf8');
}

/** Starts it. Rejects where the port is taken, or what was kept cannot be read. */
export async function startOrcidRegistry({
  host,
  port,
  folder,
  client,
  clock = Date.now,
}: OrcidRegistryOptions): Promise<RunningOrcidRegistry> {
  const store = await RegistryStore.open(folder);
  const requests: string[] = [];
  const failures: number[] = [];
  let origin = '';

  async function answer(request: IncomingMessage): Promise<RegistryAnswer> {
    const { method = 'GET', headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    requests.push(`${method} ${pathname}`);
    if (requests.length > REQUESTS_MAX) requests.shift();
    const body = await bodyOf(request);
    if (body === null) return json(413, { error: 'Request Entity Too Large' });
    if (pathname === '/oauth/authorize') {
      if (method === 'GET') return authorizePage(client, searchParams);
      return decide(client, store, searchParams, new URLSearchParams(body));
    }
    if (method === 'POST' && pathname === '/oauth/token')
      return exchange(client, store, new URLSearchParams(body));
    if (method === 'POST' && pathname === '/oauth/revoke')
      return revoke(client, store, new URLSearchParams(body));
    if (!pathname.startsWith('/v3.0/')) return json(404, { error: 'Not Found' });
    const failed = failures.shift();
    if (failed !== undefined) {
      const wait = failed === 429 ? { 'retry-after': '120' } : {};
      return json(failed, { error: `Told to answer ${failed}` }, wait);
    }
    return answerApi({
      ...{ store, clientId: client.id, origin, method, body },
      ...{ path: pathname.slice('/v3.0'.length), query: searchParams, now: clock() },
      authorization: headers.authorization ?? '',
      contentType: headers['content-type'] ?? '',
    });
  }

  const server = createServer(async (request, response) => {
    try {
      const { status, body, headers } = await answer(request);
      if (request.method !== 'GET') await store.keep();
      response.writeHead(status, headers).end(body);
    } catch (error) {
      console.error('ORCID registry:', error);
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the registry has no port');
  origin = `http://${host}:${address.port}`;
  return {
    ...{ url: origin, requests },
    fail: (...statuses) => void failures.push(...statuses),
    activities: (orcid) => [...store.activities.values()].filter((each) => each.orcid === orcid),
    distrust(orcid) {
      for (const token of [...store.tokens.values()])
        if (token.orcid === orcid) store.tokens.delete(token.access);
    },
    removeActivity: (putCode) => void store.activities.delete(putCode),
    add: (activity) => void store.activities.set(activity.putCode, activity),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await store.keep();
    },
  };
}
