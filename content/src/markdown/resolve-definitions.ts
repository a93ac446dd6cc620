/** `[text][name]` and `![caption][name]` with their addresses in place. */
import type { Definition, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Replaces references by what their definitions say. */
export function resolveDefinitions(tree: Root): void {
  const known = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!known.has(node.identifier)) known.set(node.identifier, node);
  });
  if (known.size === 0) return;
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    const definition = known.get(node.identifier);
    if (!definition) return;
    const { url, title } = definition;
    const rest = { title: title ?? null, position: node.position };
    if (node.type === 'linkReference') {
      parent.children[index] = { type: 'link', url, children: node.children, ...rest };
    } else {
      const data = node.data ? { data: node.data } : {};
      parent.children[index] = { type: 'image', url, alt: node.alt ?? '', ...rest, ...data };
    }
  });
}
