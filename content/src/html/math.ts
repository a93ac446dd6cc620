/** Formulas: a place for each now, KaTeX's own HTML in it after everything else is sanitised. */
import type { Element } from 'hast';
import { type Run, report } from '../run/run.ts';
import type { DisplayMath, InlineMath } from '../syntax/nodes.ts';
import { formulaWidth } from '../tex/formula-width.ts';
import { findCommands } from '../tex/groups.ts';
import { renderFormula } from '../tex/render-formula.ts';
import { hastElement, text } from '../tree/build.ts';

/** `\ref{eq:a}` inside a formula: only its number can stand there. */
function withNumbers(tex: string, run: Run): string {
  let done = tex;
  for (const name of ['eqref', 'ref', 'autoref']) {
    for (const { inner, from, to } of findCommands(done, name).toReversed()) {
      const number = run.targets.get(inner.trim())?.number ?? '??';
      const shown = name === 'eqref' ? `(${number})` : number;
      done = `${done.slice(0, from)}\\text{${shown}}${done.slice(to)}`;
    }
  }
  return done;
}

const shorten = (tex: string) => (tex.length > 60 ? `${tex.slice(0, 57)}…` : tex);

/** A formula's place, or its source with a mark and a line in the report. */
function place(tex: string, display: boolean, run: Run, line: number | undefined): Element {
  // A backslash at the end had a space that belongs to it.
  const source = tex.trim().replace(/(?<!\\)(?:\\\\)*\\$/, '$& ');
  const rendered = renderFormula(withNumbers(source, run), display, run.macros);
  if (rendered.ok) {
    run.formulas.push({ html: rendered.html, tex: source, display });
    const dataMath = run.formulas.length - 1;
    return hastElement('span', { className: ['math'], dataMath }, []);
  }
  const shown = shorten(source.replace(/\s+/g, ' '));
  report(run, 'warning', 'math/unreadable', `${rendered.reason}. In: ${shown}`, line);
  const title = `This formula could not be read: ${rendered.reason}`;
  return hastElement('code', { className: ['math-unreadable'], title }, [text(source)]);
}

/** A formula in a line. */
export function inlineMath(node: InlineMath, run: Run): Element {
  return place(node.value, false, run, node.position?.start.line);
}

/** Letters: a wider formula may have to be scrolled. */
const FITS_ON_A_PHONE = 17;

/** A displayed formula; a long one can be scrolled with the keyboard. */
export function displayMath(node: DisplayMath, run: Run): Element {
  const tex = node.tex ?? node.value;
  const inner = place(tex, true, run, node.position?.start.line);
  const number = node.numbers?.[0];
  const label = number === undefined ? 'Equation' : `Equation ${number}`;
  const scroll =
    formulaWidth(tex) > FITS_ON_A_PHONE ? { tabIndex: 0, role: 'group', ariaLabel: label } : {};
  const id = node.id === undefined ? {} : { id: node.id };
  return hastElement('div', { className: ['equation'], ...id, ...scroll }, [inner]);
}
