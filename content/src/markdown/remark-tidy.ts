/** Removes invisible space, and paragraphs that become empty. */
import type { PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { eachPhrasing } from './each-phrasing.ts';

const EDGES = new Set<string>(['paragraph', 'heading', 'tableCell', 'figure', 'table']);

function trim(children: PhrasingContent[]): PhrasingContent[] {
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return children.filter((node) => node.type !== 'text' || node.value !== '');
}

/** Trims the ends of every run of text; removes empty paragraphs. */
export function tidy(tree: Root): void {
  eachPhrasing(tree, (children, parent) => (EDGES.has(parent.type) ? trim(children) : children));
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined || node.children.length > 0) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
