import type { Language } from './languages.ts';
import { isMessage, sourceText } from './message-in.ts';
import { isFitting } from './text-problems.ts';
import { bindCorrected, catalogueOf, revisionOf, type Translation } from './translations.ts';

/** The press's own texts of a language, by key, in place of the catalogue's. */
export interface Corrections {
  /** Counts the changes. */
  readonly revision: number;
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * The texts of a language with the press's corrections; null where none of these counts. A correction of a message that
 * there no longer is, or that has other values since, does not count.
 */
export function correctedTranslation(
  language: Language,
  { texts }: Corrections,
): Translation | null {
  const fitting = Object.entries(texts).filter(
    ([key, text]) => isMessage(key) && isFitting(language, sourceText(key), text),
  );
  if (fitting.length === 0) return null;
  const areas: Record<string, Record<string, string>> = { ...catalogueOf(language) };
  for (const [key, text] of fitting) {
    const dot = key.indexOf('.');
    const area = key.slice(0, dot);
    areas[area] = { ...areas[area], [key.slice(dot + 1)]: text };
  }
  return areas;
}

/** Has the texts of a language corrected from now on; with null, they are the catalogue's. */
export function correctTexts(language: Language, corrections: Corrections | null): void {
  if (corrections?.revision === revisionOf(language)) return;
  const translation = corrections && correctedTranslation(language, corrections);
  const revision = corrections?.revision ?? 0;
  bindCorrected(language, translation && { revision, translation });
}
