import { publicConfig } from '../../config/config.ts';
import { algoliaEngine } from './algolia-engine.ts';
import { rememberingEngine } from './remembering-engine.ts';
import type { SearchEngine } from './search-engine.ts';

let opened: SearchEngine | null | undefined;

/** The search that the page names, in a browser; null where the press has none. */
export function pageEngine(): SearchEngine | null {
  if (opened === undefined) {
    const { search } = publicConfig();
    opened = search ? rememberingEngine(algoliaEngine(search)) : null;
  }
  return opened;
}
