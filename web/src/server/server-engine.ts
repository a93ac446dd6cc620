import { PageError } from '../data/page-error.ts';
import { rememberingEngine } from '../data/public/remembering-engine.ts';
import type { SearchEngine } from '../data/public/search-engine.ts';

/**
 * The search as pages ask it on the server: what was asked a moment ago is known, and beyond the press's budget nobody
 * is asked (`page/unavailable`): the browser asks then.
 */
export function serverEngine(
  engine: SearchEngine,
  maySearch: () => Promise<boolean> = () => Promise.resolve(true),
): SearchEngine {
  return rememberingEngine({
    prefix: engine.prefix,
    host: engine.host,
    async ask(requests, signal) {
      if (await maySearch()) return engine.ask(requests, signal);
      throw new PageError('page/unavailable', {}, 'search/over-budget');
    },
  });
}
