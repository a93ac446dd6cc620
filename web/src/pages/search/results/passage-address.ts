import { HIGHLIGHT_BEGIN, HIGHLIGHT_END } from '@quire/model/search/highlight-parts';

/** Enough words to be in one place of an article only. */
const WORDS_MAX = 6;
/** What the page shows letter by letter as the search has it: formulas are others. */
const PLAIN_WORD = /^[\p{L}\p{M}\p{Nd}.,;:()’“”'"-]+$/u;

const withoutMarks = (text: string): string =>
  text.replaceAll(HIGHLIGHT_BEGIN, '').replaceAll(HIGHLIGHT_END, '');

/** The words from the first one that was found on; none where nothing is marked. */
function wordsFound(snippet: string): string[] {
  const mark = snippet.indexOf(HIGHLIGHT_BEGIN);
  if (mark < 0) return [];
  // A mark may begin within a word.
  const from = snippet.lastIndexOf(' ', mark) + 1;
  const words = withoutMarks(snippet.slice(from)).split(/\s+/);
  const end = words.findIndex((word) => !PLAIN_WORD.test(word));
  return words.slice(0, end < 0 ? words.length : end).slice(0, WORDS_MAX);
}

/** In a text directive a hyphen and a comma have a meaning of their own. */
const inDirective = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D');

/**
 * The address of a passage in an article's page: its section, and the words that a browser scrolls to and marks
 * (https://wicg.github.io/scroll-to-text-fragment/).
 *
 * @param path the article's page
 * @param anchor the section's id; empty: none
 * @param snippet a piece of the passage, with marks around what was found
 */
export function passageAddress(path: string, anchor: string, snippet: string): string {
  const words = wordsFound(snippet);
  const directive = words.length > 0 ? `:~:text=${inDirective(words.join(' '))}` : '';
  return anchor || directive ? `${path}#${anchor}${directive}` : path;
}
