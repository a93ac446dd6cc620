import { t } from '@quire/model/messages/t';
import { arrowStep } from '../../../navigation/arrow-step.ts';
import { copier } from './copier.ts';
import { button, element } from './element.ts';
import { texOf } from './element-text.ts';
import { svgTools } from './svg-tools.ts';
import { addToolStyle } from './tool-style.ts';

/** What a formula can be copied as without anything to load. */
export function formulaTools(formula: Element): Node[] {
  const math = formula.querySelector('math')?.outerHTML;
  return [
    ...copier(t('article.copyTex'), texOf(formula)),
    ...(math ? copier(t('article.copyMathml'), math) : []),
  ];
}

/** The formulas of the article in their order, those in its lines too. */
const allFormulas = () =>
  [...document.querySelectorAll('.article-body .katex')].filter(
    (formula) => !formula.closest('dialog, [popover]'),
  );

/**
 * Opens a small menu below a formula. Its buttons and the arrow keys lead to the formulas before and behind
 * it, so that those in a line, which are no stops of the keyboard, are reached as well. Escape or a click
 * elsewhere closes it; whoever has gone on to another formula goes on reading there.
 */
export function openFormula(first: Element): void {
  // A reader who marks a text does not ask for a menu.
  if (getSelection()?.isCollapsed === false) return;
  addToolStyle();
  const all = allFormulas();
  let shown = first;
  const said = element('div', { role: 'status' });
  const tools = element('div');
  const previous = button(t('article.previousFormula'), () => step(-1));
  const next = button(t('article.nextFormula'), () => step(1));
  const isOneOfMany = all.length > 1 && all.includes(first);
  const menu = element(
    'div',
    {
      popover: 'auto',
      class: 'formula-menu no-print',
      role: 'dialog',
      'aria-label': t('article.formula'),
    },
    [said, tools, ...(isOneOfMany ? [element('div', {}, [previous, next])] : [])],
  );

  function show(formula: Element): void {
    shown.classList.remove('formula-shown');
    shown = formula;
    shown.classList.add('formula-shown');
    const at = all.indexOf(formula);
    const count = isOneOfMany
      ? [element('p', {}, [t('article.formulaOf', { place: at + 1, count: all.length })])]
      : [];
    said.replaceChildren(...count, element('code', {}, [texOf(formula)]));
    tools.replaceChildren(...formulaTools(formula), ...svgTools(formula));
    previous.setAttribute('aria-disabled', String(at <= 0));
    next.setAttribute('aria-disabled', String(at === all.length - 1));
  }

  function step(by: number): void {
    const formula = all[all.indexOf(shown) + by];
    if (!isOneOfMany || !formula) return;
    // What was focused may go with the tools of the formula before.
    if (tools.contains(document.activeElement)) (by > 0 ? next : previous).focus();
    show(formula);
    formula.scrollIntoView({ block: 'center', inline: 'nearest' });
    placeBelow(formula, menu);
  }

  menu.addEventListener('keydown', (event) => {
    const by = arrowStep(event);
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(by);
  });
  const focused = document.activeElement;
  menu.addEventListener('toggle', (event) => {
    if (!(event instanceof ToggleEvent) || event.newState !== 'closed') return;
    menu.remove();
    shown.classList.remove('formula-shown');
    const isBack = document.activeElement === focused || document.activeElement === document.body;
    if (shown !== first && isBack) focusOnce(shown);
  });
  show(first);
  document.body.append(menu);
  menu.showPopover();
  placeBelow(first, menu);
  menu.querySelector('button')?.focus({ preventScroll: true });
}

/** Opens the menu of the first formula that is in view or comes after what is; else of the first of all. */
export function stepThroughFormulas(): void {
  const all = allFormulas();
  const formula = all.find((each) => each.getBoundingClientRect().top >= 0) ?? all[0];
  if (!formula) return;
  formula.scrollIntoView({ block: 'center', inline: 'nearest' });
  openFormula(formula);
}

function placeBelow(formula: Element, menu: HTMLElement): void {
  const drawn = formula.querySelector('.katex-html') ?? formula;
  const { left, bottom } = drawn.getBoundingClientRect();
  const most = document.documentElement.clientWidth - menu.offsetWidth - 8;
  menu.style.left = `${scrollX + Math.max(8, Math.min(left, most))}px`;
  menu.style.top = `${scrollY + bottom + 6}px`;
}

/** The keyboard goes on from a formula that is no stop of its own. */
function focusOnce(formula: Element): void {
  if (!(formula instanceof HTMLElement)) return;
  formula.tabIndex = -1;
  formula.focus({ preventScroll: true });
  formula.addEventListener('blur', () => formula.removeAttribute('tabindex'), { once: true });
}

/** A formula that is reached with the keyboard opens its menu with Enter. */
document.addEventListener('keydown', ({ key, target }) => {
  const isWide = target instanceof Element && target.matches('.equation > .math');
  const formula = isWide && key === 'Enter' ? target.querySelector('.katex') : null;
  if (formula) openFormula(formula);
});
