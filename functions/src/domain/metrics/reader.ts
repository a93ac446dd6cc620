import { isbot } from 'isbot';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import type { HttpRequest } from '../../platform/http/http.ts';
import { COUNTER_ROBOTS } from './counter-robots.ts';
import { visitorAddress } from './visitor-address.ts';
import type { Visitor } from './visitors.ts';

/** Whether a request came from a page of the press, according to the browser. */
export function isFromOurPage(request: HttpRequest): boolean {
  const origin = request.get('origin') ?? request.get('referer');
  if (origin && URL.canParse(origin)) return new URL(origin).origin === pressOrigin();
  return request.get('sec-fetch-site') === 'same-origin';
}

const LISTED = new RegExp(COUNTER_ROBOTS.map((pattern) => `(?:${pattern})`).join('|'), 'i');

/** Whether a user agent is a program's: on COUNTER's list, which it requires, or known to `isbot`. */
export const isRobotAgent = (agent: string): boolean => LISTED.test(agent) || isbot(agent);

/** Whether the client is a program: it says so, sends no user agent, or only prefetches. */
export function isRobot(request: HttpRequest): boolean {
  const agent = request.get('user-agent');
  const isAhead = /prefetch|prerender/i.test(
    request.get('sec-purpose') ?? request.get('purpose') ?? '',
  );
  return !agent || isAhead || isRobotAgent(agent);
}

/** Whether a browser says so for its reader: Do Not Track, or Global Privacy Control. The page's script does not ask then. */
export const asksNotToBeTracked = (request: HttpRequest): boolean =>
  request.get('dnt') === '1' || request.get('sec-gpc') === '1';

/** Distinguishes visitors: compared and hashed with a key that is soon deleted, never stored or logged as it is. */
export function visitorOf(request: HttpRequest): Visitor {
  return { address: visitorAddress(request), agent: request.get('user-agent') ?? '' };
}

/**
 * Whether a PDF is opened from outside, for example from a search engine. On the press's own pages the page's script
 * counts it, so that copies from the CDN are counted too. A viewer fetches a long file in parts: the first request
 * counts.
 */
export function isOutsideOpening(request: HttpRequest): boolean {
  const isFirst = /^(?:bytes=0-.*)?$/.test(request.get('range') ?? '');
  return request.method === 'GET' && isFirst && !isFromOurPage(request);
}
