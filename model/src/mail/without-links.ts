/**
 * What people outside the press have typed is told in mails as plain words: a name or a title that looks like
 * an address must not become a link in the reader's mail program.
 */
import { unicodeText } from '../letters/unicode-text.ts';

/** The variables of mails that authors, organisers and payers fill in, and that mails quote as names and titles. */
export const OUTSIDERS_WORDS: ReadonlySet<string> = new Set([
  ...['name', 'author', 'authors', 'submitter', 'objector', 'payer', 'order'],
  ...['title', 'abstract', 'conference', 'organiser', 'place', 'about'],
]);

/** Has no width and is never part of an address: a program that looks for links reads a text with it as two words. */
const WORD_JOINER = '\u2060';
/** A dot before a letter, as in `letter.letter`, also the dots that domains may be written with. */
const DOT = /(?<=[\p{L}\p{N}-])([.\u3002\uff0e\uff61])(?=\p{L})/gu;
const MARK = /(:)(?=\/\/)|(@)(?=\S)/g;

/** A text that reads as before and holds no address that a mail program would make a link of. */
export const withoutLinks = (text: string): string =>
  text.replace(DOT, `$1${WORD_JOINER}`).replace(MARK, `$&${WORD_JOINER}`);

/** Those of them that may hold formulas, which no mail program draws. */
const WITH_FORMULAS: ReadonlySet<string> = new Set(['title', 'abstract', 'about', 'conference']);

/** A template's data with everything in it that outsiders have worded made harmless. */
export function withHarmlessWords<Data extends Readonly<Record<string, unknown>>>(
  data: Data,
): Data {
  const harmless = Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
    if (!OUTSIDERS_WORDS.has(key)) return [];
    if (typeof value === 'string') {
      return [[key, withoutLinks(WITH_FORMULAS.has(key) ? unicodeText(value) : value)]];
    }
    if (Array.isArray(value)) {
      return [[key, value.map((each) => (typeof each === 'string' ? withoutLinks(each) : each))]];
    }
    return [];
  });
  return { ...data, ...Object.fromEntries(harmless) };
}
