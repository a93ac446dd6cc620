/** Follows every link of a press from one page on, as a crawler without scripts does. */
import { type ReadPage, readPage } from './page-html.ts';

/** What an address of the press answered. */
export interface Answer {
  /** Path and query. */
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  /** Where a redirect leads, as path and query. */
  readonly movedTo?: string;
  readonly html?: string;
  readonly page?: ReadPage;
  /** The page on which the address was found first. */
  readonly from: string;
}

/** Far more than the demo press has: only links without an end come here. */
const MOST = 3_000;
/** Of one page with different questions (searches, filters): every keyword leads to a search. */
const QUESTIONS = 12;
const AT_ONCE = 8;

/** An address on the press's own host as path and query; null for any other. */
export function ownAddress(link: string, origin: string, from: string): string | null {
  const url = URL.canParse(link, origin + from) ? new URL(link, origin + from) : null;
  return url?.origin === origin ? url.pathname + url.search : null;
}

/** The answer to one address, its page read where it is one. */
export async function ask(origin: string, address: string, from: string): Promise<Answer> {
  const answer = await fetch(origin + address, { redirect: 'manual' });
  const { status, headers } = answer;
  const location = headers.get('location');
  const movedTo = location === null ? null : ownAddress(location, origin, address);
  const known = { address, status, headers, from, ...(movedTo !== null && { movedTo }) };
  if (status >= 300 || !headers.get('content-type')?.startsWith('text/html')) {
    await answer.body?.cancel();
    return known;
  }
  const html = await answer.text();
  return { ...known, html, page: readPage(html) };
}

/**
 * Asks for every address of the press that links and files lead to, several at a time. Other hosts
 * are left alone, and so is each address that `isLeftOut` names.
 */
export async function crawl(
  origin: string,
  start: string,
  isLeftOut: (address: string) => boolean,
): Promise<ReadonlyMap<string, Answer>> {
  const answers = new Map<string, Answer>();
  const waiting: [address: string, from: string][] = [[start, start]];
  const seen = new Set([start]);
  const questions = new Map<string, number>();
  const add = (link: string, from: string) => {
    const address = ownAddress(link, origin, from);
    if (address === null || seen.has(address) || isLeftOut(address)) return;
    const [path = '', question] = address.split('?');
    const asked = questions.get(path) ?? 0;
    if (question !== undefined && asked >= QUESTIONS) return;
    if (question !== undefined) questions.set(path, asked + 1);
    if (seen.size >= MOST) throw new Error(`more than ${MOST} addresses: ${address} on ${from}`);
    seen.add(address);
    waiting.push([address, from]);
  };
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const answer = await ask(origin, ...next);
      answers.set(answer.address, answer);
      if (answer.movedTo !== undefined) add(answer.movedTo, answer.address);
      for (const link of answer.page?.links ?? []) add(link, answer.address);
      for (const file of answer.page?.files ?? []) add(file, answer.address);
    }
  };
  // Each round takes what the one before it found.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}
