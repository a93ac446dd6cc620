import { type EditorState, type Extension, StateField } from '@codemirror/state';
import { showTooltip, type Tooltip, type TooltipView } from '@codemirror/view';
import { formulaFault, formulaFaultText } from '@quire/model/entities/formula-faults';
import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import type { ShownFormula } from '../../../editing/messages.ts';
import { type FormulaAt, formulaAt } from './formula-at.ts';

export type LookAtFormula = (tex: string, isDisplayed: boolean) => Promise<ShownFormula>;

/** What is wrong with a formula, in the language of the page; KaTeX's own words, where they are quoted, are English. */
function faultIn(reason: string): readonly (string | Node)[] {
  const said = formulaFaultText(reason);
  if (formulaFault(reason).fault !== 'other') return [said];
  const quoted = document.createElement('bdi');
  quoted.lang = SOURCE_LANGUAGE;
  quoted.textContent = reason;
  return said.split(reason).flatMap((part, place) => (place === 0 ? [part] : [quoted, part]));
}

/** A preview of the formula at the caret, shown below it while it is typed. */
export function formulaPanel(look: LookAtFormula): Extension {
  const field: StateField<FormulaAt | null> = StateField.define<FormulaAt | null>({
    create: (state) => formulaAt(state),
    update: (_, transaction) => formulaAt(transaction.state),
    compare: (a, b) =>
      a?.from === b?.from && a?.tex === b?.tex && a?.isDisplayed === b?.isDisplayed,
  });
  const create = (view: { readonly state: EditorState }): TooltipView => {
    const dom = document.createElement('div');
    dom.className = 'cm-formula';
    let shown = '';
    const show = (formula: FormulaAt | null) => {
      if (!formula || formula.tex === shown) return;
      shown = formula.tex;
      const { tex, isDisplayed } = formula;
      void look(tex, isDisplayed).then(
        (answer) => {
          if (tex !== shown) return;
          // Rendered by KaTeX without trusted commands.
          if (answer.ok) dom.innerHTML = answer.html;
          else dom.replaceChildren(...faultIn(answer.reason));
          dom.dataset.wrong = String(!answer.ok);
        },
        () => {
          dom.textContent = '';
        },
      );
    };
    show(view.state.field(field));
    return { dom, update: (update) => show(update.state.field(field)) };
  };
  const tooltip = (formula: FormulaAt | null): Tooltip | null =>
    formula && {
      pos: formula.from,
      end: formula.to,
      above: false,
      strictSide: false,
      arrow: false,
      create,
    };
  return [field, showTooltip.from(field, tooltip)];
}
