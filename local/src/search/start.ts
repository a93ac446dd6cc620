import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ApiError } from './api-error.ts';
import { type Credentials, checkKey, LOCAL_CREDENTIALS } from './http/keys.ts';
import { addressOf, readRequest } from './http/request.ts';
import { routeFor } from './http/routes.ts';
import type { Json } from './record.ts';
import { Application } from './store/application.ts';
import { Journal } from './store/journal.ts';

export interface SearchOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Where indices are kept between runs; null keeps them in memory. */
  readonly folder: string | null;
  readonly credentials?: Credentials;
}

export interface SearchServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** For pages of any origin, as Algolia is. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, PUT, DELETE, POST, OPTIONS',
  'access-control-max-age': '86400',
};

/**
 * Starts a server that speaks the part of Algolia's REST API that the README names. Rejects when the
 * port is taken, or when what was kept cannot be read. `stop` has written everything when it resolves.
 */
export async function startSearch(options: SearchOptions): Promise<SearchServer> {
  const { host, port, folder, credentials = LOCAL_CREDENTIALS } = options;
  const journal = new Journal(folder);
  const application = await Application.open(journal);
  const server = createServer((request, response) => {
    void answer(request, application, credentials).then(
      (body) => send(request, response, 200, body),
      (error: unknown) => refuse(request, response, error),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://${host}:${address.port}`,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await journal.written();
    },
  };
}

async function answer(
  request: IncomingMessage,
  application: Application,
  credentials: Credentials,
): Promise<Json> {
  if (request.method === 'OPTIONS') return {};
  const { searchParams } = addressOf(request);
  const said = (name: string) => String(request.headers[name] ?? searchParams.get(name) ?? '');
  const asked = await readRequest(request);
  const { route, parts } = routeFor(asked);
  const key = said('x-algolia-api-key');
  checkKey(credentials, { appId: said('x-algolia-application-id'), key }, route.right);
  const part = (name: string) => parts.get(name) ?? '';
  return route.answer({ ...asked, application, credentials, part });
}

function send(request: IncomingMessage, response: ServerResponse, status: number, body: Json) {
  const wanted = request.headers['access-control-request-headers'];
  response.writeHead(status, {
    ...CORS,
    ...(wanted !== undefined && { 'access-control-allow-headers': wanted }),
    'content-type': 'application/json; charset=UTF-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const known = error instanceof ApiError ? error : new ApiError(500, 'Internal error');
  if (known !== error) console.error('search:', error);
  send(request, response, known.status, { message: known.message, status: known.status });
}
