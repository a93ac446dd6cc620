import { pathBelow } from '@quire/model/messages/path-below';

/** In a browser: what stands before the paths of the page's language, `/es`; empty in the press's first language. */
export const pageBase = (): string => document.documentElement.dataset.base ?? '';

/**
 * In a browser: an address of ours in the page's language, for `location.assign` and the like. Links of the router, and
 * those that the server has written, have it by themselves.
 */
export const inPageLanguage = (path: string): string => pathBelow(pageBase(), path);
