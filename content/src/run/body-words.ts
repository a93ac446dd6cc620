/** The words of a text that are the renderer's: “Figure 1”, “References”, names for screen readers. */
import bodyWords from '@quire/model/messages/en/body-words';
import { messageParts } from '@quire/model/messages/format-message';
import { isolateValues } from '@quire/model/messages/isolate-values';
import {
  LANGUAGES,
  type Language,
  languageFor,
  SOURCE_LANGUAGE,
} from '@quire/model/messages/languages';
import type { PlainArguments } from '@quire/model/messages/message-types';
import { parseMessage } from '@quire/model/messages/parse-message';
import { translationOf } from '@quire/model/messages/translations';

export type BodyWord = keyof typeof bodyWords;

/** Data, which a page sends to its worker and a function to its thread: neither has the language of the text. */
export interface BodyWords {
  readonly language: Language;
  /** Of the text itself: `en-GB`. */
  readonly tag: string;
  readonly texts: Readonly<Record<BodyWord, string>>;
}

export const ENGLISH_WORDS: BodyWords = {
  language: SOURCE_LANGUAGE,
  tag: SOURCE_LANGUAGE,
  texts: bodyWords,
};

/**
 * The words for a text in a language (a tag, as in an article's metadata), with the press's corrections where these are
 * bound. English where there is no tag or no translation.
 */
export function bodyWordsIn(tag: string = SOURCE_LANGUAGE): BodyWords {
  const language = languageFor(tag);
  return { language, tag, texts: { ...bodyWords, ...translationOf(language).bodyWords } };
}

/** One of the words, with its values. */
export function bodyWord<Word extends BodyWord>(
  { language, texts }: BodyWords,
  word: Word,
  ...[values]: PlainArguments<`bodyWords.${Word}`>
): string {
  const { direction, locale } = LANGUAGES[language];
  const message = parseMessage(texts[word]);
  const shown = direction === 'rtl' ? isolateValues(message) : message;
  return messageParts(shown, values ?? {}, locale).join('');
}
