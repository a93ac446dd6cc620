import { isIP } from 'node:net';

const HOPS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Host names that only exist within a network. */
const INSIDE = /(^|\.)(localhost|local|internal|home\.arpa)$/i;

/**
 * Whether an address is public. With https, a public name that resolves to an internal address fails too: nothing there
 * has a certificate for it.
 */
function isAbroad({ protocol, hostname }: URL): boolean {
  const isName = hostname.includes('.') && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return protocol === 'https:' && isName && !INSIDE.test(hostname);
}

/**
 * Fetches from a configured address and follows its redirects. Whoever registers a DOI chooses the target, which must
 * not be an internal address. Throws for other targets and for loops.
 */
export async function fetchAbroad(
  ask: typeof fetch,
  address: string,
  init: RequestInit,
): Promise<Response> {
  const first = new URL(address);
  for (let [url, hop] = [first, 0]; hop <= HOPS; hop += 1) {
    const response = await ask(url.href, { ...init, redirect: 'manual' });
    const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null;
    if (location === null) return response;
    await response.body?.cancel();
    const next = new URL(location, url);
    if (next.origin !== first.origin && !isAbroad(next)) throw new Error('It leads elsewhere.');
    url = next;
  }
  throw new Error('It leads in circles.');
}
