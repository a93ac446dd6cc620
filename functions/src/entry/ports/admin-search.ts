import { searchEngine } from '../../domain/search/search-engine.ts';
import type { SearchPorts } from '../../domain/search/send-due.ts';
import { searchSettings } from '../../platform/config/search-settings.ts';
import { adminPorts } from '../../platform/firebase/admin.ts';

/** What sending needs, with the real Firebase and Algolia; null where there is no search. */
export function adminSearchPorts(): SearchPorts | null {
  const settings = searchSettings();
  return settings && { ...adminPorts(), engine: searchEngine(settings) };
}
