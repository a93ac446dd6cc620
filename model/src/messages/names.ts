import { locale } from './language.ts';

const made: Record<string, Intl.DisplayNames> = {};

function displayNames(type: 'region' | 'language'): Intl.DisplayNames {
  const tag = locale();
  const name = tag + type;
  const names = made[name] ?? new Intl.DisplayNames([tag], { type });
  made[name] = names;
  return names;
}

/** `DE` → `Germany`, in the reader's language. What is stored has `englishCountryName` of `countries.ts`. */
export const countryName = (code: string): string => displayNames('region').of(code) ?? code;

/** The name of a language; its tag where that is none that there is (`en-a`). */
function languageIn(tag: string, names: () => Intl.DisplayNames): string {
  try {
    return names().of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** `pt` → `Portuguese`, in the reader's language. */
export const languageName = (tag: string): string =>
  languageIn(tag, () => displayNames('language'));

/** The same for a list, in which kinds of a language are neighbours: `en-GB` → `English (United Kingdom)`. */
export const listedLanguageName = (tag: string): string =>
  languageIn(
    tag,
    () => new Intl.DisplayNames([locale()], { type: 'language', languageDisplay: 'standard' }),
  );

/** `pt` → `português`: what a language calls itself, for those who read it. */
export const ownLanguageName = (tag: string): string =>
  languageIn(tag, () => new Intl.DisplayNames([tag], { type: 'language' }));

const collators: Record<string, Intl.Collator> = {};

/** The order of names and titles in a list that a person reads, by the rules of their language. */
export function compareNames(one: string, other: string): number {
  const tag = locale();
  const collator = collators[tag] ?? new Intl.Collator(tag, { numeric: true });
  collators[tag] = collator;
  return collator.compare(one, other);
}
