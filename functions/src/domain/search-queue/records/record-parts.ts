import { arabicForms } from '@quire/model/search/arabic-forms';
import { nameSpellings } from '@quire/model/search/name-spellings';
import { shiftedForms } from '@quire/model/search/shifted-forms';

/** A day in seconds since 1970. */
export const secondsOf = (day: string): number => Math.floor(Date.parse(day) / 1_000);

export const yearOfDay = (day: string): number => Number(day.slice(0, 4));

/** Other spellings of all these names, without duplicates. */
export const spellingsOf = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap(nameSpellings)),
];

/** The first of these names, in all its spellings. */
export const firstAuthorOf = ([first]: readonly string[]): string[] =>
  first ? [first, ...nameSpellings(first)] : [];

/** Non-empty texts, without duplicates. */
export const distinct = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => (text ? [text] : []))),
];

/**
 * Other forms of words that are searched: Arabic ones of titles, and of all texts those with raised or lowered digits.
 * Nothing for others.
 */
export function formsOf(
  texts: readonly string[],
  longTexts: readonly string[] = [],
): { forms?: string[] } {
  const forms = distinct([...arabicForms(texts), ...shiftedForms([...texts, ...longTexts])]);
  return forms.length > 0 ? { forms } : {};
}
