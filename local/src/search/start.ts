import { once } from 'node:events';
import express, { type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import { checkKey } from './http/keys.ts';
import type { Route } from './http/route.ts';
import { INDEX_ROUTES } from './http/routes-of-index.ts';
import { OBJECT_ROUTES } from './http/routes-of-objects.ts';
import { SEARCH_ROUTES } from './http/routes-of-search.ts';
import { ApiError } from './records/api-error.ts';
import { Application } from './store/application.ts';
import { Journal } from './store/journal.ts';

export interface SearchOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Where indices are kept between runs; null keeps them in memory. */
  readonly folder: string | null;
}

export interface SearchServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Objects last, as any word may be an id. */
const ROUTES: readonly Route[] = [...SEARCH_ROUTES, ...INDEX_ROUTES, ...OBJECT_ROUTES];

/**
 * Starts a server that speaks the part of Algolia's REST API that the README names. Rejects when the
 * port is taken, or when what was kept cannot be read. `stop` has written everything when it resolves.
 */
export async function startSearch({ host, port, folder }: SearchOptions): Promise<SearchServer> {
  const journal = new Journal(folder);
  const application = await Application.open(journal);
  const app = express().disable('etag').disable('x-powered-by');
  app.use(openToAll, express.json({ limit: '100mb', type: () => true }));
  for (const [method, path, right, answer] of ROUTES) {
    app[method](path, async (request, response, next) => {
      try {
        checkKey(
          said(request, 'x-algolia-application-id'),
          said(request, 'x-algolia-api-key'),
          right,
        );
        const { body, params, query } = request;
        const call = { application, body, part: (name: string) => params[name] ?? '' };
        response.json(await answer({ ...call, asks: (name) => query[name] === 'true' }));
      } catch (error) {
        next(error);
      }
    });
  }
  app.use(refuseUnknown, refuse);
  const server = app.listen(port, host);
  await once(server, 'listening');
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

/** Keys are sent in a header, or in the address where a browser is not to ask first whether it may. */
const said = (request: Request, name: string): string =>
  String(request.headers[name] ?? request.query[name] ?? '');

/** For pages of any origin, as Algolia is. */
const openToAll: RequestHandler = (request, response, next) => {
  response.set({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, PUT, DELETE, POST, OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '86400',
    'cache-control': 'no-store',
  });
  if (request.method === 'OPTIONS') response.json({});
  else next();
};

const refuseUnknown: RequestHandler = (_request, _response, next) =>
  next(new ApiError(404, 'Path not found'));

const refuse: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const hasStatus = error instanceof Error && 'status' in error && Number(error.status) < 500;
  const status = hasStatus ? Number(error.status) : 500;
  if (!hasStatus) console.error('search:', error);
  response.status(status).json({ message: hasStatus ? error.message : 'Internal error', status });
};
