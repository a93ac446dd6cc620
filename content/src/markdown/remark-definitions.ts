/** Pandoc's `Term` and `: its definition` below it, and `| lines` that are kept as they are. */
import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { DefinitionPart, Definitions } from '../syntax/nodes.ts';

/** Splits running text at each separator, which is removed. */
function cut(children: PhrasingContent[], separator: RegExp): PhrasingContent[][] {
  const parts: PhrasingContent[][] = [[]];
  for (const node of children) {
    if (node.type !== 'text') {
      parts.at(-1)?.push(node);
      continue;
    }
    node.value.split(separator).forEach((value, at) => {
      if (at > 0) parts.push([]);
      parts.at(-1)?.push({ ...node, value });
    });
  }
  return parts;
}

const hasBreak = (children: PhrasingContent[]) =>
  children.some((node) => node.type === 'text' && node.value.trim().includes('\n'));

const part = (kind: DefinitionPart['kind'], children: PhrasingContent[]): DefinitionPart => ({
  type: 'definitionPart',
  kind,
  children,
});

/** The parts of a paragraph that is a term with definitions, or definitions alone; null for any other. */
function partsOf(node: Paragraph): DefinitionPart[] | null {
  const [first] = node.children;
  if (first?.type === 'text' && /^:[ \t]+\S/.test(first.value)) {
    const opened = [{ ...first, value: `\n${first.value}` }, ...node.children.slice(1)];
    return cut(opened, /\n:[ \t]+/)
      .slice(1)
      .map((children) => part('description', children));
  }
  const [term = [], ...others] = cut(node.children, /\n:[ \t]+/);
  if (others.length === 0 || hasBreak(term)) return null;
  return [part('term', term), ...others.map((children) => part('description', children))];
}

/** `| a` and `| b`: lines of verse or of an address. */
function lineBlock(node: Paragraph): void {
  const [first] = node.children;
  if (first?.type !== 'text' || !/^\|(\s|$)/.test(first.value)) return;
  const rest = node.children
    .map((child) => (child.type === 'text' ? child.value : ''))
    .join('')
    .split('\n');
  if (rest.length < 2 || !rest.every((line) => line.startsWith('|'))) return;
  first.value = `\n${first.value}`;
  const lines = cut(node.children, /\n\|[ \t]?/).slice(1);
  node.children = lines.flatMap((children, at): PhrasingContent[] => {
    const [start, ...others] = children;
    const kept: PhrasingContent[] =
      start?.type === 'text'
        ? [
            {
              ...start,
              value: start.value.replace(/^ +/, (blanks) => '\u00a0'.repeat(blanks.length)),
            },
            ...others,
          ]
        : children;
    return at === 0 ? kept : [{ type: 'break' }, ...kept];
  });
}

/** Makes lists of definitions; those that follow each other are one. Captions of tables have been taken. */
export function definitions(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    lineBlock(node);
    const parts = parent && index !== undefined ? partsOf(node) : null;
    if (!parent || index === undefined || !parts) return undefined;
    const siblings: RootContent[] = parent.children;
    const before = siblings[index - 1];
    const isTerm = parts[0]?.kind === 'term';
    if (before?.type === 'definitions') {
      before.children.push(...parts);
      siblings.splice(index, 1);
      return index;
    }
    const term = before?.type === 'paragraph' && !hasBreak(before.children) ? before : null;
    if (!isTerm && !term) return undefined;
    const list: Definitions = {
      type: 'definitions',
      children: term && !isTerm ? [part('term', term.children), ...parts] : parts,
      position: node.position,
    };
    const from = term && !isTerm ? index - 1 : index;
    const above = siblings[from - 1];
    if (above?.type === 'definitions') {
      above.children.push(...list.children);
      siblings.splice(from, index - from + 1);
      return from;
    }
    siblings.splice(from, index - from + 1, list);
    return from + 1;
  });
}
