import {
  isInlineFormula,
  LETTER_FORMULA_MAX,
  LETTER_FORMULAS_MAX,
} from '@quire/model/letters/letter-markdown';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isReadable } from './formula-settings.ts';

/**
 * Leaves amounts of money as they were typed, and shows as their source formulas that cannot be
 * read, or would take long to draw.
 */
export function remarkLetterFormulas() {
  return (tree: Root, file: VFile): void => {
    const typed = String(file);
    let formulas = 0;
    visit(tree, ['inlineMath', 'math'], (node, place, parent) => {
      if ((node.type !== 'inlineMath' && node.type !== 'math') || !parent || place === undefined)
        return;
      const { start, end } = node.position ?? {};
      const source = typed.slice(start?.offset ?? 0, end?.offset ?? 0);
      if (node.type === 'inlineMath' && !isInlineFormula(source, typed[end?.offset ?? 0] ?? '')) {
        parent.children[place] = { type: 'text', value: source };
        return;
      }
      formulas += 1;
      const isShort = node.value.length <= LETTER_FORMULA_MAX && formulas <= LETTER_FORMULAS_MAX;
      if (isShort && isReadable(node.value, node.type === 'math')) return;
      parent.children[place] =
        node.type === 'math'
          ? { type: 'code', value: node.value }
          : { type: 'inlineCode', value: node.value };
    });
  };
}
