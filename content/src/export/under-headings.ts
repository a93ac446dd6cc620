import type { Heading, RootContent } from 'mdast';

interface Section {
  readonly heading: Heading;
  /** With the lower headings in it. */
  readonly inner: RootContent[];
}

/** Blocks by the uppermost of their headings; a lower heading that comes before all of these opens a section too. */
export function underHeadings(nodes: readonly RootContent[]): {
  readonly before: readonly RootContent[];
  readonly sections: readonly Section[];
} {
  const depth = Math.min(...nodes.map((node) => (node.type === 'heading' ? node.depth : 6)));
  const before: RootContent[] = [];
  const sections: Section[] = [];
  for (const node of nodes) {
    const last = sections.at(-1);
    if (node.type === 'heading' && (!last || node.depth <= depth)) {
      sections.push({ heading: node, inner: [] });
    } else {
      (last?.inner ?? before).push(node);
    }
  }
  return { before, sections };
}
