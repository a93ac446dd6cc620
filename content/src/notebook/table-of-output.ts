/** Tables that programs print as HTML, such as pandas' data frames, as Markdown. */
import type { Element, ElementContent, Root } from 'hast';
import { readHtml, treeToMarkdown } from '../convert/html-to-markdown.ts';

/** Longer ones are data, not tables of a paper; and HTML grows where it is parsed. */
const HTML_MOST = 200_000;
const ROWS_MOST = 200;
const COLUMNS_MOST = 50;
/** “5 rows × 3 columns”, below a table. */
const BESIDE_MOST = 80;
const SILENT = new Set(['style', 'script', 'template', 'noscript']);

interface Seen {
  readonly tables: Element[];
  words: string;
}

function see(nodes: readonly ElementContent[], seen: Seen): Seen {
  for (const node of nodes) {
    if (node.type === 'text') seen.words += ` ${node.value}`;
    if (node.type !== 'element' || SILENT.has(node.tagName)) continue;
    if (node.tagName === 'table') seen.tables.push(node);
    else see(node.children, seen);
  }
  return seen;
}

const elementsOf = (tree: Root): ElementContent[] =>
  tree.children.filter((node): node is ElementContent => node.type !== 'doctype');

const named = (nodes: readonly ElementContent[], name: string): number =>
  nodes.reduce(
    (sum, node) =>
      node.type === 'element'
        ? sum + Number(node.tagName === name) + named(node.children, name)
        : sum,
    0,
  );

/** How wide its widest row is. */
const widthOf = (nodes: readonly ElementContent[]): number =>
  nodes.reduce((most, node) => {
    if (node.type !== 'element') return most;
    if (node.tagName !== 'tr') return Math.max(most, widthOf(node.children));
    const cells = node.children.flatMap((cell) =>
      cell.type === 'element' ? [Number(cell.properties.colSpan ?? 1) || 1] : [],
    );
    return Math.max(
      most,
      cells.reduce((sum, span) => sum + span, 0),
    );
  }, 0);

const wordsIn = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The only table of an output, or null: it is more than a table, too long, or has tables within. */
export function tableOfOutput(html: string): string | null {
  if (html.length > HTML_MOST) return null;
  try {
    const { tables, words } = see(elementsOf(readHtml(html)), { tables: [], words: '' });
    const [table] = tables;
    if (!table || tables.length > 1 || wordsIn(words).length > BESIDE_MOST) return null;
    if (named(table.children, 'table') > 0 || named(table.children, 'tr') > ROWS_MOST) return null;
    if (widthOf(table.children) > COLUMNS_MOST) return null;
    const markdown = treeToMarkdown({ type: 'root', children: [table] }).trim();
    return markdown.startsWith('|') ? markdown : null;
  } catch {
    // Elements within elements without end.
    return null;
  }
}

/** The words of HTML that is no table; empty where it is only for a browser to run. */
export function wordsOfOutput(html: string): string {
  if (html.length > HTML_MOST) return '';
  try {
    return wordsIn(see(elementsOf(readHtml(html)), { tables: [], words: '' }).words);
  } catch {
    return '';
  }
}
