import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { messageIn } from '@quire/model/messages/message-in';
import { parseSync } from 'vite';
import { MARKS } from '../../src/messages/script-parts.ts';
import { findCalls, importedAs } from './find-calls.ts';

/** What `rich` does with the pieces of its text. */
const REACT = "import { createElement as $element, Fragment as $Fragment } from 'react';\n";

const PLAIN = /\/messages\/t(?:\.ts)?$/;
const RICH = /\/messages\/rich\.ts$/;

/**
 * Puts marks in place of a module's calls of `t` and `rich`, which bundling and minifying leave as they are; null
 * where it has none. Throws `MessageError` for a key that there is not.
 */
export function markCalls(file: string, code: string): string | null {
  if (!/\/messages\/(?:t|rich)\b/.test(code)) return null;
  const tree = parseSync(file, code).program;
  const plain = importedAs(tree, PLAIN, 't');
  const rich = importedAs(tree, RICH, 'rich');
  const names = new Set([plain, rich].filter((name) => name !== undefined));
  if (names.size === 0) return null;
  const edits = findCalls(tree, code, names).flatMap(({ key, name, start, nameEnd, end }) => {
    // Says now what is missing, with the name of the file.
    messageIn(SOURCE_LANGUAGE, key);
    if (name === plain) return [{ from: start, to: nameEnd, text: MARKS.t }];
    const call = `$element($Fragment, null, ...${MARKS.rich}`;
    return [
      { from: start, to: nameEnd, text: call },
      { from: end, to: end, text: ')' },
    ];
  });
  // From the end, so that what comes before keeps its place.
  const marked = edits
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), code);
  return (rich ? REACT : '') + marked;
}
