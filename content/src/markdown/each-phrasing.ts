/** Every run of text in a tree, innermost first. */
import type { Nodes, PhrasingContent, Root } from 'mdast';

/** A step over one run of text: takes the nodes, returns what they become. */
export type PhrasingStep = (children: PhrasingContent[], parent: Nodes) => PhrasingContent[];

const HOLDERS = new Set<string>([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'figure',
  'script',
  'smallCaps',
  'foreign',
  'definitionPart',
]);

/** Applies a step to every run of text, captions included. */
export function eachPhrasing(node: Root | Nodes, step: PhrasingStep): void {
  if (node.type === 'table' && node.data?.caption) {
    for (const child of node.data.caption) eachPhrasing(child, step);
    node.data.caption = step(node.data.caption, node);
  }
  if (!('children' in node)) return;
  for (const child of node.children) eachPhrasing(child, step);
  if (HOLDERS.has(node.type)) {
    // A holder's children are running text by the definition of its type.
    node.children = step(node.children as PhrasingContent[], node) as typeof node.children;
  }
}

/** Joins neighbouring texts, so that the next step sees whole words. */
export function joinTexts(children: PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of children) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else if (node.type !== 'text' || node.value !== '') joined.push(node);
  }
  return joined;
}
