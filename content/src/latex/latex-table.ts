/** Tables: cells that span others leave these empty, for Markdown has no such cells. */
import type { PhrasingContent, RootContent, TableCell, TableRow } from 'mdast';
import { type Alignment, readAlignment } from '../tex/read-tabular.ts';
import { plainLabel } from './label-book.ts';
import { asIs, type LatexContext, placeOf, sourceOf } from './latex-context.ts';
import { figureOf } from './latex-figure.ts';
import { type Float, readFloat, saysSomething } from './latex-float.ts';
import { joined } from './latex-inline.ts';
import {
  argumentOf,
  lastArgument,
  type TexEnvironment,
  type TexMacro,
  type TexNode,
} from './parse-latex.ts';

/** Rules and what else only draws. */
const RULE =
  /^(hline|cline|cmidrule|toprule|midrule|bottomrule|botrule|addlinespace|specialrule|noalign|rowcolor|rowcolors|cellcolor|endhead|endfirsthead|endfoot|endlastfoot|startdata|enddata|nodata|tableline|hhline|Xhline|arrayrulecolor|morecmidrules|tablewidth|tabletypesize|tablenum|tablecolumns|rotate|colnumbers|decimals|cutinhead|sidehead)$/;
/** Of these the groups behind them say where the rule goes. */
const WITH_GROUPS =
  /^(cline|cmidrule|addlinespace|specialrule|noalign|rowcolor|rowcolors|cellcolor|hhline|Xhline|arrayrulecolor|tablewidth|tabletypesize|tablecolumns)$/;

/** Without rules, and without the groups and brackets that belong to them. */
function withoutRules(nodes: readonly TexNode[]): TexNode[] {
  const kept: TexNode[] = [];
  let isBehindRule = false;
  let isOpen = false;
  for (const node of nodes) {
    if (node.type === 'macro' && RULE.test(node.content)) {
      isBehindRule = WITH_GROUPS.test(node.content);
      continue;
    }
    if (isBehindRule) {
      if (node.type === 'group') continue;
      if (node.type === 'string' && /^[[(]/.test(node.content)) isOpen = true;
      if (isOpen) {
        if (node.type === 'string' && /[\])]$/.test(node.content)) isOpen = false;
        continue;
      }
      isBehindRule = node.type === 'whitespace';
    }
    kept.push(node);
  }
  return kept;
}

const isRowEnd = (node: TexNode): boolean =>
  node.type === 'macro' && /^(\\|tabularnewline|cr|crcr)$/.test(node.content);
const isCellEnd = (node: TexNode): boolean => node.type === 'string' && node.content === '&';

function splitAt(nodes: readonly TexNode[], isEnd: (node: TexNode) => boolean): TexNode[][] {
  const parts: TexNode[][] = [[]];
  for (const node of nodes) {
    if (isEnd(node)) parts.push([]);
    else parts.at(-1)?.push(node);
  }
  return parts;
}

/** Lines within a cell: a table of Markdown has none but `<br>`. Bars in formulas would end the cell. */
function cellOf(nodes: readonly TexNode[], context: LatexContext): TableCell {
  const inner = joined(context.inline(nodes)).map((node): PhrasingContent => {
    if (node.type === 'break') return asIs('<br>');
    if (node.type !== 'html' || !/^(\$|\\\()/.test(node.value)) return node;
    return asIs(node.value.replace(/\\\|/g, '\\Vert{}').replace(/\|/g, '\\vert{}'));
  });
  return { type: 'tableCell', children: inner };
}

const isMacro = (node: TexNode, name: string): node is TexMacro =>
  node.type === 'macro' && node.content === name;

function cellsOf(nodes: readonly TexNode[], context: LatexContext): TableCell[] {
  return splitAt(nodes, isCellEnd).flatMap((part) => {
    const wide = part.find((node) => isMacro(node, 'multicolumn'));
    const span = wide ? Number(sourceOf(context, argumentOf(wide, 0) ?? [])) || 1 : 1;
    const empty = Array.from(
      { length: Math.min(span, 50) - 1 },
      (): TableCell => ({ type: 'tableCell', children: [] }),
    );
    return [cellOf(part, context), ...empty];
  });
}

const hasWords = ({ children }: TableRow): boolean =>
  children.some((cell) => cell.children.length > 0);

function rowsOf(nodes: readonly TexNode[], context: LatexContext): TableRow[] {
  return splitAt(withoutRules(nodes), isRowEnd)
    .map((row): TableRow => ({ type: 'tableRow', children: cellsOf(row, context) }))
    .filter(hasWords);
}

function tableOf(rows: readonly TableRow[], align: Alignment[]): RootContent[] {
  const width = Math.max(...rows.map(({ children }) => children.length));
  if (rows.length === 0) return [];
  const even = rows.map((row): TableRow => {
    const missing = Array.from(
      { length: width - row.children.length },
      (): TableCell => ({ type: 'tableCell', children: [] }),
    );
    return { ...row, children: [...row.children, ...missing] };
  });
  return [
    {
      type: 'table',
      align: Array.from({ length: width }, (_, at) => align[at] ?? null),
      children: even,
    },
  ];
}

/** A `tabular`, or what is alike. */
export function tabular(node: TexEnvironment, context: LatexContext): RootContent[] {
  const align = readAlignment(sourceOf(context, lastArgument(node)));
  const notes: TexNode[] = [];
  // The caption of a longtable is among its rows.
  const content = node.content.filter((each) => {
    const isAside = each.type === 'macro' && /^(caption|label|tablecaption)$/.test(each.content);
    if (isAside) notes.push(each);
    return !isAside;
  });
  const table = tableOf(rowsOf(content, context), align);
  if (notes.length === 0) return table;
  return [...captionOf(readFloat(notes, context), context), ...table];
}

/** `Table: words {#label}`, as our tables have it. */
function captionOf({ captions, panels, labels }: Float, context: LatexContext): RootContent[] {
  const words = [...captions, ...panels.flatMap(({ caption }) => (caption ? [caption] : []))]
    .map(context.markdown)
    .filter(Boolean)
    .join(' ');
  const all = [...labels, ...panels.flatMap((panel) => panel.labels)];
  const [label] = all;
  if (label === undefined) return words ? [asIs(`Table: ${words}`)] : [];
  context.labels.make(label);
  for (const other of all.slice(1)) context.labels.mean(other, label, '');
  return [asIs(`Table: ${words} {#${plainLabel(label)}}`)];
}

/** AASTeX: `\tablehead{\colhead{a} & …}`, then rows between `\startdata` and `\enddata`. */
function deluxe(node: TexEnvironment, context: LatexContext): RootContent[] | null {
  const at = (name: string) => node.content.findIndex((each) => isMacro(each, name));
  const [from, to, head] = [at('startdata'), at('enddata'), at('tablehead')];
  if (from < 0) return null;
  const title = node.content.slice(head + 1, from).find((each) => each.type === 'group');
  const heading = head >= 0 && title?.type === 'group' ? rowsOf(title.content, context) : [];
  const rows = rowsOf(node.content.slice(from + 1, to < 0 ? undefined : to), context);
  const around = readFloat(
    [...node.content.slice(0, from), ...node.content.slice(to + 1)],
    context,
  );
  const notes = node.content.slice(to + 1).filter((each) => each.type === 'group');
  const align = readAlignment(sourceOf(context, lastArgument(node)));
  return [
    ...captionOf(around, context),
    ...tableOf([...heading, ...rows], align),
    ...notes.flatMap((note) => (note.type === 'group' ? context.blocks(note.content) : [])),
  ];
}

/** A table with its caption and notes; a table that is a picture is a figure. */
export function latexTable(node: TexEnvironment, context: LatexContext): RootContent[] {
  const made = deluxe(node, context);
  if (made) return made;
  const float = readFloat(node.content, context);
  if (float.tables.length === 0 && float.parts.length > 0) return figureOf(float, node, context);
  const notes = saysSomething(float.rest) ? context.blocks(float.rest) : [];
  if (float.tables.length === 0) {
    context.report.warn('latex/table', placeOf(context, node));
    return [...captionOf(float, context), ...notes];
  }
  const tables = float.tables.flatMap((each) => tabular(each, context));
  return [...captionOf(float, context), ...tables, ...notes];
}
