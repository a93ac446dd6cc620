/**
 * The height that a diagram will probably have (`diagrams.css`): sans-serif of 15 px on 1.45, in cards
 * that stand beside each other where the column is wide.
 */
import type { Element, ElementContent } from 'hast';
import type { Column } from './estimate-height.ts';

const LINE_PX = 22;
const CHARACTER_PX = 6.7;
const WIDE_PX = 544;

type Width = (node: ElementContent) => number;

const elements = (node: Element) => node.children.filter((child) => child.type === 'element');
const classOf = (node: Element) => String(node.properties.className ?? '');
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

function textHeight(node: Element, px: number, width: Width): number {
  return LINE_PX * Math.max(1, Math.ceil((width(node) * CHARACTER_PX) / px));
}

/** Words and lists of one item or card, without what surrounds them. */
function contentHeight(node: Element, px: number, width: Width): number {
  return sum(
    elements(node).map((child) => {
      if (child.tagName === 'p') return textHeight(child, px, width) + 4;
      if (child.tagName === 'ul') {
        return 12 + sum(elements(child).map((item) => textHeight(item, px - 20, width)));
      }
      return 0;
    }),
  );
}

function treeHeight(list: Element, px: number, width: Width, level: number): number {
  const columns = px >= 200 && level === 2 ? Number(/-(\d)$/.exec(classOf(list))?.[1] ?? 1) : 1;
  const own = columns > 1 ? (px - 16 * (columns - 1)) / columns : px;
  const branches = elements(list).map((item) => {
    const [card, below] = elements(item);
    const cardHeight = card ? contentHeight(card, own - 31, width) + 24 : 0;
    const indent = below && !/-\d$/.test(classOf(below)) ? 39 : 0;
    return cardHeight + 13 + (below ? treeHeight(below, own - indent, width, level + 1) : 0);
  });
  return (columns > 1 ? Math.max(...branches) : sum(branches)) + (columns > 1 ? 18 : 0);
}

function chainHeight(list: Element, column: Column, width: Width): number {
  const items = elements(list);
  const columns = column.px < WIDE_PX ? 1 : items.length === 4 ? 2 : 3;
  const own = (column.px - 26 * (columns - 1)) / columns - 31;
  const heights = items.map((item) => contentHeight(item, own, width) + 26);
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    Math.max(...heights.slice(row * columns, (row + 1) * columns)),
  );
  return sum(rows) + 26 * (rows.length - 1);
}

function listHeight(list: Element, px: number, padding: number, width: Width): number {
  return sum(elements(list).map((item) => contentHeight(item, px, width) + padding));
}

function partHeight(node: Element, column: Column, width: Width): number {
  const name = classOf(node);
  const isWide = column.px >= WIDE_PX;
  if (node.tagName === 'figcaption') return textHeight(node, column.px, width) + 28;
  if (node.tagName === 'p') return textHeight(node, column.px, width) + 6;
  if (name.includes('diagram-tree')) return treeHeight(node, column.px, width, isWide ? 1 : 3) - 13;
  if (name.includes('diagram-chain')) return chainHeight(node, column, width);
  if (name.includes('diagram-steps')) {
    const cards = elements(node).map((item) => elements(item)[1]);
    return sum(cards.map((card) => (card ? contentHeight(card, column.px * 0.78, width) + 16 : 0)));
  }
  const list = elements(node)[1];
  if (!name.includes('diagram-cycle') || !list) return 0;
  const stages = listHeight(list, isWide ? column.px - 272 : column.px, 18, width);
  return isWide ? Math.max(240, stages) : stages + 228;
}

/** The height of a figure that is a diagram, without the space around it. */
export function diagramHeight(figure: Element, column: Column, width: Width): number {
  return sum(elements(figure).map((part) => partHeight(part, column, width)));
}
