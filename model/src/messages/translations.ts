import type { Language } from './languages.ts';

/** The texts of a language, by area (as in `catalogues.ts`) and name: only those that are translated. */
export type Translation = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type ReadTranslation = (language: Language) => Translation;

const NOTHING: Translation = {};
const read = new Map<Language, Translation>();
let readOne: ReadTranslation = () => NOTHING;

/**
 * Says how the texts of a language are read: from files, with the first text that is asked for in it, so that a
 * server reads no language that nobody asks for. What was read before is forgotten.
 */
export function bindTranslations(reader: ReadTranslation): void {
  if (reader === readOne) return;
  readOne = reader;
  read.clear();
}

/** The texts of a language, read once. */
export function translationOf(language: Language): Translation {
  const known = read.get(language) ?? readOne(language);
  read.set(language, known);
  return known;
}
