/** Display math and LaTeX environments on separate lines. */
import type { Construct } from 'micromark-util-types';
import { type CharacterReader, rawSpan } from './raw-span.ts';

const BLOCK_MAX = 60_000;
/** What may follow the closing delimiter on its line: attributes, as pandoc-crossref has them, or MyST's `(label)`. */
const REST = /^[ \t]*(\{[^{}\n]*\}?|\([\w:.-]*\)?)?[ \t]*$/;

/** Reads from `$$`, `\[` or `\begin{name}` to the delimiter that closes it, and to the end of that line. */
function readBlock(interrupting: boolean): CharacterReader {
  const all: string[] = [];
  let end = '';
  let begin = '';
  let depth = 1;
  let rest: string | null = null;
  return (character) => {
    if (rest !== null) {
      if (character === null || character === '\n') return REST.test(rest) ? 'stop' : 'fail';
      rest += character;
      return REST.test(rest) ? 'take' : 'fail';
    }
    if (character === null) return 'fail';
    all.push(character);
    if (all.length > BLOCK_MAX) return 'fail';
    if (!end) {
      const start = all.join('');
      if (start === '$$') end = '$$';
      else if (start === '\\[') end = '\\]';
      else if (/^\\begin\{[A-Za-z][A-Za-z\d]*\*?\}$/.test(start)) {
        end = `\\end{${start.slice(7, -1)}}`;
        begin = start;
      } else if (
        !/^(\$|\\|\\begin\{[A-Za-z\d]*\*?)$/.test(start) &&
        !'\\begin{'.startsWith(start)
      ) {
        return 'fail';
      }
      return end && interrupting ? 'last' : 'take';
    }
    // A blank line inside means that the delimiter was never closed.
    if (!begin && character === '\n' && /\n[ \t]*\n$/.test(all.slice(-40).join(''))) return 'fail';
    if (character !== end.at(-1) || all.length < end.length + 2) return 'take';
    const tail = all.slice(-end.length - 2).join('');
    if (begin && tail.endsWith(begin)) depth += 1;
    if (!tail.endsWith(end) || (end === '\\]' && /(^|[^\\])\\\\\]$/.test(tail))) return 'take';
    depth -= 1;
    if (depth === 0) rest = '';
    return 'take';
  };
}

/** The same for `$` and `\`: both begin such blocks. */
export const texBlock: Construct = {
  name: 'texBlock',
  concrete: true,
  tokenize(effects, ok, nok) {
    const reader = () => readBlock(this.interrupt === true);
    return rawSpan('texBlock', 'texBlockData', reader).call(this, effects, ok, nok);
  },
};
