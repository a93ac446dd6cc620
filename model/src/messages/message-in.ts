import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { SOURCE } from './catalogues.ts';
import { isolateValues } from './isolate-values.ts';
import { isPseudo, LANGUAGES, type Language } from './languages.ts';
import { MessageError, parseMessage } from './parse-message.ts';
import { pseudoMessage } from './pseudo-message.ts';
import { type Translation, translationOf } from './translations.ts';

const AREAS: Readonly<Record<string, Readonly<Record<string, string>>>> = SOURCE;

/** A text of a language by its key; undefined where it is not translated. */
export function textOf(texts: Translation, key: string): string | undefined {
  const dot = key.indexOf('.');
  return texts[key.slice(0, dot)]?.[key.slice(dot + 1)];
}

/** The English text of a message. Throws `MessageError` where there is none of this key. */
export function sourceText(key: string): string {
  const text = textOf(AREAS, key);
  if (text === undefined) throw new MessageError(`there is no message ${key}`);
  return text;
}

/** Whether there is a message of this key. */
export const isMessage = (key: string): boolean => textOf(AREAS, key) !== undefined;

/** Every key there is. */
export const messageKeys = (): string[] =>
  Object.entries(AREAS).flatMap(([area, messages]) =>
    Object.keys(messages).map((name) => `${area}.${name}`),
  );

/** Messages that were read, by the texts that they stand in: these are others when other translations are bound. */
const read = new WeakMap<Translation, Map<string, MessageFormatElement[]>>();

/** A message in a language, or in English where it is not translated; read once. */
export const messageIn = (language: Language, key: string): MessageFormatElement[] =>
  messageOf(translationOf(language), language, key);

/** The same from given texts of the language. */
export function messageOf(
  translation: Translation,
  language: Language,
  key: string,
): MessageFormatElement[] {
  const messages = read.get(translation) ?? new Map<string, MessageFormatElement[]>();
  read.set(translation, messages);
  const name = `${language} ${key}`;
  const known = messages.get(name);
  if (known) return known;
  const source = sourceText(key);
  const elements = parseMessage(textOf(translation, key) ?? source);
  const own = isPseudo(language) ? pseudoMessage(elements, language) : elements;
  const shown = LANGUAGES[language].direction === 'rtl' ? isolateValues(own) : own;
  messages.set(name, shown);
  return shown;
}
