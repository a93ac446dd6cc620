import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { SOURCE } from './catalogues.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { MessageError, parseMessage } from './parse-message.ts';
import { pseudoMessage } from './pseudo-message.ts';

const AREAS: Readonly<Record<string, Readonly<Record<string, string>>>> = SOURCE;

/** The English text of a message. Throws `MessageError` where there is none of this key. */
export function sourceText(key: string): string {
  const dot = key.indexOf('.');
  const text = AREAS[key.slice(0, dot)]?.[key.slice(dot + 1)];
  if (text === undefined) throw new MessageError(`there is no message ${key}`);
  return text;
}

/** Every key there is. */
export const messageKeys = (): string[] =>
  Object.entries(AREAS).flatMap(([area, messages]) =>
    Object.keys(messages).map((name) => `${area}.${name}`),
  );

const read = new Map<string, MessageFormatElement[]>();

/** A message in a language, read once. */
export function messageIn(language: Language, key: string): MessageFormatElement[] {
  const name = `${language} ${key}`;
  const known = read.get(name);
  if (known) return known;
  const source = parseMessage(sourceText(key));
  const facts = LANGUAGES[language];
  const elements = 'isPseudo' in facts ? pseudoMessage(source, language) : source;
  read.set(name, elements);
  return elements;
}
