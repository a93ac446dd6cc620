import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { messageIn } from '@quire/model/messages/message-in';
import { parseSync } from 'vite';
import { findCalls, importedAs } from './find-calls.ts';
import { MARKS } from './put-messages.ts';

const PLAIN = /\/messages\/t(?:\.ts)?$/;
const RICH = /\/messages\/rich\.ts$/;

/**
 * Puts marks in place of a module's calls of `t` and `rich`, which bundling and minifying leave as they are; null
 * where it has none. Throws `MessageError` for a key that there is not.
 *
 * @param richParts the file that has `richParts`
 */
export function markCalls(file: string, code: string, richParts: string): string | null {
  if (!/\/messages\/(?:t|rich)\b/.test(code)) return null;
  const tree = parseSync(file, code).program;
  const plain = importedAs(tree, PLAIN, 't');
  const rich = importedAs(tree, RICH, 'rich');
  const names = new Set([plain, rich].filter((name) => name !== undefined));
  if (names.size === 0) return null;
  let marked = code;
  // From the end, so that what stands before keeps its place; an inner call is inside the outer one's values.
  for (const call of findCalls(tree, code, names).sort((one, other) => other.start - one.start)) {
    // Says now what is missing, with the name of the file.
    messageIn(SOURCE_LANGUAGE, call.key);
    const mark = call.name === plain ? MARKS.t : MARKS.rich;
    marked = marked.slice(0, call.start) + mark + marked.slice(call.nameEnd);
  }
  const helper = rich
    ? `import { richParts as $richParts } from ${JSON.stringify(richParts)};\n`
    : '';
  return helper + marked;
}
