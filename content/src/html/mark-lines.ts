import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Blocks that are shown below each other. */
const BLOCKS = /^(?:h[2-6]|p|li|pre|blockquote|dl|figure|table|div|hr)$/;

/**
 * Marks the blocks of a text with `data-line` and returns the source line of each, in their order. The lines
 * stay apart from the HTML, so that a new line at the beginning does not change every block after it. What is
 * shown elsewhere than it is written (notes) has no mark: the lines only grow.
 */
export function markLines(tree: Root): number[] {
  const lines: number[] = [];
  visit(tree, 'element', (node) => {
    const line = node.position?.start.line;
    if (line === undefined || line <= (lines.at(-1) ?? 0) || !BLOCKS.test(node.tagName)) return;
    node.properties.dataLine = '';
    lines.push(line);
  });
  return lines;
}
