import type { PhrasingContent, RootContent } from 'mdast';
import type { Report } from '../report/problems.ts';
import { readGroup } from '../tex/groups.ts';
import type { Expanded } from './expand-latex.ts';
import type { LabelBook } from './label-book.ts';
import { spanOf, type TexNode } from './parse-latex.ts';

/** What the steps share that turn LaTeX's tree into Markdown's. */
export interface LatexContext {
  readonly source: Expanded;
  readonly report: Report;
  readonly labels: LabelBook;
  /** The pictures of the folder, by the names that LaTeX uses; null where one is not there. */
  readonly findPicture: (name: string) => string | null;
  /** Running text. */
  readonly inline: (nodes: readonly TexNode[]) => PhrasingContent[];
  /** The same as Markdown, in one line. */
  readonly markdown: (nodes: readonly TexNode[]) => string;
  readonly blocks: (nodes: readonly TexNode[]) => RootContent[];
  /** Notes that the block in hand refers to: they are written behind it. */
  readonly notes: { readonly name: string; readonly children: RootContent[] }[];
  /** What is not known, by its name, with the place where it came first. */
  readonly unknown: Map<string, { readonly place: LatexPlace; count: number }>;
  /** Why a formula cannot be shown, by its source; null where it can. Many come again and again. */
  readonly formulas: Map<string, string | null>;
  noteCount: number;
  pictureCount: number;
}

/** The source of all that an argument or a group holds. */
export function sourceOf({ source: { text } }: LatexContext, nodes: readonly TexNode[]): string {
  const span = spanOf(nodes);
  if (!span) return '';
  // A command ends behind its last argument, whose sign the tree does not have: the brace before says where.
  const before = text.slice(0, span.from).trimEnd().length - 1;
  const group = /[{[]/.test(text[before] ?? '') ? readGroup(text, before) : null;
  return group && group.next > span.to ? group.inner : text.slice(span.from, span.to);
}

/** A place in the author's files. */
export interface LatexPlace {
  readonly file: string;
  readonly line: number;
}

/** Where a node is in the author's files. */
export function placeOf({ source }: LatexContext, node: TexNode | undefined): LatexPlace {
  const { file, line } = source.output.placeAt(node?.position?.start.offset ?? 0);
  return { file, line };
}

/** Counts what is not known: each name is reported once. */
export function noteUnknown(context: LatexContext, name: string, node: TexNode): void {
  const known = context.unknown.get(name);
  if (known) known.count += 1;
  else context.unknown.set(name, { place: placeOf(context, node), count: 1 });
}

/** Markdown written unchanged, within a line or as a block. */
export const asIs = (value: string): { type: 'html'; value: string } => ({ type: 'html', value });
