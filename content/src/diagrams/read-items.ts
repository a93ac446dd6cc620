/** The list of a diagram, as data: each item's name, its words, and the items below it. */
import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';

export interface Item {
  /** The text in bold (or, in a way out, in italics) at its start. */
  name: PhrasingContent[];
  text: PhrasingContent[];
  /** Blocks after the first paragraph that are no list. */
  more: RootContent[];
  items: Item[];
}

/** `**Name:** text`, `**Name** – text`: the separator is removed. */
function split(children: readonly PhrasingContent[]): Pick<Item, 'name' | 'text'> {
  const [first, ...rest] = children;
  if (first?.type !== 'strong' && first?.type !== 'emphasis')
    return { name: [], text: [...children] };
  const name = [...first.children];
  const last = name.at(-1);
  if (last?.type === 'text') {
    name[name.length - 1] = { ...last, value: last.value.replace(/\s*[:.]\s*$/, '') };
  }
  const next = rest[0];
  if (next?.type === 'text') {
    rest[0] = { ...next, value: next.value.replace(/^\s*[:.–—-]?\s+/, '').replace(/^[:.]$/, '') };
  }
  return { name, text: rest };
}

function readItem(item: ListItem): Item {
  const [first, ...others] = item.children;
  const opens = first?.type === 'paragraph';
  const blocks: RootContent[] = opens ? others : item.children;
  return {
    ...split(opens ? first.children : []),
    more: blocks.filter((node) => node.type !== 'list'),
    items: blocks.flatMap((node) => (node.type === 'list' ? readItems(node) : [])),
  };
}

/** Reads a list and the lists in it. */
export function readItems(list: List): Item[] {
  return list.children.map(readItem);
}

/** How many levels a list has. */
export function depthOf(items: readonly Item[]): number {
  return items.length === 0 ? 0 : 1 + Math.max(...items.map((item) => depthOf(item.items)));
}

/** The words of an item's name. */
export const itemNameOf = (item: Item): string => plainText(item.name).trim();
