/** What `letterPage` has made of a letter or report, as the tree from which other formats are written. */
import type { Element, ElementContent } from 'hast';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import { toString as wordsOf } from 'hast-util-to-string';
import type { RootContent } from 'mdast';
import type {} from 'mdast-util-to-hast';
import { readHtml } from '../convert/html-to-markdown.ts';
import '../syntax/nodes.ts';

/** The TeX that is beside a formula's MathML. */
function sourceOf(node: ElementContent): string | null {
  if (node.type !== 'element') return null;
  if (node.tagName === 'annotation') return wordsOf(node);
  for (const child of node.children) {
    const source = sourceOf(child);
    if (source !== null) return source;
  }
  return null;
}

const math: Handle = (_, node: Element) => {
  const value = sourceOf(node);
  if (value === null) return { type: 'text', value: wordsOf(node) };
  const isDisplayed = node.properties.display === 'block';
  if (isDisplayed) return { type: 'displayMath', value };
  // Without the name of an inline element it would be a block.
  return { type: 'inlineFormula', value, data: { hName: 'span' } };
};

/** What is drawn besides the MathML says the same again. */
const span: Handle = (state, node: Element) => {
  const { className } = node.properties;
  const isDrawn = Array.isArray(className) && className.includes('katex-html');
  return isDrawn ? undefined : state.all(node);
};

/** @param html of `letterPage` */
export function letterBlocks(html: string): RootContent[] {
  const tree = toMdast(readHtml(html), { handlers: { math, span } });
  return tree.type === 'root' ? tree.children : [];
}
