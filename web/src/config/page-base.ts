import { pathBelow } from '@quire/model/messages/path-below';

/** In a browser: what stands before the paths of the page's language, `/es`; empty in the press's first language. */
export const pageBase = (): string => document.documentElement.dataset.base ?? '';

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
