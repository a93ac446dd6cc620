import { language } from '@quire/model/messages/language';
import { nearestLanguage } from '@quire/model/messages/nearest-language';
import type { HitOf } from '@quire/model/search/search-hit';
import { markedListOf, markedOf } from './marked-of.ts';

/**
 * The title of an article that was found, with its marks, and what it is written in, where that is known: in the language
 * of the page, where there is one; otherwise in its own.
 */
export function foundTitle(hit: HitOf<'articles'>): {
  readonly title: string;
  readonly language: string | undefined;
} {
  const { title, language: written = '', titles = [], titleLanguages = [] } = hit.record;
  const own = { title: markedOf(hit, 'title', title), language: written };
  const translated = markedListOf(hit, 'titles', titles).map((each, place) => ({
    title: each,
    language: titleLanguages[place] ?? '',
  }));
  const shown = nearestLanguage(language(), [own, ...translated]) ?? own;
  return { title: shown.title, language: shown.language || undefined };
}
