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
  corrected.clear();
}

/** A language's texts as the press has corrected them. */
interface Corrected {
  /** Of the press's corrections: another one is other words. */
  readonly revision: number;
  readonly translation: Translation;
}

const corrected = new Map<Language, Corrected>();

/** Says which texts of a language count from now on; with null, those of the catalogue. */
export function bindCorrected(language: Language, its: Corrected | null): void {
  if (its) corrected.set(language, its);
  else corrected.delete(language);
}

/** The revision of the press's corrections that a language's texts have; 0: the catalogue's texts. */
export const revisionOf = (language: Language): number => corrected.get(language)?.revision ?? 0;

/** The texts of a language, with the press's corrections. */
export const translationOf = (language: Language): Translation =>
  corrected.get(language)?.translation ?? catalogueOf(language);

/** The texts of a language, as they are translated; read once. */
export function catalogueOf(language: Language): Translation {
  const known = read.get(language) ?? readOne(language);
  read.set(language, known);
  return known;
}
