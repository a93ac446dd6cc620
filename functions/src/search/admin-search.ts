import { searchSettings } from '../config.ts';
import { adminPorts } from '../firebase/admin.ts';
import { searchEngine } from './search-engine.ts';
import type { SearchPorts } from './send-due.ts';

/** What sending needs, of the real Firebase and Algolia; null where there is no search. */
export function adminSearchPorts(): SearchPorts | null {
  const settings = searchSettings();
  return settings && { ...adminPorts(), engine: searchEngine(settings) };
}
