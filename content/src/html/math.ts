/** Formulas: a place for each now, KaTeX's own HTML in it after everything else is sanitised. */
import { formulaFault } from '@quire/model/entities/formula-faults';
import type { Element } from 'hast';
import { bodyWord } from '../run/body-words.ts';
import { findTarget } from '../run/find-target.ts';
import { type Run, report } from '../run/run.ts';
import type { DisplayMath, InlineMath } from '../syntax/nodes.ts';
import { findCommands } from '../tex/groups.ts';
import { renderFormula } from '../tex/render-formula.ts';
import { singleRow } from '../tex/single-row.ts';
import { expandSiunitx } from '../tex/siunitx.ts';
import { hastElement, text } from '../tree/build.ts';

/** `\ref{eq:a}` inside a formula: only its number can stand there. */
function withNumbers(tex: string, run: Run): string {
  let done = tex;
  for (const name of ['eqref', 'ref', 'autoref']) {
    for (const { inner, from, to } of findCommands(done, name).toReversed()) {
      const number = findTarget(run, inner.trim())?.number ?? '??';
      const shown = name === 'eqref' ? `(${number})` : number;
      done = `${done.slice(0, from)}\\text{${shown}}${done.slice(to)}`;
    }
  }
  return done;
}

const shorten = (tex: string) => (tex.length > 60 ? `${tex.slice(0, 57)}…` : tex);

/** A formula's em in that of the text (`.katex`). */
const KATEX_EM = 1.1;
/** The room that the style keeps for a number, and the indent of further lines, in a formula's em. */
const NUMBER_EM = 3;
const INDENT_EM = 1;

/** A formula's place, or its source with a mark and a line in the report. */
function place(tex: string, label: string | null, run: Run, line: number | undefined): Element {
  // A backslash at the end had a space that belongs to it.
  const source = tex.trim().replace(/(?<!\\)(?:\\\\)*\\$/, '$& ');
  const rendered = renderFormula(
    expandSiunitx(withNumbers(source, run)),
    label !== null,
    run.macros,
  );
  if (rendered.ok) {
    const { html, widest, whole } = rendered;
    const beside = (html.includes('katex-tag') ? NUMBER_EM : 0) + (whole > widest ? INDENT_EM : 0);
    run.formulas.push({
      html,
      tex: source,
      ...(label !== null && {
        display: {
          label,
          widest: KATEX_EM * (widest + beside),
          whole: KATEX_EM * (whole + beside),
        },
      }),
    });
    const dataMath = run.formulas.length - 1;
    return hastElement('span', { className: ['math'], dataMath }, []);
  }
  const { reason, command = '' } = rendered;
  const formula = shorten(source.replace(/\s+/g, ' '));
  report(run, 'warning', 'math/unreadable', { formula, reason, command }, line);
  const { fault, what, found } = formulaFault(reason);
  const said = bodyWord(run.words, 'formulaFault', { fault, what, found });
  const title = bodyWord(run.words, 'formulaUnreadable', { reason: said });
  return hastElement('code', { className: ['math-unreadable'], title }, [text(source)]);
}

/** A formula in a line. */
export function inlineMath(node: InlineMath, run: Run): Element {
  return place(node.value, null, run, node.position?.start.line);
}

/** A displayed formula. */
export function displayMath(node: DisplayMath, run: Run): Element {
  const number = node.numbers?.[0];
  const word = bodyWord(run.words, 'equation');
  const label = number === undefined ? word : `${word} ${number}`;
  const inner = place(singleRow(node.tex ?? node.value), label, run, node.position?.start.line);
  const id = node.id === undefined ? {} : { id: node.id };
  return hastElement('div', { className: ['equation'], ...id }, [inner]);
}
