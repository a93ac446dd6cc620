/**
 * The height that a block will probably have on the article page (`article-body.css`): 18 px on 1.62
 * in a column of 43 rem, or of a phone's width. Measured in Chromium on eleven long papers, whole
 * texts come out within 5 % (wide) and 10 % (narrow).
 */
import type { Element, ElementContent, RootContent } from 'hast';
import type { Run } from '../run/run.ts';
import { diagramHeight } from './estimate-diagram.ts';

const LINE_PX = 29;
const EQUATION_EM_PX = 18;
const LIST_INDENT_PX = 27;

/** A column, and how many characters of running text and of an entry of the references it holds. */
export interface Column {
  px: number;
  characters: number;
  small: number;
}
export const WIDE: Column = { px: 688, characters: 78, small: 92 };
export const NARROW: Column = { px: 354, characters: 39, small: 42 };

type Node = RootContent | ElementContent;

const hasClass = (node: Element, name: string) =>
  String(node.properties.className ?? '').includes(name);

const isOriginal = (node: ElementContent) =>
  node.type === 'element' && hasClass(node, 'figure-original');

/** About how many characters of a formula are seen: commands are one sign, braces none. */
const visibleLength = (tex: string) =>
  tex.replace(/\\[a-zA-Z]+\s*/g, 'x').replace(/[{}^_\\\s]/g, '').length;

/** Characters a node takes in a line of text. */
function width(node: Node, run: Run): number {
  if (node.type === 'text') return node.value.length;
  if (node.type !== 'element') return 0;
  const slot = node.properties.dataMath;
  if (slot !== undefined) return visibleLength(run.formulas[Number(slot)]?.tex ?? '');
  return node.children.reduce((sum, child) => sum + width(child, run), 0);
}

const lines = (characters: number, perLine: number) => Math.max(1, Math.ceil(characters / perLine));

function imageHeight(node: Element, column: Column, share = 1): number {
  const [w, h] = [Number(node.properties.width), Number(node.properties.height)];
  if (!(w > 0 && h > 0)) return 0;
  return Math.min(column.px * share, w) * (h / w);
}

function equationHeight(node: Element, run: Run, column: Column): number {
  const slot = node.children.find((child) => child.type === 'element')?.properties.dataMath;
  const { tex = '', display } = (slot !== undefined && run.formulas[Number(slot)]) || {};
  const tall = /\\(d?frac|sum|int|prod|binom|sqrt)/.test(tex) ? 26 : 0;
  const room = column.px / EQUATION_EM_PX;
  // What cannot be broken scrolls.
  const turns = display && display.widest < room ? Math.ceil(display.whole / room) - 1 : 0;
  return 8 + (tex.split('\\\\').length + turns) * 30 + tall;
}

function rowsOf(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });
}

/** A row is as high as its fullest cell; a column is given width in the measure of what it holds. */
function tableHeight(node: Element, run: Run, column: Column): number {
  const cells = rowsOf(node).map((row) => row.children.map((cell) => width(cell, run)));
  const columns = Math.max(1, ...cells.map((row) => row.length));
  const wanted = Array.from({ length: columns }, (_, at) =>
    Math.max(4, ...cells.map((row) => (row[at] ?? 0) ** 0.85)),
  );
  const room = Math.max(9 * columns, (column.px - 24 * columns) / 7);
  const all = wanted.reduce((sum, one) => sum + one, 0);
  const given = wanted.map((one) => Math.max(9, (room * one) / all));
  return cells.reduce(
    (sum, row) => sum + 14 + 21 * Math.max(1, ...row.map((one, at) => lines(one, given[at] ?? 9))),
    0,
  );
}

/** Smaller type in a box, whose title and last block keep no space below. */
function noticeHeight(node: Element, run: Run, column: Column): number {
  const [, ...body] = node.children;
  const inner = {
    ...column,
    characters: Math.round(((column.px - 42) / column.px) * column.characters * 1.12),
  };
  return 63 + Math.max(0, heightOf(body, run, inner) * 0.88 - 18);
}

function codeLines(node: Node): number {
  if (node.type === 'text') return node.value.split('\n').length - 1;
  return node.type === 'element' ? node.children.reduce((sum, one) => sum + codeLines(one), 0) : 0;
}

/** Space above and below a block; the larger of two that meet is left between them. */
function margins(node: Element): [above: number, below: number] {
  if (node.tagName === 'h2') return [44, 15];
  if (node.tagName === 'h3') return [32, 10];
  if (/^h[456]$/.test(node.tagName)) return [24, 6];
  if (hasClass(node, 'diagram')) return [36, 36];
  if (hasClass(node, 'notice')) return [28, 28];
  if (node.tagName === 'div' && hasClass(node, 'theorem')) return [24, 24];
  if (node.tagName === 'figure') return [32, 32];
  if (node.tagName === 'blockquote') return [24, 24];
  if (node.tagName === 'pre') return [14, 14];
  if (node.tagName === 'section' && hasClass(node, 'footnotes')) return [40, 0];
  if (hasClass(node, 'equation')) return [20, 20];
  if (/^(p|ul|ol|dl)$/.test(node.tagName)) return [0, 20];
  return [0, node.tagName === 'li' ? 5 : 0];
}

/** The height of blocks that follow each other. */
export function heightOf(nodes: readonly Node[], run: Run, column: Column): number {
  let sum = 0;
  let below = 0;
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const [above, next] = margins(node);
    sum += Math.max(below, above) + blockHeight(node, run, column);
    below = next;
  }
  return sum + below;
}

function blockHeight(node: Element, run: Run, column: Column): number {
  const text = (px: number, share: number) =>
    px * lines(width(node, run), Math.round(column.characters * share));
  switch (node.tagName) {
    case 'h2':
      return text(33, 0.64);
    case 'h3':
      return text(26, 0.82);
    case 'h4':
    case 'h5':
    case 'h6':
      return text(22, 0.95);
    case 'p':
    case 'dt':
    case 'dd':
      return text(LINE_PX, 1);
    case 'pre':
      return hasClass(node, 'source-unreadable') ? 25 : codeLines(node) * 21 + 34;
    case 'figure':
      return hasClass(node, 'diagram')
        ? diagramHeight(node, column, (one) => width(one, run))
        : heightOf(node.children, run, column);
    case 'img':
      return imageHeight(node, column) + 18;
    case 'a':
      return node.children.reduce((sum, child) => {
        const share = Number(node.properties.dataShare ?? 100) / 100;
        const image =
          child.type === 'element' && child.tagName === 'picture' ? child.children.at(-1) : child;
        return image?.type === 'element' && image.tagName === 'img'
          ? sum + imageHeight(image, column, share) + 18
          : sum;
      }, 0);
    case 'figcaption':
      // The link to an original has a line of its own.
      return text(22, 1.18) + 12 + node.children.filter(isOriginal).length * 15;
    case 'table':
      return tableHeight(node, run, column);
    case 'li':
      if (hasClass(node, 'reference')) return lines(width(node, run), column.small) * 24 + 7;
      return node.children.some(
        (child) => child.type === 'element' && /^(p|[uo]l)$/.test(child.tagName),
      )
        ? heightOf(node.children, run, column)
        : text(LINE_PX, (column.px - LIST_INDENT_PX) / column.px);
    default:
      if (hasClass(node, 'notice')) return noticeHeight(node, run, column);
      return hasClass(node, 'equation')
        ? equationHeight(node, run, column)
        : heightOf(node.children, run, column);
  }
}
