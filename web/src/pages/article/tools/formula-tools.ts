import { copier } from './copier.ts';
import { element } from './element.ts';
import { texOf } from './element-text.ts';
import { addToolStyle } from './tool-style.ts';

/**
 * What a formula can be copied as. Not as SVG: text in an SVG is HTML for browsers alone, and to draw
 * it otherwise would ask for all of KaTeX's letters.
 */
export function formulaTools(formula: Element): Node[] {
  const math = formula.querySelector('math')?.outerHTML;
  return [...copier('Copy TeX', texOf(formula)), ...(math ? copier('Copy MathML', math) : [])];
}

/** Opens a small menu below a formula. Escape or a click elsewhere closes it. */
export function openFormula(formula: Element): void {
  // A reader who marks a text does not ask for a menu.
  if (getSelection()?.isCollapsed === false) return;
  addToolStyle();
  const menu = element(
    'div',
    { popover: 'auto', class: 'formula-menu no-print', role: 'dialog', 'aria-label': 'Formula' },
    [element('code', {}, [texOf(formula)]), element('div', {}, formulaTools(formula))],
  );
  menu.addEventListener('toggle', (event) => {
    if (event instanceof ToggleEvent && event.newState === 'closed') menu.remove();
  });
  document.body.append(menu);
  menu.showPopover();
  const { left, bottom } = (
    formula.querySelector('.katex-html') ?? formula
  ).getBoundingClientRect();
  const most = document.documentElement.clientWidth - menu.offsetWidth - 8;
  menu.style.left = `${scrollX + Math.max(8, Math.min(left, most))}px`;
  menu.style.top = `${scrollY + bottom + 6}px`;
  menu.querySelector('button')?.focus({ preventScroll: true });
}

/** A formula that is reached with the keyboard opens its menu with Enter. */
document.addEventListener('keydown', ({ key, target }) => {
  const isWide = target instanceof Element && target.matches('.equation > .math');
  const formula = isWide && key === 'Enter' ? target.querySelector('.katex') : null;
  if (formula) openFormula(formula);
});
