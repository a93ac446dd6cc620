/** LaTeX environments to what they mean: formulas, tables, figures, lists, theorems, or their plain content. */
import type { List, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { bodyWord } from '../run/body-words.ts';
import { type Run, report } from '../run/run.ts';
import type { Figure, TexBlock, Theorem } from '../syntax/nodes.ts';
import { type TheoremKind, theoremKindOf } from '../syntax/theorem-kinds.ts';
import { findCommands, readGroup, takeCommands } from '../tex/groups.ts';
import { readTabular } from '../tex/read-tabular.ts';
import { newFigure } from './new-figure.ts';
import { parseBlocks, parsePhrasing } from './parse.ts';
import { figurePart } from './remark-figures.ts';
import { resolveDefinitions } from './resolve-definitions.ts';
import { hasAlgorithmSteps, texAlgorithm } from './tex-algorithm.ts';

const MATH =
  /^(equation|align|alignat|flalign|gather|multline|eqnarray|subequations|displaymath|math|aligned|alignedat|gathered|split|array|[bBpvV]?matrix|smallmatrix|cases)\*?$/;
const TABLE = /^(table|wraptable|sidewaystable|longtable|tabular[xy]?|tabulary|supertabular)\*?$/;
const FIGURE = /^(figure|wrapfigure|SCfigure|subfigure)\*?$/;
const LIST = /^(itemize|enumerate|description)$/;
/** Environments that only arrange: what they hold is read as Markdown. */
const PLAIN =
  /^(center|multicols|columns?|flushleft|flushright|minipage|quote|quotation|landscape|small|footnotesize|adjustbox|abstract|CSLReferences)$/;
const STEPS = /^algorithmicx?$/;
const CODE = /^(verbatim|lstlisting|minted)\*?$/;

const lineOf = (node: TexBlock) => node.position?.start.line;
const clean = (source: string) => source.replace(/\{\}/g, '').replace(/\\\\$/gm, '');

/** The text between `\begin{…}[…]{…}` and `\end{…}`. */
function innerOf(node: TexBlock, args: number): string {
  const start = new RegExp(`^\\\\begin\\{[^}]*\\}(\\[[^\\]]*\\])?(\\{[^{}]*\\}){0,${args}}`);
  return node.value.replace(start, '').replace(/\\end\{[^}]*\}\s*$/, '');
}

function caption(
  node: TexBlock,
  source = node.value,
): { children: PhrasingContent[]; label: string | undefined } {
  const { text, args } = takeCommands(
    source.replace(/\\caption\*/g, '\\caption').replace(/\\captionof\{\w+\}/g, '\\caption'),
    'label',
  );
  const words = findCommands(text, 'caption')[0]?.inner ?? '';
  return { children: parsePhrasing(clean(words), lineOf(node)), label: args[0] };
}

function toTable(node: TexBlock): Table | null {
  const tabular = readTabular(takeCommands(node.value, 'label').text);
  if (!tabular) return null;
  const { children, label } = caption(node);
  return {
    type: 'table',
    align: tabular.align,
    children: tabular.rows.map((row) => ({
      type: 'tableRow',
      children: row.map((cell) => ({
        type: 'tableCell',
        children: parsePhrasing(clean(cell), lineOf(node)),
      })),
    })),
    data: {
      ...(children.length > 0 ? { caption: children } : {}),
      ...(label ? { label } : {}),
    },
    position: node.position,
  };
}

const SUBFIGURE = /\\begin\{subfigure\}[\s\S]*?\\end\{subfigure\}/g;

/** The figures within a figure, each with its caption, and what remains: the caption of all. */
function divide(source: string): { main: string; parts: string[] } {
  const parts = source.match(SUBFIGURE) ?? [];
  let main = source.replace(SUBFIGURE, '');
  const found: string[] = [];
  for (const name of ['subfloat', 'subfigure']) {
    for (const { inner, from, to } of findCommands(main, name).toReversed()) {
      const option = readGroup(main, from + name.length + 1);
      const words = main[from + name.length + 1] === '[' ? (option?.inner ?? '') : '';
      found.unshift(`\\caption{${words}}${inner}`);
      main = main.slice(0, from) + main.slice(to);
    }
  }
  return { main, parts: [...parts, ...found] };
}

function toFigure(node: TexBlock): Figure | null {
  const images = findCommands(node.value, 'includegraphics').map(({ inner, from }) => {
    const share = /width\s*=\s*(0?\.\d+)\\(text|line|column)width/.exec(node.value.slice(from));
    const widthPercent = share ? Math.round(Number(share[1]) * 100) : null;
    return { url: inner.trim(), alt: '', widthPercent };
  });
  if (images.length === 0) return null;
  const { main, parts } = divide(node.value);
  const { children, label } = caption(node, main);
  const captions = parts.map((part, at) => {
    const own = caption(node, part);
    return figurePart({ label: own.label ?? null, children: own.children }, at);
  });
  return newFigure({
    children: [...children, ...captions.flatMap((part) => part.caption)],
    images,
    label: label ?? null,
    parts: captions.map(({ label: name, letter }) => ({ label: name, letter })),
    position: node.position,
  });
}

const DEFINITION = /^ {0,3}\[([^\]\n]+)\]:.*$/gm;
let known: { source: string; lines: ReadonlyMap<string, string> } = {
  source: '',
  lines: new Map(),
};

/** Definitions in the text that others refer to: links by name, notes. Kept for the next environment. */
function definitions({ source }: Run): ReadonlyMap<string, string> {
  if (known.source !== source) {
    const found = [...source.matchAll(DEFINITION)];
    known = {
      source,
      lines: new Map(found.map(([line, name = '']) => [name.toLowerCase(), line])),
    };
  }
  return known.lines;
}

/** Blocks of an environment, with the notes and links that the text defines elsewhere. */
function blocksOf(source: string, line: number | undefined, run: Run): RootContent[] {
  const names = [...source.matchAll(/\[([^[\]\n]+)\]/g)].map(([, name = '']) => name.toLowerCase());
  const defined = [...new Set(names)].flatMap((name) => definitions(run).get(name) ?? []);
  const children = parseBlocks([source, ...defined].join('\n\n'), line);
  resolveDefinitions({ type: 'root', children });
  return children.filter(({ type }) => type !== 'definition' && type !== 'footnoteDefinition');
}

/** A text without a command; its lines stay what they are. */
const without = (text: string, { from, to }: { from: number; to: number }): string =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, '') + text.slice(to);

/** `\begin{lemma}[Title]\label{lem:a} … \end{lemma}`; a star means that it has no number. */
function toTheorem(node: TexBlock, kind: TheoremKind, run: Run): Theorem {
  const begin = node.value.indexOf('}') + 1;
  const space = /^\s*/.exec(node.value.slice(begin))?.[0].length ?? 0;
  const option = node.value[begin + space] === '[' ? readGroup(node.value, begin + space) : null;
  const from = option?.next ?? begin;
  const inner = node.value.slice(from).replace(/\\end\{[^}]*\}\s*$/, '');
  // In a float the option says where on the page it goes, and its title is a caption.
  const isFloat = kind === 'algorithm';
  const caption = isFloat ? findCommands(inner, 'caption')[0] : undefined;
  const title = isFloat ? (caption?.inner ?? '') : (option?.inner ?? '');
  const rest = caption ? without(inner, caption) : inner;
  // Of several labels the first is the statement’s own; those of formulas stay in them, and so do those of steps.
  const isBlank = (start: number, end: number) =>
    start <= end && rest.slice(start, end).trim() === '';
  const label = findCommands(rest, 'label').find(
    (each) => isBlank(0, each.from) || (caption && isBlank(caption.from, each.from)),
  );
  const body = label ? without(rest, label) : rest;
  const shown = body.trimStart();
  const before = node.value.slice(0, from) + body.slice(0, body.length - shown.length);
  const line = (lineOf(node) ?? 1) + before.split('\n').length - 1;
  const steps = isFloat && hasAlgorithmSteps(shown) ? texAlgorithm(shown, line) : null;
  const heading: RootContent[] =
    title === ''
      ? []
      : [
          {
            type: 'paragraph',
            data: { directiveLabel: true },
            children: parsePhrasing(title, lineOf(node)),
          },
        ];
  return {
    type: 'theorem',
    kind,
    label: label?.inner.trim() || null,
    ownLabel: null,
    word: bodyWord(run.words, kind),
    isNumbered: kind !== 'proof' && !node.name.endsWith('*'),
    number: null,
    id: null,
    children: [...heading, ...(steps ? [steps] : blocksOf(shown.trimEnd(), line, run))],
    position: node.position,
  };
}

function toList(node: TexBlock): List {
  const [, ...items] = innerOf(node, 0).split(/\\item(?![A-Za-z])\s*/);
  return {
    type: 'list',
    ordered: node.name === 'enumerate',
    spread: false,
    children: items.map((item) => {
      const titled = item.replace(/^\[([^\]]*)\]/, '**$1**');
      const children = parseBlocks(titled.trim(), lineOf(node)).filter((child) => isBlock(child));
      return { type: 'listItem', spread: false, children };
    }),
  };
}

type Block = List['children'][number]['children'][number];
const isBlock = (node: RootContent): node is Block =>
  ['paragraph', 'list', 'code', 'blockquote', 'displayMath', 'table', 'texBlock'].includes(
    node.type,
  );

function replacement(node: TexBlock, run: Run): RootContent[] {
  const { name, value, position } = node;
  if (MATH.test(name)) return [{ type: 'displayMath', value, position }];
  const table = TABLE.test(name) ? toTable(node) : null;
  if (table) return [table];
  const figure = FIGURE.test(name) ? toFigure(node) : null;
  if (figure) return [figure];
  if (LIST.test(name)) return [toList(node)];
  if (CODE.test(name)) return [{ type: 'code', value: innerOf(node, 1).trim() }];
  const steps = STEPS.test(name) ? texAlgorithm(value, lineOf(node)) : null;
  if (steps) return [steps];
  const kind = theoremKindOf(name.replace(/\*$/, '').replace(/^algorithm2e$/, 'algorithm'));
  if (kind) return [toTheorem(node, kind, run)];
  if (name === 'comment') return [];
  if (PLAIN.test(name))
    return parseBlocks(
      innerOf(node, /^(minipage|multicols|column)/.test(name) ? 1 : 0),
      lineOf(node),
    );
  report(run, 'warning', 'tex/environment', { name }, lineOf(node));
  return [{ type: 'unreadable', value, position }];
}

/** Replaces every raw environment, also those that came out of another. */
export function texEnvironments(tree: Root, run: Run): void {
  visit(tree, 'texBlock', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const children: RootContent[] = parent.children;
    children.splice(index, 1, ...replacement(node, run));
    return [SKIP, index];
  });
}
