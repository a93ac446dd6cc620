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
  let all = '';
  let escaped = false;
  let closing = false;
  let depth = 0;
  return (character) => {
    if (character === null) return closing ? 'stop' : 'fail';
    const display = all.startsWith('$$');
    if (closing && !display) {
      if (!/\d/.test(character)) return 'stop';
      closing = false;
    }
    all += character;
    if (all === '$' || all === '$$') return 'take';
    if (all.length > (display ? DISPLAY_MAX : INLINE_MAX)) return 'fail';
    if (escaped || character === '\\') {
      escaped = !escaped && character === '\\';
      return 'take';
    }
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (character !== '$' || (!display && depth > 0)) return 'take';
    if (display) return all.length > 4 && all.endsWith('$$') ? 'last' : 'take';
    const inner = all.slice(1, -1);
    const [before, after] = [/^\s/.test(inner), /(?<!\\)\s$/.test(inner)];
    if (after && !before) return 'fail';
    closing = before === after && (!before || /\\[a-zA-Z]|[_^]/.test(inner));
    return 'take';
  };
}

function readBackslash(): CharacterReader {
  let all = '';
  let end = '';
  let name = '';
  return (character) => {
    if (character === null) return 'fail';
    all += character;
    if (all.length === 1) return 'take';
    if (all.length === 2) {
      end = { '(': '\\)', '[': '\\]' }[character] ?? '';
      return end || character === 'b' ? 'take' : 'fail';
    }
    if (!end) {
      if (!name && !'\\begin{'.startsWith(all) && !all.startsWith('\\begin{')) return 'fail';
      if (all.length > 60) return 'fail';
      if (character !== '}' || all.length < 8) return 'take';
      name = all.slice(7, -1);
      end = `\\end{${name}}`;
      return 'take';
    }
    if (all.length > (end === '\\)' ? INLINE_MAX : DISPLAY_MAX)) return 'fail';
    if (!all.endsWith(end) || /(^|[^\\])(\\\\)+[)\]]$/.test(all)) return 'take';
    if (name && count(all, `\\begin{${name}}`) > count(all, end)) return 'take';
    if (end === '\\]' && !looksLikeMath(all.slice(2, -2))) return 'fail';
    return 'last';
  };
}

const count = (text: string, part: string) => text.split(part).length - 1;

export const texMathDollar: Construct = {
  name: 'texMath',
  tokenize: rawSpan('texMath', 'texMathData', readDollars),
};
export const texMathBackslash: Construct = {
  name: 'texMath',
  tokenize: rawSpan('texMath', 'texMathData', readBackslash),
};
