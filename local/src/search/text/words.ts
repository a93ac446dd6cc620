import { fold } from './fold.ts';

export interface Word {
  /** As it is compared: see `fold`. */
  readonly text: string;
  /** Where it is in the text as written. */
  readonly start: number;
  readonly end: number;
  /** Which word of the text it is. A joined word has the place of its first part. */
  readonly position: number;
  /** Of two words joined, as `obrien` of O'Brien: it is indexed beside its parts. */
  readonly isJoined: boolean;
}

/**
 * Letters, figures and their marks make words; everything else separates them. Chinese and Japanese are
 * written without spaces: each sign is a word, so that two in a row are found as neighbours.
 */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]][[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]*/gv;
const JOINT = /^['’‐‑-]$/;
const LETTERS_ONLY = /^\p{L}+$/u;

/**
 * The words of a text in order, and those that a hyphen or an apostrophe joins, as one word too.
 * After https://www.algolia.com/doc/guides/managing-results/optimize-search-results/handling-natural-languages-nlp/in-depth/tokenization
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let position = 0;
  let before: Word | null = null;
  for (const { 0: written, index: start } of text.matchAll(WORDS)) {
    const end = start + written.length;
    const word: Word = { text: fold(written), start, end, position, isJoined: false };
    if (word.text === '') continue;
    if (before !== null && start === before.end + 1 && JOINT.test(text.charAt(before.end))) {
      const joined = before.text + word.text;
      if (LETTERS_ONLY.test(joined)) words.push({ ...before, text: joined, end, isJoined: true });
    }
    words.push(word);
    before = word;
    position += 1;
  }
  return words;
}

/** The words of a text without the joined ones. */
export const plainWordsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => (word.isJoined ? [] : [word.text]));
