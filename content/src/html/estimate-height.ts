/**
 * The height that a block will probably have on the article page (`article-body.css`): 18 px on 1.62
 * in a column of 43 rem, or of a phone's width. Measured in Chromium on eleven long papers, whole
 * texts come out within 5 % (wide) and 10 % (narrow).
 */
import type { Element, ElementContent, RootContent } from 'hast';
import type { Run } from '../run.ts';

const LINE_PX = 29;

/** A column, and how many characters of running text and of an entry of the references it holds. */
export interface Column {
  px: number;
  characters: number;
  small: number;
}
export const WIDE: Column = { px: 688, characters: 78, small: 92 };
export const NARROW: Column = { px: 354, characters: 39, small: 45 };

type Node = RootContent | ElementContent;

const hasClass = (node: Element, name: string) =>
  String(node.properties.className ?? '').includes(name);

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

function equationHeight(node: Element, run: Run): number {
  const slot = node.children.find((child) => child.type === 'element')?.properties.dataMath;
  const tex = slot === undefined ? '' : (run.formulas[Number(slot)]?.tex ?? '');
  const tall = /\\(d?frac|sum|int|prod|binom|sqrt)/.test(tex) ? 26 : 0;
  return 8 + tex.split('\\\\').length * 30 + tall;
}

/** A row is as high as its fullest cell; columns share the width. */
function rowHeight(row: Element, run: Run, column: Column): number {
  const columns = Math.max(1, row.children.length);
  const characters = Math.max(9, (column.px / columns - 24) / 7);
  return 14 + 21 * Math.max(1, ...row.children.map((cell) => lines(width(cell, run), characters)));
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
  if (node.tagName === 'figure') return [32, 32];
  if (node.tagName === 'blockquote') return [24, 24];
  if (node.tagName === 'pre') return [14, 14];
  if (node.tagName === 'section' && hasClass(node, 'footnotes')) return [40, 0];
  if (hasClass(node, 'equation')) return [20, 20];
  if (/^(p|ul|ol)$/.test(node.tagName)) return [0, 20];
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
      return text(LINE_PX, 1);
    case 'pre':
      return codeLines(node) * 21 + 34;
    case 'img':
      return imageHeight(node, column) + 18;
    case 'a':
      return node.children.reduce((sum, child) => {
        const share = Number(node.properties.dataShare ?? 100) / 100;
        return child.type === 'element' && child.tagName === 'img'
          ? sum + imageHeight(child, column, share) + 18
          : sum;
      }, 0);
    case 'figcaption':
      return text(22, 1.18) + 12;
    case 'tr':
      return rowHeight(node, run, column);
    case 'li':
      if (hasClass(node, 'reference')) return lines(width(node, run), column.small) * 24 + 7;
      return node.children.some(
        (child) => child.type === 'element' && /^(p|[uo]l)$/.test(child.tagName),
      )
        ? heightOf(node.children, run, column)
        : text(LINE_PX, 0.96);
    default:
      return hasClass(node, 'equation')
        ? equationHeight(node, run)
        : heightOf(node.children, run, column);
  }
}
