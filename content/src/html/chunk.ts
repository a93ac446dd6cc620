/**
 * Blocks in runs that the browser may leave out of layout until they are near
 * (`content-visibility: auto`), each with the height it will probably have, so that nothing jumps.
 */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Run } from '../run.ts';
import { el } from './build.ts';

/** A column of 68 characters at 18 px on 1.6: what the article page sets. */
const LINE_CHARACTERS = 78;
const LINE_PX = 29;
const COLUMN_PX = 680;
const CHUNK_PX = 1_400;

/** Characters a node takes in a line of text. */
function width(node: RootContent | ElementContent, run: Run): number {
  if (node.type === 'text') return node.value.length;
  if (node.type !== 'element') return 0;
  const slot = node.properties.dataMath;
  if (slot !== undefined) return visibleLength(run.formulas[Number(slot)]?.tex ?? '');
  return node.children.reduce((sum, child) => sum + width(child, run), 0);
}

/** About how many characters of a formula are seen: commands are one sign, braces none. */
const visibleLength = (tex: string) =>
  tex.replace(/\\[a-zA-Z]+\s*/g, 'x').replace(/[{}^_\\\s]/g, '').length;

const lines = (characters: number) => Math.max(1, Math.ceil(characters / LINE_CHARACTERS));

function imageHeight(node: Element): number {
  const [w, h] = [Number(node.properties.width), Number(node.properties.height)];
  if (!(w > 0 && h > 0)) return 0;
  const share = Number(node.properties.dataShare ?? 100) / 100;
  return Math.min(COLUMN_PX * share, w) * (h / w);
}

function equationHeight(node: Element, run: Run): number {
  const slot = node.children.find((child) => child.type === 'element')?.properties.dataMath;
  const tex = slot === undefined ? '' : (run.formulas[Number(slot)]?.tex ?? '');
  const rows = tex.split('\\\\').length;
  const tall = /\\(d?frac|sum|int|prod|binom|sqrt)/.test(tex) ? 28 : 0;
  return 44 + rows * 32 + tall;
}

/** The height of a block in pixels, roughly. */
export function estimate(node: RootContent | ElementContent, run: Run): number {
  if (node.type !== 'element') return 0;
  const children = () => node.children.reduce((sum, child) => sum + estimate(child, run), 0);
  switch (node.tagName) {
    case 'h2':
      return 92;
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return 68;
    case 'p':
      return lines(width(node, run)) * LINE_PX + 20;
    case 'pre':
      return String(width(node, run) && textOf(node)).split('\n').length * 22 + 44;
    case 'img':
      return imageHeight(node);
    case 'figcaption':
      return lines(width(node, run)) * 24 + 16;
    case 'tr':
      return (
        26 + 16 * Math.max(1, ...node.children.map((cell) => Math.ceil(width(cell, run) / 28)))
      );
    case 'li':
      return node.children.some((child) => child.type === 'element' && child.tagName === 'p')
        ? children()
        : lines(width(node, run)) * LINE_PX + 6;
    case 'div':
      return node.properties.className?.toString().includes('equation')
        ? equationHeight(node, run)
        : children() + 20;
    default:
      return children() + 24;
  }
}

function textOf(node: Element): string {
  return node.children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '',
    )
    .join('');
}

const opensSection = (node: RootContent) => node.type === 'element' && /^h[23]$/.test(node.tagName);
const isHeading = (node: RootContent | undefined) =>
  node?.type === 'element' && /^h\d$/.test(node.tagName);

/** Wraps the blocks of a tree; a heading is never parted from what follows it. */
export function chunk(tree: Root, run: Run): Root {
  const chunks: { nodes: ElementContent[]; height: number }[] = [];
  for (const node of tree.children) {
    if (node.type !== 'element') continue;
    const height = estimate(node, run);
    const last = chunks.at(-1);
    const full = last && last.height + height > CHUNK_PX && !isHeading(last.nodes.at(-1));
    if (!last || full || (opensSection(node) && !isHeading(last.nodes.at(-1)))) {
      chunks.push({ nodes: [node], height });
    } else {
      last.nodes.push(node);
      last.height += height;
    }
  }
  const children = chunks.map(({ nodes, height }) =>
    el(
      'div',
      { className: ['cv'], style: `contain-intrinsic-size:auto ${Math.round(height)}px` },
      nodes,
    ),
  );
  return { type: 'root', children };
}
