/** Blocks around a figure or a table: Quarto's `::: {#fig-x}`, MyST's `{figure}`, `{table}`, `{list-table}`. */
import type { Paragraph, PhrasingContent, Root, RootContent, Table, TableCell } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { type Run, report } from '../run/run.ts';
import type { Figure } from '../syntax/nodes.ts';
import { newFigure } from './new-figure.ts';
import { parsePhrasing } from './parse.ts';
import { isTitle } from './remark-directives.ts';
import { figurePart, percent } from './remark-figures.ts';

interface Held {
  title: PhrasingContent[];
  paragraphs: Paragraph[];
  others: RootContent[];
}

/** The title, the paragraphs and all else in a block; `caption` and `fig-cap` are titles too. */
function contentOf(node: ContainerDirective): Held {
  const { caption, 'fig-cap': figCap, 'tbl-cap': tblCap, title } = node.attributes ?? {};
  const given = title || caption || figCap || tblCap;
  const children: RootContent[] = node.children;
  const own = children.find(isTitle);
  return {
    title: own?.children ?? (given ? parsePhrasing(given, node.position?.start.line) : []),
    paragraphs: children.filter(
      (child): child is Paragraph => child.type === 'paragraph' && child !== own,
    ),
    others: children.filter((child) => child.type !== 'paragraph'),
  };
}

/** Paragraphs of a caption in one run of text. */
const joined = (paragraphs: readonly Paragraph[]): PhrasingContent[] =>
  paragraphs.flatMap(({ children }, at) =>
    at === 0 ? children : [{ type: 'text' as const, value: ' ' }, ...children],
  );

function figureOf(node: ContainerDirective, run: Run): RootContent[] {
  const { id, src, alt = '', width, label } = node.attributes ?? {};
  const { title, paragraphs, others } = contentOf(node);
  const held = others.filter((child): child is Figure => child.type === 'figure');
  const rest = others.filter((child) => child.type !== 'figure');
  const own = src ? [{ url: src, alt: alt ?? '', widthPercent: percent(width ?? '') }] : [];
  const images = [...own, ...held.flatMap((figure) => figure.images)];
  if (images.length === 0) {
    report(run, 'warning', 'figure/none', {}, node.position?.start.line);
    return node.children;
  }
  const caption = title.length > 0 ? [...title] : joined(paragraphs);
  const words = title.length > 0 ? paragraphs : [];
  const [only, ...more] = held;
  const isOne = more.length === 0;
  const parts = isOne ? [] : held.map(figurePart);
  const figure = newFigure({
    images,
    children: [
      ...(isOne && caption.length === 0 ? (only?.children ?? []) : caption),
      ...parts.flatMap(({ caption: text }) => text),
    ],
    label: id || (isOne ? (only?.label ?? null) : null),
    ownLabel: label || null,
    parts: parts.map(({ label: name, letter }) => ({ label: name, letter })),
    position: node.position,
  });
  return [figure, ...words, ...rest];
}

const lastIn = <T>(list: readonly T[]): T[] => list.slice(-1);

function tableOf(node: ContainerDirective, run: Run): RootContent[] {
  const { title, paragraphs, others } = contentOf(node);
  const table = others.find((child) => child.type === 'table');
  if (table?.type !== 'table') {
    report(run, 'warning', 'table/none', { kind: 'block' }, node.position?.start.line);
    return node.children;
  }
  const label = node.attributes?.id || table.data?.label;
  const caption = title.length > 0 ? title : (table.data?.caption ?? joined(lastIn(paragraphs)));
  const taken = title.length > 0 || table.data?.caption ? 0 : 1;
  table.data = {
    ...table.data,
    ...(caption.length > 0 ? { caption } : {}),
    ...(label ? { label } : {}),
  };
  return [...others, ...paragraphs.slice(0, paragraphs.length - taken)];
}

/** A list of lists is a table, of which each inner list is a row. */
function listTable(node: ContainerDirective, run: Run): RootContent[] {
  const { title, others } = contentOf(node);
  const list = others.find((child) => child.type === 'list');
  const rows =
    list?.type === 'list'
      ? list.children.map((item) => item.children.find((child) => child.type === 'list'))
      : [];
  if (rows.length === 0 || rows.some((row) => row?.type !== 'list')) {
    report(run, 'warning', 'table/none', { kind: 'list' }, node.position?.start.line);
    return node.children;
  }
  const cells = rows.map((row): TableCell[] =>
    (row?.type === 'list' ? row.children : []).map((item) => ({
      type: 'tableCell',
      children: joined(item.children.filter((child) => child.type === 'paragraph')),
    })),
  );
  const heads = Number(node.attributes?.['header-rows'] ?? 0);
  const label = node.attributes?.id;
  const table: Table = {
    type: 'table',
    children: (heads > 0 ? cells : [[], ...cells]).map((children) => ({
      type: 'tableRow',
      children,
    })),
    data: { ...(title.length > 0 ? { caption: title } : {}), ...(label ? { label } : {}) },
    position: node.position,
  };
  return [table];
}

const HOLDERS: Readonly<Record<string, (node: ContainerDirective, run: Run) => RootContent[]>> = {
  figure: figureOf,
  table: tableOf,
  'list-table': listTable,
};

/** Takes figures and tables out of the blocks around them. */
export function holders(tree: Root, run: Run): void {
  visit(tree, 'containerDirective', (node, index, parent) => {
    const open = HOLDERS[node.name];
    if (!parent || index === undefined || !open) return undefined;
    const siblings: RootContent[] = parent.children;
    siblings.splice(index, 1, ...open(node, run));
    return [SKIP, index];
  });
}
