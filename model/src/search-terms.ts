/**
 * Words that texts are compared by: to relate articles, to suggest reviewers. Case and accents don't
 * count (`Müller` is `muller`), nor does an English plural.
 */

import { ARABIC_LETTERS } from './arabic-letters.ts';

/** Words that tell nothing apart. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be but by can do does for from had has have how in into is it its no not of ' +
    'on or our so that the their them there these they this to under upon using via was we were ' +
    'what when where which while who why with within without you your'
  ).split(' '),
);
const WORD_MAX_CHARACTERS = 40;

/** Letters that Unicode does not take apart into a plain one and its mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
};

/** Lower case, without accents and vowel signs, Arabic letters in one form: what two spellings of a text have in common. */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[ßæœøłđðþıħŧ]/g, (letter) => PLAIN[letter] ?? letter)
      // The line that joins Arabic letters is none.
      .replaceAll('\u0640', '')
      .replace(/\p{Script=Arabic}|[\u0660-\u0669]/gu, (letter) => ARABIC_LETTERS[letter] ?? letter)
  );
}

/** Harman's S stemmer ("How effective is suffixing?", 1991): tides → tide, studies → study. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return /[ea]ies$/.test(word) ? word : `${word.slice(0, -3)}y`;
  if (word.endsWith('es')) return /[aeo]es$/.test(word) ? word : word.slice(0, -1);
  return /[us]s$/.test(word) ? word : word.slice(0, -1);
}

/** The words of a text that it may be found by, each once, in their order. */
export function searchWords(text: string): string[] {
  const runs =
    fold(text)
      .replace(/(?<=\p{L})['’ʼ`](?=\p{L})/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = runs
    .filter((word) => word.length > 1 && word.length <= WORD_MAX_CHARACTERS)
    .filter((word) => !STOP_WORDS.has(word))
    .map(singular);
  return [...new Set(words)];
}
