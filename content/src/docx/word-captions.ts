import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { figureMarkdown, withoutNumber } from '../convert/caption.ts';
import { treeToMarkdown } from '../convert/html-to-markdown.ts';
import { verbatimBlock } from '../convert/verbatim.ts';
import { hasClass, isHtmlElement } from './html-element.ts';

/** The only picture of a paragraph without words. */
function loneImage(node: ElementContent | undefined): Element | null {
  if (!isHtmlElement(node, 'p') || textOf(node).trim() !== '') return null;
  const images: Element[] = [];
  const look = (element: Element) => {
    for (const child of element.children) {
      if (child.type !== 'element') continue;
      if (child.tagName === 'img') images.push(child);
      else look(child);
    }
  };
  look(node);
  return images.length === 1 ? (images[0] ?? null) : null;
}

const isCaption = (node: ElementContent | undefined, word: RegExp): node is Element =>
  isHtmlElement(node, 'p') &&
  (hasClass(node, 'caption') || (word.test(textOf(node)) && textOf(node).length < 1_500)) &&
  word.test(textOf(node));
const FIGURE = /^\s*fig(ure|\.)?\s*(s?\d|[ivx]+\b)/i;
const TABLE = /^\s*tab(le|\.)?\s*(s?\d|[ivx]+\b)/i;

const inline = (node: Element): string =>
  treeToMarkdown({ type: 'root', children: [{ ...node, tagName: 'p' }] })
    .replace(/\s+/g, ' ')
    .trim();

/** Joins captions with their figures and tables; any other caption stays a paragraph. */
export function joinCaptions(nodes: readonly ElementContent[]): ElementContent[] {
  const made: ElementContent[] = [];
  let count = 0;
  for (let at = 0; at < nodes.length; at += 1) {
    const [node, next] = [nodes[at], nodes[at + 1]];
    if (!node) continue;
    const image = loneImage(node);
    if (image) {
      const before = made.at(-1);
      const [above, below] = [
        isCaption(before, FIGURE) ? before : null,
        isCaption(next, FIGURE) ? next : null,
      ];
      if (below) at += 1;
      else if (above) made.pop();
      const caption = below ?? above;
      count += 1;
      const words = caption ? withoutNumber(inline(caption)) : '';
      made.push(
        verbatimBlock(figureMarkdown(String(image.properties.src ?? ''), words, `word-${count}`)),
      );
    } else if (isCaption(node, TABLE) && isHtmlElement(next, 'table')) {
      made.push(verbatimBlock(`Table: ${withoutNumber(inline(node))}`));
    } else if (
      isHtmlElement(node, 'table') &&
      isCaption(next, TABLE) &&
      !isHtmlElement(nodes[at + 2], 'table')
    ) {
      made.push(verbatimBlock(`Table: ${withoutNumber(inline(next))}`), node);
      at += 1;
    } else made.push(node);
  }
  return made;
}
