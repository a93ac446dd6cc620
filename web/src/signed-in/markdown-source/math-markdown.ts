/**
 * Extends the editor's Markdown with the formulas and citations of `content/syntax`, so that they are
 * highlighted.
 */

import { tags } from '@lezer/highlight';
import type { BlockContext, InlineContext, Line, MarkdownConfig } from '@lezer/markdown';

const DOLLAR = 36;
const AT = 64;
const BACKSLASH = 92;
const INLINE_MAX = 4_000;

/** `$x$` and `$$x$$`: no space inside the marks, and no digit after them (`$5 and $10` are prose). */
function dollars(cx: InlineContext, next: number, at: number): number {
  if (next !== DOLLAR) return -1;
  const rest = cx.slice(at, Math.min(cx.end, at + INLINE_MAX));
  const found =
    /^(?:\$\$(?:[^$\\]|\\[\s\S])+\$\$|\$(?!\s)(?:[^$\\]|\\[\s\S])*?(?:[^\s\\$]|\\[^\s])\$(?!\d))/.exec(
      rest,
    );
  return found ? cx.addElement(cx.elt('Formula', at, at + found[0].length)) : -1;
}

/** `\(x\)`, `\[x\]`, `\cite{x}`, `\ref{x}`. */
function backslash(cx: InlineContext, next: number, at: number): number {
  if (next !== BACKSLASH) return -1;
  const rest = cx.slice(at, Math.min(cx.end, at + INLINE_MAX));
  const math =
    /^(?:\\\((?:[^\\]|\\[^)])+\\\)|\\\[(?=[^\]]*(?:\\[a-zA-Z]|[_^=<>{}+]))(?:[^\\]|\\[^\]])+\\\]|\\begin\{(\w+\*?)\}[\s\S]+?\\end\{\1\})/.exec(
      rest,
    );
  if (math) return cx.addElement(cx.elt('Formula', at, at + math[0].length));
  const command = /^\\(?:cite[tp]?|ref|eqref|autoref|cref|label)\{[^}]*\}/.exec(rest);
  return command ? cx.addElement(cx.elt('Citation', at, at + command[0].length)) : -1;
}

function citation(cx: InlineContext, next: number, at: number): number {
  if (next !== AT || /[\p{L}\p{N}_]/u.test(cx.slice(Math.max(cx.offset, at - 1), at))) return -1;
  const found = /^@(?:\{[^\s{}]+\}|[\p{L}\p{N}_](?:[:.#+/&-]?[\p{L}\p{N}_])*)/u.exec(
    cx.slice(at, cx.end),
  );
  return found ? cx.addElement(cx.elt('Citation', at, at + found[0].length)) : -1;
}

const ENDS: readonly (readonly [
  open: RegExp,
  close: (line: string, isFirst: boolean) => boolean,
])[] = [
  [
    /^\s{0,3}\$\$/,
    (line, isFirst) => (isFirst ? /^\s*\$\$.*[^\s$].*\$\$/.test(line) : line.includes('$$')),
  ],
  [/^\s{0,3}\\\[/, (line) => /(^|[^\\])\\\]/.test(line)],
  [
    /^\s{0,3}\\begin\{(?:equation|align|gather|multline|eqnarray|flalign|alignat)\*?\}/,
    (line) => /\\end\{(?:equation|align|gather|multline|eqnarray|flalign|alignat)\*?\}/.test(line),
  ],
];

/** A displayed formula over several lines, which are not lists, headings or emphasis. */
function block(cx: BlockContext, line: Line): boolean {
  const kind = ENDS.find(([open]) => open.test(line.text));
  if (!kind) return false;
  const [, ends] = kind;
  const from = cx.lineStart + line.pos;
  let isFirst = true;
  for (;;) {
    const done = ends(line.text, isFirst);
    isFirst = false;
    const to = cx.lineStart + line.text.length;
    if (done || !cx.nextLine()) {
      if (done) cx.nextLine();
      cx.addElement(cx.elt('FormulaBlock', from, Math.max(from, to)));
      return true;
    }
  }
}

export const mathMarkdown: MarkdownConfig = {
  defineNodes: [
    { name: 'Formula', style: tags.special(tags.string) },
    { name: 'FormulaBlock', block: true, style: tags.special(tags.string) },
    { name: 'Citation', style: tags.labelName },
  ],
  parseBlock: [
    {
      name: 'FormulaBlock',
      parse: block,
      before: 'SetextHeading',
      endLeaf: (_, line) => /^\s{0,3}\$\$\s*$/.test(line.text),
    },
  ],
  parseInline: [
    { name: 'Formula', parse: dollars, before: 'Escape' },
    { name: 'TexCommand', parse: backslash, before: 'Escape' },
    { name: 'Citation', parse: citation, before: 'Escape' },
  ],
};
