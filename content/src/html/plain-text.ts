import { htmlText, shiftedDigits } from '@quire/model/letters/html-text';
import { plainTex } from '@quire/model/letters/mathml-text';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Run } from '../run/run.ts';

const BLOCKS = /^(p|h\d|li|dt|dd|pre|td|th|tr|figcaption|div|blockquote|figure|section)$/;

const isNoise = (node: Element) =>
  /\b(back-links|references|data-footnote-backref|figure-original)\b/.test(
    String(node.properties.className ?? ''),
  );

const isUnreadable = (node: Element) =>
  /\bmath-unreadable\b/.test(String(node.properties.className ?? ''));

function textOf(node: RootContent | ElementContent, run: Run): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isNoise(node)) return '';
  const slot = node.properties.dataMath;
  if (slot !== undefined) return htmlText(run.formulas[Number(slot)]?.html ?? '');
  const inner = node.children.map((child) => textOf(child, run)).join('');
  if (node.tagName === 'br') return ' ';
  if (node.tagName === 'sub' || node.tagName === 'sup') return shiftedDigits(node.tagName, inner);
  if (isUnreadable(node)) return plainTex(inner);
  return BLOCKS.test(node.tagName) ? `${inner}\n` : inner;
}

/** The words of a document without its list of references; formulas in characters. */
export function plainTextOf(tree: Root, run: Run): string {
  const text = tree.children.map((child) => textOf(child, run)).join('');
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
