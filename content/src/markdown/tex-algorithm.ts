/** Algorithms that stand as LaTeX in a text: the steps of algorithmic, algorithmicx and algorithm2e as a list. */
import type { List } from 'mdast';
import { algorithmSteps } from '../tex/algorithm-steps.ts';
import { joinTexts } from './each-phrasing.ts';
import { parsePhrasing } from './parse.ts';

type Part =
  | { readonly type: 'command'; readonly name: string; readonly source: string }
  | { readonly type: 'group'; readonly parts: Part[]; readonly source: string }
  | { readonly type: 'words'; readonly source: string };

/** A comment, a formula, a command, a brace, blanks, words. */
const TOKEN =
  /(?<!\\)%[^\n]*|\$[^$]*\$|\\\([\s\S]*?\\\)|\\(?:[A-Za-z]+\*?|[\s\S])|[{}]|\s+|[^\\${}\s%]+|[\s\S]/g;
/** What only arranges the steps, with its option. */
const ARRANGES =
  /\\(?:begin|end)\{algorithm(?:ic|icx|2e)?\*?\}(?:\[[^\]]*\])?|\\(?:SetKw\w*|SetAlgo\w*|DontPrintSemicolon|LinesNumbered|RestyleAlgo|centering|footnotesize|small)(?:\{[^{}]*\})*/g;

function partsOf(source: string): Part[] {
  const root: Part[] = [];
  const open: Part[][] = [root];
  for (const [token] of source.matchAll(TOKEN)) {
    const parts = open.at(-1) ?? root;
    if (token === '{') open.push([]);
    else if (token === '}') {
      const inner = open.length > 1 ? (open.pop() ?? []) : [];
      const all = `{${inner.map((part) => part.source).join('')}}`;
      (open.at(-1) ?? root).push({ type: 'group', parts: inner, source: all });
    } else if (/^\\([A-Za-z]|[;\\]$)/.test(token)) {
      parts.push({ type: 'command', name: token.slice(1), source: token });
    } else if (!/^%/.test(token)) parts.push({ type: 'words', source: token });
  }
  // A brace that nobody closes holds the rest.
  return open.flat();
}

/** Whether LaTeX between `\begin{algorithm}` and its end has steps, and is not Markdown. */
export const hasAlgorithmSteps = (source: string): boolean =>
  /\\(Kw(In|Out|Data|Result)|SetAlgo\w*|e?If|For(Each|All)?|While|Repeat|State|Return)(?![A-Za-z])/.test(
    source,
  );

/** Reads the steps; null where there are none. `line` is where they begin. */
export function texAlgorithm(source: string, line: number | undefined): List | null {
  return algorithmSteps<Part>(partsOf(source.replace(ARRANGES, '')), {
    name: (part) => (part.type === 'command' ? part.name : ''),
    group: (part) => (part.type === 'group' ? part.parts : null),
    isBlank: (part) => part.type === 'words' && /^\s+$/.test(part.source),
    isBreak: (part) => /^\s*\n\s*\n\s*$/.test(part.source),
    word: (value) => ({ type: 'words', source: value }),
    inline: (parts) => {
      const words = parts.map((part) => part.source).join('');
      const made = parsePhrasing(words.trim().replace(/\s*\n\s*/g, ' '), line);
      return /\S\s+$/.test(words) ? [...made, { type: 'text', value: ' ' }] : made;
    },
    tidy: (words) => {
      const made = joinTexts([...words]);
      const [first, last] = [made[0], made.at(-1)];
      if (first?.type === 'text') first.value = first.value.trimStart();
      if (last?.type === 'text') last.value = last.value.trimEnd();
      return made.filter((node) => node.type !== 'text' || node.value !== '');
    },
  });
}
