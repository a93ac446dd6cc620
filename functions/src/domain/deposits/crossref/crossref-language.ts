import { depositLanguage } from '../deposit-language.ts';
import type { SchemaVersion } from './crossref-version.ts';

/** The attribute `language`; undefined where the schema's list has no code for it. */
export function crossrefLanguage(
  tag: string,
  { languageLetters, noLanguages }: SchemaVersion,
): string | undefined {
  const language = depositLanguage(tag, languageLetters);
  return language && !noLanguages.includes(language) ? language : undefined;
}
