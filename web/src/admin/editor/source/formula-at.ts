import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

export interface FormulaAt {
  readonly from: number;
  readonly to: number;
  readonly tex: string;
  readonly isDisplayed: boolean;
}

const MARKS = [
  [/^\$\$([\s\S]*)\$\$$/, true],
  [/^\$([\s\S]*)\$$/, false],
  [/^\\\[([\s\S]*)\\\]$/, true],
  [/^\\\(([\s\S]*)\\\)$/, false],
  [/^(\\begin\{[\s\S]*\})$/, true],
] as const;

/** TeX without what KaTeX does not support in a formula: labels, and numbers it would assign itself. */
const bare = (tex: string) =>
  tex
    .replace(/\\label\{[^}]*\}/g, '')
    .replace(/\{#eq:[^}]*\}/g, '')
    .replace(
      /\\(begin|end)\{(equation|align|gather|alignat|multline|flalign|eqnarray)\*?\}/g,
      (_, side, name) =>
        name === 'equation'
          ? ''
          : `\\${side}{${/gather|multline/.test(name) ? 'gathered' : 'aligned'}}`,
    )
    .trim();

/** The formula at the caret, or null. */
export function formulaAt(state: EditorState): FormulaAt | null {
  const { head, empty } = state.selection.main;
  if (!empty) return null;
  const tree = syntaxTree(state);
  for (const side of [-1, 1] as const) {
    for (let node = tree.resolveInner(head, side); ; ) {
      if (node.name === 'Formula' || node.name === 'FormulaBlock') {
        const source = state.sliceDoc(node.from, node.to).trim();
        for (const [mark, isDisplayed] of MARKS) {
          const inner = mark.exec(source)?.[1];
          if (inner?.trim()) return { from: node.from, to: node.to, tex: bare(inner), isDisplayed };
        }
        return null;
      }
      if (!node.parent) break;
      node = node.parent;
    }
  }
  return null;
}
