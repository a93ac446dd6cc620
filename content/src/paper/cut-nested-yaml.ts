/** YAML without what is nested so deeply that the library, which calls itself for each level, would not end. */
import { Lexer, Parser } from 'yaml';

/** Lists within lists and maps within maps; a paper has about five. */
const NESTING_MOST = 50;
/** A file with more such fields than this is not written for a reader. */
const CUTS_MOST = 20;
const FIELD = /^[^\s#\-\]}:]/;

/** The line (from 0) on which it is nested too deeply, or -1. Goes through the tokens, of which no tree is made. */
function deepLine(lines: readonly string[]): number {
  const parser = new Parser();
  let line = 0;
  for (const token of new Lexer().lex(lines.join('\n'))) {
    for (const _ of parser.next(token));
    // The document and its map are of the stack, too.
    if (parser.stack.length > NESTING_MOST + 2) return line;
    line += token.split('\n').length - 1;
  }
  return -1;
}

/**
 * Without the fields of the first level that are nested too deeply. The other lines keep their numbers.
 *
 * @returns `nested`: the first line of each field that was cut, from 1
 */
export function cutNestedYaml(source: string): { text: string; nested: readonly number[] } {
  const lines = source.split('\n');
  const nested: number[] = [];
  for (let start = 0; start < lines.length; ) {
    const found = deepLine(lines.slice(start));
    if (found < 0) break;
    const deep = start + found;
    let from = deep;
    while (from > start && !FIELD.test(lines[from] ?? '')) from -= 1;
    const next = lines.findIndex((line, at) => at > deep && FIELD.test(line));
    const isHopeless = next < 0 || nested.length + 1 >= CUTS_MOST;
    const end = isHopeless ? lines.length : next;
    lines.fill('', from, end);
    nested.push(from + 1);
    start = end;
  }
  return { text: lines.join('\n'), nested };
}
