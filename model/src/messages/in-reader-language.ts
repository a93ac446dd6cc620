import { language } from './language.ts';
import { type Language, SOURCE_LANGUAGE } from './languages.ts';

/** What a page knows of a record that it shows in the reader's language. */
export interface ReadInLanguage {
  /** The fields whose text is a translation; of a group of texts also each of them: `policies`, `policies.data`. */
  readonly translated?: readonly string[] | undefined;
}

interface Translatable {
  readonly translations?: Readonly<Record<string, object | undefined>> | undefined;
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWritten = (text: unknown): boolean =>
  Array.isArray(text) ? text.length > 0 : text !== undefined && text !== '';

const writtenOf = (texts: object) => Object.entries(texts).filter(([, text]) => isWritten(text));

/** A group keeps what is not translated of it; of a group that the record no longer has, nothing is shown. */
function readField(
  original: Readonly<Record<string, unknown>>,
  [field, text]: readonly [string, unknown],
): readonly (readonly [name: string, value: unknown])[] {
  if (!isGroup(text)) return [[field, text]];
  const group = original[field];
  const written = writtenOf(text);
  if (!isGroup(group) || written.length === 0) return [];
  return [
    [field, { ...group, ...Object.fromEntries(written) }],
    ...written.map(([name, value]) => [`${field}.${name}`, value] as const),
  ];
}

/**
 * A record with its texts in the language of the page, where they are translated. The texts of other languages are
 * left out, so that no page carries them.
 */
export function inReaderLanguage<Shown extends Translatable>(
  record: Shown,
): Omit<Shown, 'translations'> & ReadInLanguage {
  const { translations, ...original } = record;
  const texts = writtenOf(translations?.[language()] ?? {}).flatMap((text) =>
    readField(original, text),
  );
  if (texts.length === 0) return original;
  const fields = texts.filter(([name]) => !name.includes('.'));
  return { ...original, ...Object.fromEntries(fields), translated: texts.map(([name]) => name) };
}

/** The language of a field's text, where it is not the page's: for `lang`. */
export function languageOfText(
  { translated = [] }: ReadInLanguage,
  field: string,
): Language | undefined {
  return language() === SOURCE_LANGUAGE || translated.includes(field) ? undefined : SOURCE_LANGUAGE;
}
