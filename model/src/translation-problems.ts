import { escapePattern } from './escape-pattern.ts';
import { LANGUAGES, type Language } from './messages/languages.ts';
import { messageKeys, sourceText } from './messages/message-in.ts';
import { shapeOf } from './messages/message-shape.ts';
import { parseMessage } from './messages/parse-message.ts';
import { textProblems } from './messages/text-problems.ts';
import type { Translation } from './messages/translations.ts';
import { textProblemWords } from './text-problem-words.ts';

export const OFFICE = /^office/;

/** The keys that a language should have: all, without those of the office where that stays English. */
export const keysToTranslate = (language: Language): string[] =>
  messageKeys().filter((key) => LANGUAGES[language].hasOffice || !OFFICE.test(key));

const known = new Set(messageKeys());

export const textsOf = (translation: Translation): [key: string, text: string][] =>
  Object.entries(translation).flatMap(([area, texts]) =>
    Object.entries(texts).map(([name, text]): [string, string] => [`${area}.${name}`, text]),
  );

/** What is wrong with the translations of a language, a line for each problem. */
export const translationProblems = (
  language: Language,
  translation: Translation,
  longer: ReadonlySet<string> = new Set(),
): string[] =>
  textsOf(translation).flatMap(([key, text]) =>
    problemsOf(language, key, text, longer.has(key)).map((problem) => `${key}: ${problem}`),
  );

function problemsOf(language: Language, key: string, text: string, mayBeLong: boolean): string[] {
  if (!known.has(key)) return ['English has no such message'];
  if (!LANGUAGES[language].hasOffice && OFFICE.test(key))
    return ['the office is not translated into this language'];
  return textProblems(language, sourceText(key), text)
    .filter(({ code }) => code !== 'long' || !mayBeLong)
    .map(textProblemWords);
}

/** What a language calls a thing. */
export interface Term {
  readonly en: string;
  /** What it is called. */
  readonly term: string;
  /** Beginnings or parts of its forms, one of which a text must have. */
  readonly forms: readonly string[];
  /** Where it is taken from. */
  readonly source: string;
  /** Keys of texts in which the English word means something else. */
  readonly except?: readonly string[] | undefined;
}

/** English texts that name a thing which their translation does not name as the term base has it. */
export function termProblems(translation: Translation, terms: readonly Term[]): string[] {
  const texts = textsOf(translation).filter(([key]) => known.has(key));
  const longestFirst = terms
    .toSorted((one, other) => other.en.length - one.en.length)
    .map((term) => ({ term, words: wholeWords(term.en) }));
  return texts.flatMap(([key, text]) => {
    // Values and tags are names of the code, not words.
    let rest = shapeOf(parseMessage(sourceText(key))).words;
    // Of terms that contain each other only the longest counts, as “peer review” for “review”.
    const found = longestFirst.filter(({ words }) => {
      const before = rest;
      rest = rest.replace(words, '·');
      return rest !== before;
    });
    return found
      .map(({ term }) => term)
      .filter(({ except, forms }) => !except?.includes(key) && !hasOneOf(text, forms))
      .map(({ en, term }) => `${key}: “${en}” is “${term}” here: ${text}`);
  });
}

const wholeWords = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(words)}(?![\\p{L}\\p{N}])`, 'giu');

const hasOneOf = (text: string, forms: readonly string[]): boolean =>
  forms.some((form) => text.toLowerCase().includes(form.toLowerCase()));
