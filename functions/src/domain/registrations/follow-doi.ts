/** Where a DOI leads, as a reader follows it: to the registered address, whose page names the DOI. */
import type { RegistrationResolves } from '@quire/model/entities/registration';

const PATIENCE_MS = 10_000;
const PAGE_MAX_BYTES = 5_000_000;
/** The press redirects an old address to its present one, and that one once more at most. */
const OWN_REDIRECTS_MAX = 3;

export interface FollowPorts {
  /** `https://doi.org`; null where the press asks none. */
  readonly resolver: string | null;
  /** The press's own address: pages of others are not fetched. */
  readonly origin: string;
  readonly fetch: typeof fetch;
}

const addressOf = (doi: string): string => doi.split('/').map(encodeURIComponent).join('/');

const sameAddress = (one: string, other: string): boolean =>
  URL.canParse(one) && URL.canParse(other) && new URL(one).href === new URL(other).href;

/** Where an answer redirects to, absolute; null if it does not. */
function redirectOf({ status, headers }: Response, from: string): string | null {
  const location = headers.get('location');
  if (status < 300 || status >= 400 || location === null) return null;
  return URL.canParse(location, from) ? new URL(location, from).href : null;
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > PAGE_MAX_BYTES) break;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Whether a page names this DOI, and not only a longer one that begins with it. */
function names(page: string, doi: string): boolean {
  const escaped = [doi, doi.replace(/&/g, '&amp;').replace(/</g, '&lt;'), addressOf(doi)];
  const text = page.toLowerCase();
  return [...new Set(escaped)].some((spelling) => {
    const sought = spelling.toLowerCase();
    for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
      if (!/^[.]?[\w/-]/.test(text.slice(at + sought.length, at + sought.length + 2))) return true;
    }
    return false;
  });
}

/**
 * Follows a DOI. It asks the resolver and, if it leads to the press, the page there.
 *
 * @param url the registered address; '' if none is known: then any address of the press will do
 */
export async function followDoi(
  { resolver, origin, fetch: ask }: FollowPorts,
  { doi, url }: { readonly doi: string; readonly url: string },
): Promise<RegistrationResolves> {
  if (resolver === null) return 'no-answer';
  // Never 'follow': a redirect to another host would be requested from inside the press's network.
  const get = (address: string) =>
    ask(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  const isOurs = (address: string) =>
    URL.canParse(address) && new URL(address).origin === new URL(origin).origin;
  try {
    const answer = await get(`${resolver}/${addressOf(doi)}`);
    await answer.body?.cancel();
    if (answer.status === 404) return 'not-found';
    let address = redirectOf(answer, resolver);
    if (address === null) return 'no-answer';
    if (!isOurs(address) || (url !== '' && !sameAddress(address, url))) return 'elsewhere';
    let page = await get(address);
    for (let hops = 0; hops < OWN_REDIRECTS_MAX; hops += 1) {
      address = redirectOf(page, address);
      if (address === null) break;
      await page.body?.cancel();
      if (!isOurs(address)) return 'elsewhere';
      page = await get(address);
    }
    const text = await textOf(page);
    // The page of a removed article says so with 410.
    if (page.status !== 410 && !page.ok) return page.status === 404 ? 'not-found' : 'no-answer';
    return names(text, doi) ? 'ok' : 'page-lacks-doi';
  } catch {
    return 'no-answer';
  }
}
