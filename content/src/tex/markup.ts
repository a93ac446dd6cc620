/** KaTeX's output as a tree, and back. It is well formed: each tag is closed, no sign stands for itself. */

export interface MarkupElement {
  readonly name: string;
  /** As they are written, with the blank before them. */
  readonly attributes: string;
  readonly children: readonly MarkupNode[];
}
export type MarkupNode = MarkupElement | string;

const PART = /<(\/?)([a-z]+)([^>]*?)(\/?)>|[^<]+/g;
/** Written without an end; others, even if they are empty, have one, as HTML asks. */
const VOID = /^(?:mspace|path|line|img)$/;

/** The tree of a markup; `mend` is called for each element once its children have been repaired. */
export function readMarkup(
  markup: string,
  mend: (element: MarkupElement) => MarkupElement,
): MarkupNode[] {
  const root: MarkupNode[] = [];
  const open: { name: string; attributes: string; children: MarkupNode[] }[] = [];
  const add = (node: MarkupNode) => (open.at(-1)?.children ?? root).push(node);
  for (const [part, slash, name, attributes = '', empty] of markup.matchAll(PART)) {
    if (name === undefined) add(part);
    else if (!slash) {
      open.push({ name, attributes: attributes.trimEnd(), children: [] });
    }
    if (name !== undefined && (slash || empty)) {
      const done = open.pop();
      if (done) add(mend(done));
    }
  }
  return root;
}

export function writeMarkup(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const { name, attributes, children } = node;
      return VOID.test(name) && children.length === 0
        ? `<${name}${attributes}/>`
        : `<${name}${attributes}>${writeMarkup(children)}</${name}>`;
    })
    .join('');
}

export const isElement = (node: MarkupNode | undefined): node is MarkupElement =>
  typeof node === 'object';

/** Whether an element has a class. */
export const isOfClass = (element: MarkupElement, name: string): boolean =>
  new RegExp(`class ?="(?:[^"]* )?${name}[ "]`).test(element.attributes);
