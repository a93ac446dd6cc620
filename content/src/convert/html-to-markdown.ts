import type { Element, ElementContent, Nodes, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import type { RootContent } from 'mdast';
import type {} from 'mdast-util-to-hast';
import { flattenTable } from './flatten-table.ts';
import { FOREIGN, VERBATIM } from './verbatim.ts';
import { writeMarkdown } from './write-markdown.ts';

/** Marks without a Markdown notation: the tags that our language allows. `hName` makes them inline. */
const asTags =
  (name: string): Handle =>
  (state, node: Element) => [
    { type: 'html', value: `<${name}>`, data: { hName: name } },
    ...(state.all(node) as RootContent[]),
    { type: 'html', value: `</${name}>`, data: { hName: name } },
  ];

/** External text has no such property: it is created from what `readHtml` keeps. */
const span: Handle = (state, node: Element) => {
  const value = node.properties[VERBATIM];
  if (typeof value === 'string') return { type: 'html', value };
  const children = state.all(node) as RootContent[];
  const attributes = node.properties[FOREIGN];
  if (typeof attributes !== 'string' || children.length === 0) return children;
  const data = { hName: 'span' };
  return [
    { type: 'html', value: '[', data },
    ...children,
    { type: 'html', value: `]{${attributes}}`, data },
  ];
};

const HANDLERS: Readonly<Record<string, Handle>> = {
  sub: asTags('sub'),
  sup: asTags('sup'),
  span,
};

function elementsNamed(node: Element | Root, name: string): Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element'
      ? [...(child.tagName === name ? [child] : []), ...elementsNamed(child, name)]
      : [],
  );
}

/** A table of Markdown has a head: where none is marked, it is the first row. */
function headTable(table: Element): void {
  const [first] = elementsNamed(table, 'tr');
  if (!first || elementsNamed(table, 'th').length > 0) return;
  for (const cell of elementsNamed(first, 'td')) cell.tagName = 'th';
}

const isParagraph = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' && node.tagName === 'p';

/** A Markdown cell is one line: without a break between its paragraphs, their words would run together. */
function separateParagraphs(cell: Element): void {
  cell.children = cell.children.flatMap((child, at): ElementContent[] =>
    isParagraph(child) && isParagraph(cell.children[at - 1])
      ? [{ type: 'element', tagName: 'br', properties: {}, children: [] }, child]
      : [child],
  );
}

/** A tree of HTML as Markdown. `handlers` are for elements that a format means in its own way. */
export function treeToMarkdown(
  tree: Root,
  handlers: Readonly<Record<string, Handle>> = {},
): string {
  for (const table of elementsNamed(tree, 'table')) {
    flattenTable(table);
    headTable(table);
    for (const name of ['th', 'td']) elementsNamed(table, name).forEach(separateParagraphs);
  }
  const made = toMdast(tree, { handlers: { ...HANDLERS, ...handlers } });
  return writeMarkdown(made.type === 'root' ? made : { type: 'root', children: [] });
}

/** HTML as a browser would read it. */
export function readHtml(html: string): Root {
  const tree: Nodes = raw({ type: 'root', children: [{ type: 'raw', value: html }] });
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}

/** What word processors and sheets put on the clipboard, as Markdown: tables, lists, marks. */
export function htmlToMarkdown(html: string): string {
  const bare = html.replace(/<!--[\s\S]*?-->/g, '').trim();
  return treeToMarkdown(
    readHtml(/^<(col|tr|td|tbody|thead)\b/i.test(bare) ? `<table>${bare}</table>` : bare),
  );
}
