/** A comma never begins a line: what follows a formula directly stays with it. The text is the same. */
import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { hastElement, text } from '../tree/build.ts';

/** Punctuation, closing brackets and quotes, and the hyphen of “$n$-dimensional”. */
const ATTACHED = /^[,.;:!?)\]}’”»…%°′-]+/;

const JOINED = 'math-joined';

/** Whether an element keeps a formula and the signs behind it together. */
export const hasJoined = (node: Element): boolean =>
  String(node.properties.className ?? '') === JOINED;

const isFormula = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && node.tagName === 'span' && node.properties.dataMath !== undefined;

/** Wraps each formula of running text together with the punctuation after it. */
export function joinPunctuation(tree: Root): void {
  visit(tree, 'element', (parent) => {
    if (hasJoined(parent)) return;
    parent.children.forEach((node, at) => {
      const after = parent.children[at + 1];
      const signs = after?.type === 'text' ? ATTACHED.exec(after.value)?.[0] : undefined;
      if (!isFormula(node) || after?.type !== 'text' || signs === undefined) return;
      after.value = after.value.slice(signs.length);
      parent.children[at] = hastElement('span', { className: [JOINED] }, [node, text(signs)]);
    });
  });
}
