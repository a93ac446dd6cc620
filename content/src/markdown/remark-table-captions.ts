/** `Table: caption` or `: caption` next to a table becomes its caption. */
import type { Paragraph, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { takeTrailingAttributes } from './read-attributes.ts';

const MARK = /^\s*(?:(?:Table|TABLE)\s*\d*\s*[:.]|:)\s+/;

interface Caption {
  children: PhrasingContent[];
  label: string | undefined;
  ownLabel: string | undefined;
}

/** The caption that a paragraph is, with its label; null for any other paragraph. */
function readCaption(node: Paragraph): Caption | null {
  const [first] = node.children;
  if (first?.type !== 'text' || !MARK.test(first.value)) return null;
  let label: string | undefined;
  let ownLabel: string | undefined;
  const children = node.children.flatMap((child): PhrasingContent[] => {
    if (child.type !== 'texCommand' || child.name !== 'label') return [child];
    label = child.args[0]?.trim();
    return [];
  });
  children[0] = { ...first, value: first.value.replace(MARK, '') };
  const head = children[0];
  // bookdown: `Table: (\\#tab:x) Caption`, of which the backslash has gone.
  const named = head?.type === 'text' ? /^\s*\(#([\w:.-]+)\)\s*/.exec(head.value) : null;
  if (head?.type === 'text' && named?.[1]) {
    children[0] = { ...head, value: head.value.slice(named[0].length) };
    label = named[1];
  }
  const last = children.at(-1);
  if (last?.type === 'text') {
    const { attributes, rest } = takeTrailingAttributes(last.value);
    children[children.length - 1] = { ...last, value: rest };
    label = attributes.id ?? label;
    ownLabel = attributes.label;
  }
  return { children, label, ownLabel };
}

/** A caption typed right below its table was read as the table's last row. */
function takeLastRow(table: Table): Paragraph | null {
  const row = table.children.at(-1);
  const [cell, ...others] = row?.children ?? [];
  const text = cell?.children[0];
  if (!cell || table.children.length < 2 || others.some((other) => other.children.length > 0))
    return null;
  if (text?.type !== 'text' || !/^(Table\s*\d*)?:\s/.test(text.value)) return null;
  table.children.pop();
  return { type: 'paragraph', children: cell.children };
}

/** Looks for a caption in the last row, then below, then above the table. */
export function tableCaptions(tree: Root): void {
  visit(tree, 'table', (table, index, parent) => {
    if (!parent || index === undefined || table.data?.caption) return undefined;
    const siblings: RootContent[] = parent.children;
    const give = (paragraph: RootContent | null | undefined): boolean => {
      const caption = paragraph?.type === 'paragraph' ? readCaption(paragraph) : null;
      if (!caption) return false;
      const { children, label, ownLabel } = caption;
      const named = { ...(label ? { label } : {}), ...(ownLabel ? { ownLabel } : {}) };
      table.data = { ...table.data, caption: children, ...named };
      return true;
    };
    if (give(takeLastRow(table))) return undefined;
    if (give(siblings[index - 1])) {
      siblings.splice(index - 1, 1);
      return index;
    }
    if (give(siblings[index + 1])) siblings.splice(index + 1, 1);
    return undefined;
  });
}
