import type { Language } from '../messages/languages.ts';

/** Our languages as Algolia names them, English first: `pt`, as it knows no plurals of `pt-br`. */
export const ENGINE_LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'id', 'zh', 'ar'] as const;
export type EngineLanguage = (typeof ENGINE_LANGUAGES)[number];

const SCRIPTS = [
  ['zh', /\p{Script=Han}/u],
  ['ar', /\p{Script=Arabic}/u],
] as const;

/**
 * The languages that a query is understood in, in the order in which they count: that of its letters where only one has
 * them, the page's, English, and all others, as what a press publishes may be in any. Algolia takes Chinese apart into
 * words only where it comes first.
 */
export function queryLanguages(typed: string, page: Language): EngineLanguage[] {
  const written = SCRIPTS.find(([, letters]) => letters.test(typed))?.[0];
  const key = page.split('-')[0];
  const own = ENGINE_LANGUAGES.filter((known) => known === key);
  return [...new Set([...(written ? [written] : []), ...own, ...ENGINE_LANGUAGES])];
}
