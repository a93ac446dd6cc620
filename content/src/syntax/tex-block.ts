/** Display math and LaTeX environments that stand on lines of their own. */
import type { Construct } from 'micromark-util-types';
import { type CharacterReader, rawSpan } from './raw-span.ts';

const BLOCK_MAX = 60_000;
/** What may follow the closing delimiter on its line: attributes, as pandoc-crossref has them. */
const REST = /^[ \t]*(\{[^{}\n]*\}?)?[ \t]*$/;

/** Reads from `$$`, `\[` or `\begin{name}` to the delimiter that closes it, and to the end of that line. */
function readBlock(interrupting: boolean): CharacterReader {
  let all = '';
  let end = '';
  let begin = '';
  let depth = 0;
  let closedAt = 0;
  return (character) => {
    if (closedAt > 0) {
      if (character === null || character === '\n') {
        return REST.test(all.slice(closedAt)) ? 'stop' : 'fail';
      }
      all += character;
      return REST.test(all.slice(closedAt)) ? 'take' : 'fail';
    }
    if (character === null) return 'fail';
    all += character;
    if (!end) {
      if (all === '$$') end = '$$';
      else if (all === '\\[') end = '\\]';
      else if (/^\\begin\{[A-Za-z]+\*?\}$/.test(all)) {
        end = `\\end{${all.slice(7, -1)}}`;
        begin = all;
        depth = 1;
      } else if (!/^(\$|\\|\\begin\{[A-Za-z]*\*?)$/.test(all) && !'\\begin{'.startsWith(all)) {
        return 'fail';
      }
      return end && interrupting ? 'last' : 'take';
    }
    if (all.length > BLOCK_MAX) return 'fail';
    if (begin) {
      if (character === '}' && all.endsWith(begin) && all.length > begin.length) depth += 1;
      if (character === '}' && all.endsWith(end)) depth -= 1;
      if (depth === 0) closedAt = all.length;
      return 'take';
    }
    // A blank line inside means that the delimiter was never closed.
    if (/\n[ \t]*\n$/.test(all)) return 'fail';
    if (all.length >= 4 && all.endsWith(end) && !/[^\\](\\\\)*\\\\\]$/.test(all)) {
      closedAt = all.length;
    }
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
