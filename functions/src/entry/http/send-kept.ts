import { createHash } from 'node:crypto';
import type { HttpRequest, HttpResponse } from '../../platform/http/http.ts';

interface Kept {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Names what is sent: the same bytes have the same tag, from whichever instance. */
const madeTag = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Of bytes that are sent again and again, and are never changed. */
const tags = new WeakMap<Uint8Array, string>();

function tagOf(body: string | Uint8Array): string {
  if (typeof body === 'string') return madeTag(body);
  const tag = tags.get(body) ?? madeTag(body);
  tags.set(body, tag);
  return tag;
}

/**
 * Whether a client has it already. The comparison is weak (RFC 9110, 13.1.2): whoever compresses an answer on the way
 * marks its tag as weak.
 */
function hasTag(request: HttpRequest, tag: string): boolean {
  const asked = request.get('if-none-match') ?? '';
  return asked.split(',').some((each) => [tag, '*'].includes(each.trim().replace(/^W\//, '')));
}

/** Whether caches may keep the answer, so that it is asked for again with its tag. */
const isKept = ({ status, headers }: Kept): boolean =>
  status === 200 && !/no-store/.test(headers['Cache-Control'] ?? headers['cache-control'] ?? '');

/**
 * Sends what clients may keep, with an `ETag`; without its body to who has it already (304), and in answer to HEAD. The
 * other headers of the answer have been set or are in `headers`.
 */
export function sendKept(request: HttpRequest, response: HttpResponse, kept: Kept): void {
  const { status, headers, body } = kept;
  response.status(status).set({ ...headers });
  if (isKept(kept)) {
    const tag = tagOf(body);
    response.set('ETag', tag);
    if (hasTag(request, tag)) {
      response.removeHeader('Content-Type');
      response.status(304).end();
      return;
    }
  }
  response.set('Content-Length', String(Buffer.byteLength(body)));
  response.end(request.method === 'HEAD' ? undefined : body);
}
