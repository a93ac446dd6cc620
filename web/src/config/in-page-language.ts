import { pathBelow } from '@quire/model/messages/path-below';
import { pageBase } from './page-base.ts';

/**
 * In a browser: an address of ours in the page's language, for `location.assign` and the like. Links of the router, and
 * those that the server has written, have it by themselves.
 */
export function inPageLanguage(path: string): string {
  const base = pageBase();
  // An address to come back to has it already.
  const isBelow = path.startsWith(base) && /^(?:$|[/?#])/.test(path.slice(base.length));
  return base && isBelow ? path : pathBelow(base, path);
}
