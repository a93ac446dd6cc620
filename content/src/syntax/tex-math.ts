/**
 * Math in running text: `$x$`, `$$x$$`, `\(x\)`, `\[x\]` and `\begin{align}…\end{align}`.
 * It is read before Markdown's character escape, so `\(` reaches it, and after code spans, so code
 * stays code.
 */
import type { Construct } from 'micromark-util-types';
import { type CharacterReader, rawSpan } from './raw-span.ts';

/** A formula longer than this is a forgotten delimiter. */
const INLINE_MAX = 4_000;
const DISPLAY_MAX = 30_000;

/** Whether the source between `\[` and `\]` is a formula and not a bracket that was escaped. */
export function looksLikeMath(source: string): boolean {
  return !source.includes('*') && /\\[a-zA-Z]|[_^=<>{}+]/.test(source);
}

/**
 * Keeps `$5 and $10` prose: as in Pandoc no space may stand inside and no digit after; and a dollar
 * after a space opens a formula of its own, so the one before was money.
 */
function readDollars(): CharacterReader {
  const all: string[] = [];
  let display = false;
  let escaped = false;
  let closing = false;
  let depth = 0;
  return (character) => {
    if (character === null) return closing ? 'stop' : 'fail';
    if (closing) {
      if (!/\d/.test(character)) return 'stop';
      closing = false;
    }
    const before = all.at(-1);
    all.push(character);
    if (all.length === 1) return 'take';
    if (all.length === 2 && character === '$') {
      display = true;
      return 'take';
    }
    if (all.length > (display ? DISPLAY_MAX : INLINE_MAX)) return 'fail';
    if (escaped || character === '\\') {
      escaped = !escaped && character === '\\';
      return 'take';
    }
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (character !== '$' || (!display && depth > 0)) return 'take';
    if (display) return all.length > 4 && before === '$' ? 'last' : 'take';
    const inner = all.slice(1, -1).join('');
    const [opens, ends] = [/^\s/.test(inner), /(?<!\\)\s$/.test(inner)];
    if (ends && !opens) return 'fail';
    closing = opens === ends && (!opens || /\\[a-zA-Z]|[_^]/.test(inner));
    return 'take';
  };
}

const CLOSE: Readonly<Record<string, string>> = { '(': '\\)', '[': '\\]' };

function readBackslash(): CharacterReader {
  const all: string[] = [];
  let end = '';
  let begin = '';
  let depth = 1;
  return (character) => {
    if (character === null) return 'fail';
    all.push(character);
    if (all.length === 1) return 'take';
    if (all.length === 2) {
      end = CLOSE[character] ?? '';
      return end || character === 'b' ? 'take' : 'fail';
    }
    if (!end) {
      const start = all.join('');
      if (all.length > 60 || !(`\\begin{`.startsWith(start) || start.startsWith('\\begin{'))) {
        return 'fail';
      }
      if (character !== '}') return 'take';
      begin = start;
      end = `\\end{${start.slice(7, -1)}}`;
      return 'take';
    }
    if (all.length > (end === '\\)' ? INLINE_MAX : DISPLAY_MAX)) return 'fail';
    if (character !== end.at(-1)) return 'take';
    const tail = all.slice(-end.length - 2).join('');
    if (begin && tail.endsWith(begin)) depth += 1;
    // `\\]` is a line break before a bracket.
    if (!tail.endsWith(end) || (!begin && /(^|[^\\])\\\\[)\]]$/.test(tail))) return 'take';
    depth -= 1;
    if (depth > 0) return 'take';
    return end === '\\]' && !looksLikeMath(all.slice(2, -2).join('')) ? 'fail' : 'last';
  };
}

export const texMathDollar: Construct = {
  name: 'texMath',
  tokenize: rawSpan('texMath', 'texMathData', readDollars),
};
export const texMathBackslash: Construct = {
  name: 'texMath',
  tokenize: rawSpan('texMath', 'texMathData', readBackslash),
};
