import { pressOrigin } from '../../platform/config/press-origin.ts';
import type { HttpRequest } from '../../platform/http/http.ts';

/** Nothing that differs between visitors: pages are cached for all of them. */
const KEPT_HEADERS = ['accept', 'accept-encoding', 'user-agent'];

/** An address of the press for a path as the client sent it; the Host header has no say. */
export function pressUrl(path: string): URL {
  // A path of two slashes would name another host.
  return new URL(`${pressOrigin()}/${path.replace(/^\/+/, '')}`);
}

/** The request as the web platform knows it. */
export function webRequest(request: HttpRequest): Request {
  const headers = new Headers();
  for (const name of KEPT_HEADERS) {
    const value = request.get(name);
    if (value) headers.set(name, value);
  }
  // HEAD has the headers of GET, the length and the tag of the page too.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return new Request(pressUrl(request.originalUrl), { method, headers });
}
