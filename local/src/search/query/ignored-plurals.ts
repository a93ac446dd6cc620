import { ENDINGS, languageKey } from '../languages/endings.ts';
import type { Query } from '../settings/settings.ts';

/**
 * The languages whose plurals make no difference: those of `ignorePlurals`, or where it is true of `queryLanguages`, or
 * where that is empty all that are known.
 */
export function ignoredPlurals({
  ignorePlurals: said,
  queryLanguages,
}: Pick<Query, 'ignorePlurals' | 'queryLanguages'>): string[] {
  if (said === false) return [];
  const named = said === true ? queryLanguages : said;
  return named.length > 0 || said !== true ? named.map(languageKey) : Object.keys(ENDINGS);
}
