import { INERT_POLICY, SECURITY_HEADERS } from '@quire/model/security-headers';
import { reasonOf } from '../../platform/errors/reason-of.ts';
import type { HttpRequest, HttpResponse } from '../../platform/http/http.ts';
import { log } from '../../platform/logging/log.ts';
import { withRequestId } from '../../platform/logging/request-id.ts';
import { sendErrorPage } from './error-page.ts';

interface RequestRules {
  /** For the log: `media` becomes `media/failed`. */
  readonly name: string;
  readonly methods: readonly ('GET' | 'HEAD' | 'OPTIONS' | 'POST')[];
  /**
   * Whether the handler reads the query. Otherwise a request with a query is redirected to the address without it:
   * the CDN has an entry for each query, so that `?1`, `?2`, … would each be read and rendered again.
   */
  readonly readsQuery?: boolean;
}

type Handler = (request: HttpRequest, response: HttpResponse) => Promise<void>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Whether a browser could have sent this path: UTF-8, percent-encoded, without control characters. */
function isWellFormed(path: string): boolean {
  try {
    return !CONTROL.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

const isQuestion = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * What all request functions share: the headers of every answer, and the answers that need no handler: other methods
 * (405), malformed addresses (400), queries that are not read (301). What a handler throws is logged as
 * `{name}/failed` and answered by 503 (500 by `site`).
 */
export function answerRequest({ name, methods, readsQuery = false }: RequestRules, run: Handler) {
  const answer = async (request: HttpRequest, response: HttpResponse): Promise<void> => {
    response.removeHeader('X-Powered-By');
    response.set({ ...SECURITY_HEADERS, 'Content-Security-Policy': INERT_POLICY });
    const [path = '/', ...query] = request.originalUrl.split('?');
    try {
      if (!methods.some((method) => method === request.method)) {
        response
          .status(405)
          .set({ Allow: methods.join(', '), 'Cache-Control': 'no-store' })
          .end();
      } else if (!isWellFormed(path)) {
        sendErrorPage(response, 'page/malformed', '/');
      } else if (isQuestion(request.method) && /^\/{2,}/.test(path)) {
        // One address for each page: additional leading slashes would be additional CDN entries.
        const kept = readsQuery && query.length > 0 ? `?${query.join('?')}` : '';
        leadTo(response, `/${path.replace(/^\/+/, '')}${kept}`);
      } else if (isQuestion(request.method) && !readsQuery && query.length > 0) {
        leadTo(response, path);
      } else {
        await run(request, response);
      }
    } catch (error) {
      log.error(`${name}/failed`, { path: request.path, reason: reasonOf(error) });
      if (response.headersSent) response.destroy();
      else
        sendErrorPage(response, name === 'page' ? 'page/failed' : 'page/unavailable', request.path);
    }
  };
  return (request: HttpRequest, response: HttpResponse): Promise<void> =>
    withRequestId(
      (header) => request.get(header),
      () => answer(request, response),
    );
}

/** Redirects to an address of the press, without an entry in the CDN. */
export function leadTo(response: HttpResponse, address: string): void {
  response.status(301).set('Cache-Control', 'no-store').location(address).end();
}
