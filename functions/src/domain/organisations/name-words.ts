/** Names of institutions as words, in the form in which they are compared and found. */
import { fold } from '@quire/model/search-terms';

/** A longer word is found by so much of its beginning, and compared as a whole afterwards. */
const BEGINNING_MOST = 12;
/** Firestore indexes at most 1,500 bytes of a value. */
const KEY_MOST = 200;
/** One letter begins too many words. */
const BEGINNING_LEAST = 2;

/** The words of a text in their order, without case, accents and marks: `L’Université` is `luniversite`. */
export const nameWords = (text: string): string[] =>
  fold(text)
    .replace(/(?<=\p{L})['’ʼ`](?=\p{L})/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** A name as words with single spaces: two spellings of it are the same. Of a very long one its beginning. */
export const nameKey = (text: string): string => nameWords(text).join(' ').slice(0, KEY_MOST);

/** What a typed word is found by: its beginning; null where it is too short to be found by. */
export function beginningOf(word: string): string | null {
  const letters = [...word].slice(0, BEGINNING_MOST);
  return letters.length < BEGINNING_LEAST ? null : letters.join('');
}

/** All beginnings by which a word can be found while it is typed. */
export function beginningsOf(word: string): string[] {
  const letters = [...word].slice(0, BEGINNING_MOST);
  return letters
    .slice(BEGINNING_LEAST - 1)
    .map((_, at) => letters.slice(0, at + BEGINNING_LEAST).join(''));
}
