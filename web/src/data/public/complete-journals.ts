import { journalPath } from '@quire/model/paths';
import { HIGHLIGHT_BEGIN, HIGHLIGHT_END } from '@quire/model/search/highlight-parts';
import { fold } from '@quire/model/search-terms';
import type { Completion } from './complete.ts';

const MOST = 3;

/** A journal as every page knows it. */
export interface KnownJournal {
  readonly name: string;
  readonly fullname: string;
}

/** Chinese is written without spaces: what is typed may be anywhere in a name. */
const WITHOUT_SPACES = /^\p{Script=Han}/u;

const begins = (word: string, typed: string): boolean =>
  WITHOUT_SPACES.test(typed) ? word.includes(typed) : word.startsWith(typed);

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Marks the typed beginnings of words. */
function marked(title: string, typed: readonly string[]): string {
  return title.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const begun = typed.find((each) => begins(fold(word), each));
    if (!begun) return word;
    const start = fold(word).indexOf(begun);
    const end = start + begun.length;
    return `${word.slice(0, start)}${HIGHLIGHT_BEGIN}${word.slice(start, end)}${HIGHLIGHT_END}${word.slice(end)}`;
  });
}

/**
 * Journals whose names match all typed words, in the order of the press. They are in every page, so no
 * request is needed.
 */
export function completeJournals(
  typed: string,
  journals: readonly KnownJournal[],
): readonly Completion[] {
  const begun = wordsOf(typed);
  if (begun.length === 0) return [];
  return journals
    .filter(({ name, fullname }) => {
      const words = wordsOf(`${fullname} ${name}`);
      return begun.every((each) => words.some((word) => begins(word, each)));
    })
    .slice(0, MOST)
    .map(({ name, fullname }) => ({
      kind: 'journals',
      title: marked(fullname, begun),
      detail: name,
      path: journalPath(name),
    }));
}
