/** What a text in Markdown consists of, counted in its source and not in what is rendered of it. */

import type { TextCounts } from '@quire/model/entities/text-counts';
import { NAMED_REFERENCE } from '../markdown/remark-named-references.ts';
import { countWords } from '../report/count-words.ts';
import { looksLikeLabel } from '../run/find-target.ts';
import { looksLikeMath } from '../syntax/tex-math.ts';

const MATH_ENVIRONMENT = String.raw`(?:equation|align|alignat|flalign|gather|multline|eqnarray|displaymath|math|subequations)\*?`;
const FORMULAS = [
  /^(`{3,}|:{3,})\{math\}[\s\S]*?^\1[ \t]*$/gm,
  new RegExp(String.raw`\\begin\{(${MATH_ENVIRONMENT})\}[\s\S]*?\\end\{\1\}`, 'g'),
  /(?<!\\)\$\$[\s\S]+?\$\$/g,
  /(?<!\\)\\\[[\s\S]+?\\\]/g,
  /\\\([\s\S]+?\\\)/g,
  // Pandoc: no blank within the signs, no digit behind them, no empty line between them.
  /(?<![\\$])\$(?![\s$])(?:[^$\\\n]|\\[\s\S]|\n(?!\s*\n))*?(?<!\s)\$(?![\d$])/g,
];
/** `[comment]: <> (words)` defines a link to nothing. */
const COMMENT = /^[ \t]*\[[^\]]+\]:[ \t]*(?:<>|#)[ \t]*\(.*\)[ \t]*$/gm;
const FIGURES =
  /!\[(?:[^[\]]|\[[^[\]]*\])*\]\(|!\[[^\]]*\]\[|<img\b|\\includegraphics\b|^(?:`{3,}|:{3,})\{(?:figure|image)\}/gm;
const PIPES =
  /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$|^[ \t]*\|[ \t]*:?-+:?[ \t]*\|[ \t]*$/gm;
/** Grid tables begin with a frame that has no row above it. */
const GRIDS = /(?:^|\n[ \t]*\n)[ \t]*\+(?:[-:]+\+)+[ \t]*\n[ \t]*\|/g;
const OTHER_TABLES =
  /<table\b|\\begin\{(?:tabular[xy]?|longtable|tabulary)\*?\}|^(?:`{3,}|:{3,})\{(?:list-table|csv-table|table)\}/gm;
const TEX_CITE = /\\[a-zA-Z]*cite[a-zA-Z]*\*?(?:\[[^\]]*\])*\{([^{}]+)\}/g;
/** MyST: `{math}`x``, `{cite:p}`a,b``, `{ref}`words <label>``. */
const ROLE = /\{([a-zA-Z][\w:-]*)\}`([^`]*)`/g;
const KEY =
  /(?<![\p{L}\p{N}_\\])-?@(?:\{([^{}\s]+)\}|([\p{L}\p{N}_](?:[\p{L}\p{N}_]|[:.#+/&-](?=[\p{L}\p{N}_]))*))/gu;
const LABELS =
  /\{[^{}\n]*#([\w:.-]+)[^{}\n]*\}|^:label:\s*(\S+)|^\(([\w:.-]+)\)=|\\label\{([^{}]+)\}/gm;

/** Marks, addresses and attributes: what is no word of the text. */
const NO_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(`{3,}|~{3,}|:{3,}).*$/gm, ' '],
  [/^:[\w-]+:.*$/gm, ' '],
  [/<!--[\s\S]*?-->/g, ' '],
  [/\]\((?:[^()\s]|\([^()]*\))*(?:\s+"[^"]*")?\)/g, '] '],
  [/^[ \t]*\[[^\]]+\]:\s*\S+.*$/gm, ' '],
  [/<(?:https?|mailto):[^>]*>/g, ' link '],
  [/<\/?[a-zA-Z][^<>]*>/g, ' '],
  [
    /\\(?:label|[a-zA-Z]*ref|includegraphics|begin|end|vspace|hspace)\*?(?:\[[^\]]*\])?\{[^{}]*\}/g,
    ' ',
  ],
  [/\\[a-zA-Z]+/g, ' '],
  [/\{[#.%][^{}\n]*\}|\{[^{}\n]*=[^{}\n]*\}/g, ' '],
];

/** `markdown`: without front matter, its abstract in front where that has one. */
export function countMarkdown(markdown: string): TextCounts {
  let text = markdown
    .replace(/\r\n?/g, '\n')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(COMMENT, ' ')
    .replace(NAMED_REFERENCE, ' ');
  const figures = text.match(FIGURES)?.length ?? 0;
  let formulas = 0;
  const cited: string[] = [];
  const take = (list: string) =>
    cited.push(
      ...list
        .split(/[,;]/)
        .map((key) => key.trim().replace(/^@/, ''))
        .filter(Boolean),
    );
  text = text.replace(ROLE, (_, role: string, words: string) => {
    if (role === 'math') formulas += 1;
    if (role.startsWith('cite')) take(words);
    return /^(math|cite|eq|ref|numref|prf:ref|doc)/.test(role) ? ' ' : words;
  });
  // Code counts as none of the rest, except for its words.
  const code: string[] = [];
  const keep = (words: string) => {
    code.push(words);
    return ' ';
  };
  text = text
    .replace(
      /^([ \t]*)(`{3,}|~{3,})(?!\{(?:math|figure|image|table|list-table|csv-table|prf:|note|tip|warning|important|caution|admonition|epigraph)).*\n([\s\S]*?)^[ \t]*\2[`~]*[ \t]*$/gm,
      (_, _indent, _ticks, words: string) => keep(words),
    )
    .replace(
      /(?<!\}|`)(`+)(?!`)((?:(?!\n[ \t]*\n)[\s\S])*?[^`])\1(?!`)/g,
      (_, _ticks, words: string) => keep(words),
    );
  for (const pattern of FORMULAS)
    text = text.replace(pattern, (formula) => {
      // `\\[1\\]` is a number in brackets.
      if (formula.startsWith('\\[') && !looksLikeMath(formula.slice(2, -2))) return formula;
      formulas += 1;
      // Numbers of formulas are referred to.
      return ` ${[...formula.matchAll(/\\label\{[^{}]*\}/g)].map(String).join(' ')} `;
    });
  const tables = [PIPES, GRIDS, OTHER_TABLES].reduce(
    (count, pattern) => count + (text.match(pattern)?.length ?? 0),
    0,
  );
  const labels = new Set(
    [...text.matchAll(LABELS)].flatMap((found) => found.slice(1).filter(Boolean)),
  );
  text = text.replace(TEX_CITE, (_, list: string) => {
    take(list);
    return ' ';
  });
  text = text.replace(/\S+@[\w-]+\.[\w.-]+(?=[\s>)\]])|<[^<>\s]+@[^<>\s]+>/g, (mail) =>
    /^[[(]?-?@/.test(mail) ? mail : ' mail ',
  );
  text = text.replace(KEY, (_, braced?: string, bare?: string) => {
    const key = braced ?? bare ?? '';
    if (!labels.has(key) && !looksLikeLabel(key)) cited.push(key);
    return ' ';
  });
  for (const [pattern, words] of NO_WORDS) text = text.replace(pattern, words);
  return {
    words: countWords(text.replace(/[*_~^]/g, '')) + countWords(code.join(' ')),
    formulas,
    figures,
    tables,
    citations: cited.length,
    references: new Set(cited.map((key) => key.toLowerCase())).size,
  };
}
