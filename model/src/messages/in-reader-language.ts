import { language } from './language.ts';
import { type Language, SOURCE_LANGUAGE } from './languages.ts';

/** What a page knows of a record that it shows in the reader's language. */
export interface ReadInLanguage {
  /** The fields whose text is a translation. */
  readonly translated?: readonly string[] | undefined;
}

interface Translatable {
  readonly translations?: Readonly<Record<string, object | undefined>> | undefined;
}

const isWritten = (text: unknown): boolean =>
  Array.isArray(text) ? text.length > 0 : text !== undefined && text !== '';

/**
 * A record with its texts in the language of the page, where they are translated. The texts of other languages are
 * left out, so that no page carries them.
 */
export function inReaderLanguage<Shown extends Translatable>(
  record: Shown,
): Omit<Shown, 'translations'> & ReadInLanguage {
  const { translations, ...original } = record;
  const texts = Object.entries(translations?.[language()] ?? {}).filter(([, text]) =>
    isWritten(text),
  );
  if (texts.length === 0) return original;
  return { ...original, ...Object.fromEntries(texts), translated: texts.map(([field]) => field) };
}

/** The language of a field's text, where it is not the page's: for `lang`. */
export function languageOfText(
  { translated = [] }: ReadInLanguage,
  field: string,
): Language | undefined {
  return language() === SOURCE_LANGUAGE || translated.includes(field) ? undefined : SOURCE_LANGUAGE;
}
