/** Displayed formulas and other blocks do not stand inside a paragraph: it is divided around them. */
import type { PhrasingContent, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

const BLOCKS = new Set<string>([
  'displayMath',
  'table',
  'figure',
  'list',
  'code',
  'unreadable',
  'group',
  'passage',
]);
const isBlank = (nodes: PhrasingContent[]) =>
  nodes.every((node) => node.type === 'text' && node.value.trim() === '');

/** `$$x$$. And` and `$$x$$,`: the sign belongs to the formula. Returns it and takes it away. */
function takePunctuation(nodes: PhrasingContent[]): string {
  const first = nodes[0];
  const mark = first?.type === 'text' ? /^\s*([.,;:])(?=\s|$)/.exec(first.value) : null;
  if (first?.type !== 'text' || !mark) return '';
  first.value = first.value.slice(mark[0].length);
  return mark[1] ?? '';
}

function divide(children: RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  let run: PhrasingContent[] = [];
  const flush = () => {
    const last = result.at(-1);
    if (last?.type === 'displayMath') last.value = last.value.trimEnd() + takePunctuation(run);
    if (!isBlank(run)) {
      const continued = result.length > 0 ? { data: { continued: true } } : {};
      result.push({ type: 'paragraph', children: run, position: run[0]?.position, ...continued });
    }
    run = [];
  };
  for (const child of children) {
    if (BLOCKS.has(child.type)) {
      flush();
      result.push(child);
    } else run.push(child as PhrasingContent);
  }
  flush();
  return result;
}

const WITHIN_A_LINE = new Set<string>([
  'heading',
  'emphasis',
  'strong',
  'delete',
  'link',
  'script',
  'foreign',
]);

/** Divides every paragraph that holds a block; a formula deeper within a line stays in it. */
export function splitParagraphs(tree: Root): void {
  visit(tree, 'displayMath', (node, index, parent) => {
    if (!parent || index === undefined || !WITHIN_A_LINE.has(parent.type)) return;
    const siblings: RootContent[] = parent.children;
    siblings[index] = { type: 'inlineFormula', value: node.value, position: node.position };
  });
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const held: RootContent[] = node.children;
    if (!held.some((child) => BLOCKS.has(child.type))) return undefined;
    const parts = divide(held);
    const siblings: RootContent[] = parent.children;
    siblings.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}
