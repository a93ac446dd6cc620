import { ApiError } from '../api-error.ts';
import type { Json } from '../record.ts';
import type { Application } from '../store/application.ts';
import type { Credentials, Right } from './keys.ts';
import type { Asked } from './request.ts';
import { INDEX_ROUTES } from './routes-of-index.ts';
import { OBJECT_ROUTES } from './routes-of-objects.ts';
import { SEARCH_ROUTES } from './routes-of-search.ts';
import { SYNONYM_ROUTES } from './routes-of-synonyms.ts';

/** What an answer needs: the named parts of the path, and the request. */
export interface Call extends Asked {
  readonly application: Application;
  readonly credentials: Credentials;
  /** The part of the path that a route calls `:name`. */
  readonly part: (name: string) => string;
}

export interface Route {
  readonly method: string;
  /** `/1/indexes/:index/query`: fixed parts go before named ones. */
  readonly path: string;
  readonly right: Right;
  readonly answer: (call: Call) => Json | Promise<Json>;
}

const ROUTES: readonly Route[] = [
  ...SEARCH_ROUTES,
  ...SYNONYM_ROUTES,
  ...INDEX_ROUTES,
  ...OBJECT_ROUTES,
];

/** The route for a request, with the parts of its path. Throws a 404, or a 405 for another method. */
export function routeFor({ method, path }: Pick<Asked, 'method' | 'path'>): {
  route: Route;
  parts: ReadonlyMap<string, string>;
} {
  let isKnown = false;
  for (const route of ROUTES) {
    const parts = matched(route.path.split('/').slice(1), path);
    if (parts === null) continue;
    if (route.method === method) return { route, parts };
    isKnown = true;
  }
  if (isKnown) throw new ApiError(405, 'Method not allowed');
  throw new ApiError(404, 'Path not found');
}

function matched(wanted: readonly string[], path: readonly string[]): Map<string, string> | null {
  if (wanted.length !== path.length) return null;
  const parts = new Map<string, string>();
  for (const [index, want] of wanted.entries()) {
    const is = path[index] ?? '';
    if (want.startsWith(':') && is !== '') parts.set(want.slice(1), is);
    else if (want !== is) return null;
  }
  return parts;
}
