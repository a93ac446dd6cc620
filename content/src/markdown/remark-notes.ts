/** `^[A note.]` becomes a footnote like those with a name. */
import type { FootnoteDefinition, PhrasingContent, Root } from 'mdast';
import { eachPhrasing } from './each-phrasing.ts';

/** The position of the bracket that closes the note opened before `from`. */
function findEnd(children: PhrasingContent[], from: number): { node: number; at: number } | null {
  let depth = 0;
  for (let i = from; i < children.length; i += 1) {
    const child = children[i];
    if (child?.type !== 'text') continue;
    for (let at = 0; at < child.value.length; at += 1) {
      if (child.value[at] === '[') depth += 1;
      if (child.value[at] === ']') depth -= 1;
      if (depth === 0) return { node: i, at };
    }
  }
  return null;
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** Moves every inline note to a definition at the end of the tree. */
export function notes(tree: Root): void {
  const definitions: FootnoteDefinition[] = [];
  eachPhrasing(tree, (source) => {
    const children = [...source];
    for (let i = 0; i < children.length - 1; i += 1) {
      const [marker, next] = [children[i], children[i + 1]];
      if (marker?.type !== 'scriptMarker' || marker.value !== '^') continue;
      const opens = next?.type === 'text' && next.value.startsWith('[');
      const end = opens ? findEnd(children, i + 1) : null;
      const last = end ? children[end.node] : undefined;
      if (!end || last?.type !== 'text') continue;
      const inner = children.slice(i + 1, end.node + 1);
      const after = last.value.slice(end.at + 1);
      inner[inner.length - 1] = text(last.value.slice(0, end.at));
      const first = inner[0];
      if (first?.type === 'text') inner[0] = text(first.value.slice(1));
      const identifier = `inline-${definitions.length + 1}`;
      definitions.push({
        type: 'footnoteDefinition',
        identifier,
        children: [{ type: 'paragraph', children: inner }],
      });
      const reference: PhrasingContent = { type: 'footnoteReference', identifier };
      children.splice(i, end.node - i + 1, reference, ...(after ? [text(after)] : []));
    }
    return children;
  });
  tree.children.push(...definitions);
}
