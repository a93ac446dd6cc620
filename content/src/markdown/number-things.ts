/** Figures, tables, equations and theorems get their numbers in the order in which readers meet them. */
import { escapePattern } from '@quire/model/escape-pattern';
import type { PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { bodyWord } from '../run/body-words.ts';
import type { Target } from '../run/run.ts';
import { type Run, report } from '../run/run.ts';
import type { Slugger } from '../run/slugger.ts';
import { splitLabel } from '../run/split-label.ts';
import type { Theorem } from '../syntax/nodes.ts';
import { THEOREM_KINDS, type TheoremKind } from '../syntax/theorem-kinds.ts';
import { numberEquation } from '../tex/number-equation.ts';

/** “Figure 3:” in English and in the language of the text, whose word is `word`. */
const ownNumber = (word: string): RegExp =>
  new RegExp(
    `^\\s*(Figure|Fig\\.?|Table|Tab\\.?|${escapePattern(word)})\\s*\\d+\\s*[:.：]\\s*`,
    'iu',
  );

/** Removes the author's “Figure 3:” at the start of a caption: our own number replaces it. */
function dropOwnNumber(caption: PhrasingContent[], own: RegExp): void {
  const first = caption[0];
  if (first?.type === 'text') first.value = first.value.replace(own, '');
}

/** One sequence for each kind, as \newtheorem begins it; the author’s own label is not counted. */
function numberTheorem(node: Theorem, counts: Map<TheoremKind, number>, slugger: Slugger): void {
  const { prefix } = THEOREM_KINDS[node.kind];
  if (node.ownLabel !== null) {
    const own = splitLabel(node.ownLabel, node.word);
    node.word = own.kind;
    node.number = own.number;
  } else if (node.isNumbered) {
    const count = (counts.get(node.kind) ?? 0) + 1;
    counts.set(node.kind, count);
    node.number = String(count);
  }
  if (node.number !== null || node.label)
    node.id = slugger.slug(prefix, node.number ?? node.label ?? '');
}

/** Numbers everything and notes what each label names; a label used twice is reported. */
export function numberThings(tree: Root, run: Run, slugger: Slugger): void {
  const next = { figure: 0, table: 0, equation: 0 };
  const word = {
    figure: bodyWord(run.words, 'figure'),
    table: bodyWord(run.words, 'table'),
    equation: bodyWord(run.words, 'equation'),
  };
  const own = { figure: ownNumber(word.figure), table: ownNumber(word.table) };
  const theorems = new Map<TheoremKind, number>();
  const name = (label: string, target: Target, line: number | undefined) => {
    if (run.targets.has(label)) {
      report(run, 'warning', 'label/duplicate', { label }, line);
    } else run.targets.set(label, target);
  };
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'figure' && (node.children.length > 0 || node.label)) {
      dropOwnNumber(node.children, own.figure);
      if (node.ownLabel === null) next.figure += 1;
      const { kind, number } =
        node.ownLabel === null
          ? { kind: word.figure, number: String(next.figure) }
          : splitLabel(node.ownLabel, word.figure);
      const id = slugger.slug('fig', number);
      Object.assign(node, { word: kind, number, id });
      if (node.label) name(node.label, { kind, id, number }, line);
      for (const { label, letter } of node.parts) {
        if (label) name(label, { kind, id, number: `${number}${letter}` }, line);
      }
    }
    if (node.type === 'table' && (node.data?.caption || node.data?.label)) {
      const { ownLabel, label, caption } = node.data;
      if (ownLabel === undefined) next.table += 1;
      const { kind, number } =
        ownLabel === undefined
          ? { kind: word.table, number: String(next.table) }
          : splitLabel(ownLabel, word.table);
      const id = slugger.slug('tbl', number);
      if (caption) dropOwnNumber(caption, own.table);
      if (label) name(label, { kind, id, number }, line);
      node.data = { ...node.data, id, word: kind, number };
    }
    if (node.type === 'theorem') {
      numberTheorem(node, theorems, slugger);
      const { label, number, id, word: kind } = node;
      if (label && id) {
        const target: Target = { kind, id, number: number ?? '' };
        name(label, target, line);
        // bookdown gives the label without its prefix: {#pyth}, \@ref(thm:pyth).
        const { prefix } = THEOREM_KINDS[node.kind];
        if (!label.startsWith(prefix)) run.targets.set(`${prefix}:${label}`, target);
      }
    }
    if (node.type === 'diagram') node.id = slugger.slug('d', node.kind);
    if (node.type === 'displayMath') {
      // bookdown’s `(\#eq:x)`.
      const source = node.value.replace(/\(\\#([\w:.-]+)\)/g, '\\label{$1}');
      const done = numberEquation(source, () => {
        next.equation += 1;
        return String(next.equation);
      });
      node.tex = done.tex;
      node.numbers = done.numbers;
      const first = done.numbers[0] ?? done.labels[0]?.label;
      if (first !== undefined) node.id = slugger.slug('eq', first);
      for (const { label, number } of done.labels) {
        name(label, { kind: word.equation, id: node.id ?? '', number: number ?? '' }, line);
      }
    }
  });
  run.figureCount = next.figure;
}
