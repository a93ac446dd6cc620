/**
 * `:::note` becomes a notice, `:::theorem` a statement with a number, `:::editorial` a diagram; any other
 * block is shown with its fences.
 */

import type { Paragraph, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { diagrams } from '../diagrams/diagrams.ts';
import { bodyWord } from '../run/body-words.ts';
import { type Run, report } from '../run/run.ts';
import type { DiagramKind, NoticeKind, Theorem } from '../syntax/nodes.ts';
import { passageLanguage } from '../syntax/passage-language.ts';
import { type TheoremKind, theoremKindOf } from '../syntax/theorem-kinds.ts';
import { parsePhrasing } from './parse.ts';

/** The kinds of notice; the words that say which it is have the same names. */
export const NOTICES: ReadonlySet<string> = new Set<NoticeKind>([
  ...(['note', 'tip', 'important', 'warning', 'caution'] as const),
]);

const isNotice = (name: string): name is NoticeKind => NOTICES.has(name);
const isDiagram = (name: string): name is DiagramKind => Object.hasOwn(diagrams, name);

const asTyped = (value: string): RootContent => ({ type: 'unreadable', value });

/** The lines that a block takes in the text, as they were typed. */
function linesOf(node: ContainerDirective | LeafDirective, source: string): string[] {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end === undefined) return [];
  return source.split('\n').slice(start.line - 1, end.line);
}

/** The content of an unknown block stays part of the text, between its fences. */
function unknown(node: ContainerDirective | LeafDirective, run: Run, source: string) {
  const sign = node.type === 'leafDirective' ? '::' : ':::';
  const block = `${sign}${node.name}`;
  report(run, 'warning', 'directive/unknown', { block, kind: 'typed' }, node.position?.start.line);
  const lines = linesOf(node, source);
  const opening = asTyped(lines[0]?.trim() || block);
  if (node.type === 'leafDirective') return [opening];
  const last = lines.length > 1 ? (lines.at(-1)?.trim() ?? '') : '';
  const inner: RootContent[] = node.children.filter((child) => !isTitle(child));
  return [opening, ...inner, ...(/^:{3,}$/.test(last) ? [asTyped(last)] : [])];
}

/** Whether a node is the title of its block. */
export function isTitle(node: RootContent | undefined): node is Paragraph {
  return node?.type === 'paragraph' && node.data?.directiveLabel === true;
}

/** Attributes that only say how a block looks elsewhere. */
const LOOKS = new Set(
  'class collapse icon appearance open width align layout layout-ncol layout-nrow'.split(' '),
);

/** The title of a block as its first paragraph: given as such, as an attribute, or as a heading. */
function titled(
  node: ContainerDirective,
  run: Run,
  used: readonly string[] = ['id'],
): RootContent[] {
  const { title, ...rest } = node.attributes ?? {};
  const name = Object.keys(rest).find((one) => !LOOKS.has(one) && !used.includes(one));
  const line = node.position?.start.line;
  if (name !== undefined) {
    report(run, 'note', 'directive/attribute', { name, block: `:::${node.name}` }, line);
  }
  const children: RootContent[] = node.children;
  const [first, ...others] = children;
  if (isTitle(first)) return children;
  const data = { directiveLabel: true };
  if (title) {
    return [{ type: 'paragraph', data, children: parsePhrasing(title, line) }, ...children];
  }
  // Quarto: a heading at the start of a theorem or a callout is its title.
  if (first?.type !== 'heading') return children;
  return [{ type: 'paragraph', data, children: first.children }, ...others];
}

function theorem(node: ContainerDirective, kind: TheoremKind, run: Run): Theorem {
  const { id, label, unnumbered, nonumber, enumerated } = node.attributes ?? {};
  const isSilent = unnumbered !== undefined || nonumber !== undefined || enumerated === 'false';
  return {
    type: 'theorem',
    kind,
    label: id || null,
    ownLabel: label || null,
    word: bodyWord(run.words, kind),
    isNumbered: kind !== 'proof' && !isSilent,
    number: null,
    id: null,
    children: titled(node, run, ['id', 'label', 'unnumbered', 'nonumber', 'enumerated']),
    position: node.position,
  };
}

function replacement(node: ContainerDirective, run: Run, source: string): RootContent[] {
  const { name, position } = node;
  if (isNotice(name))
    return [{ type: 'notice', kind: name, children: titled(node, run), position }];
  if (isDiagram(name)) {
    return [{ type: 'diagram', kind: name, id: null, children: titled(node, run), position }];
  }
  const kind = theoremKindOf(name);
  if (kind) return [theorem(node, kind, run)];
  if (name === 'div' || name === 'glossary') {
    const language = passageLanguage(node.attributes ?? {});
    const children: RootContent[] = node.children;
    return language ? [{ type: 'passage', ...language, children, position }] : children;
  }

  return unknown(node, run, source);
}

/** Blocks around figures and tables, which `remark-holders.ts` opens when it is known what these are. */
const HELD = new Set(['figure', 'table', 'list-table']);

/** Replaces every block; those within are met next. `source` is the text as it was typed. */
export function remarkDirectives(tree: Root, run: Run, source: string): void {
  visit(tree, (node, index, parent) => {
    if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return undefined;
    if (!parent || index === undefined) return undefined;
    if (node.type === 'containerDirective' && HELD.has(node.name)) return undefined;
    const siblings: RootContent[] = parent.children;
    const made =
      node.type === 'leafDirective' ? unknown(node, run, source) : replacement(node, run, source);
    siblings.splice(index, 1, ...made);
    return [SKIP, index];
  });
}
