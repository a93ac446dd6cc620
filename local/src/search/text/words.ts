import { fold } from './fold.ts';

export interface Word {
  /** As it is compared: see `fold`. */
  readonly text: string;
  /** Where it stands in the text as written. */
  readonly start: number;
  readonly end: number;
  /** Which word of the text it is. A joined word has the place of its first part. */
  readonly position: number;
  /** Of two words joined, as `obrien` of O'Brien: it stands beside its parts. */
  readonly isJoined: boolean;
}

/** Letters, figures and their marks make words; everything else separates them. */
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Written without spaces: each sign is a word, so that two in a row are found as neighbours. */
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const JOINT = /^['’‐‑-]$/;
const LETTERS_ONLY = /^\p{L}+$/u;

/**
 * The words of a text in order, and those that a hyphen or an apostrophe joins, as one word too.
 * `separators` are further characters that are words of their own.
 * After https://www.algolia.com/doc/guides/managing-results/optimize-search-results/handling-natural-languages-nlp/in-depth/tokenization
 */
export function wordsOf(text: string, separators = ''): Word[] {
  const words: Word[] = [];
  let position = 0;
  let before: Word | null = null;
  for (const [written, start] of pieces(text, separators)) {
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

function* pieces(text: string, separators: string): Generator<[string, number]> {
  if (separators !== '') return yield* piecesWith(text, separators);
  for (const match of text.matchAll(WORDS)) {
    if (SIGNS.test(match[0])) yield* signs(match[0], match.index);
    else yield [match[0], match.index];
  }
}

function* signs(written: string, start: number): Generator<[string, number]> {
  let at = start;
  let run = '';
  for (const letter of written) {
    if (!SIGNS.test(letter)) {
      run += letter;
    } else {
      if (run !== '') yield [run, at - run.length];
      run = '';
      yield [letter, at];
    }
    at += letter.length;
  }
  if (run !== '') yield [run, at - run.length];
}

function* piecesWith(text: string, separators: string): Generator<[string, number]> {
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const letter = text.charAt(at);
    if (at < text.length && !separators.includes(letter)) continue;
    for (const [written, start] of pieces(text.slice(from, at), '')) yield [written, from + start];
    if (at < text.length) yield [letter, at];
    from = at + 1;
  }
}
