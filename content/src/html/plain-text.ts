import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Run } from '../run/run.ts';

const BLOCKS = /^(p|h\d|li|dt|dd|pre|td|th|tr|figcaption|div|blockquote|figure|section)$/;

const isNoise = (node: Element) =>
  /\b(back-links|references|data-footnote-backref|figure-original)\b/.test(
    String(node.properties.className ?? ''),
  );

function textOf(node: RootContent | ElementContent, run: Run): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isNoise(node)) return '';
  const slot = node.properties.dataMath;
  if (slot !== undefined) return run.formulas[Number(slot)]?.tex ?? '';
  const inner = node.children.map((child) => textOf(child, run)).join('');
  if (node.tagName === 'br') return ' ';
  return BLOCKS.test(node.tagName) ? `${inner}\n` : inner;
}

/** The words of a document without its list of references; formulas as TeX. */
export function plainTextOf(tree: Root, run: Run): string {
  const text = tree.children.map((child) => textOf(child, run)).join('');
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
