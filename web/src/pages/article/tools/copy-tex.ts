import { texOf } from './element-text.ts';

/**
 * Copying a passage with formulas gives their TeX as text, and MathML as HTML, which word processors
 * read: KaTeX's own HTML, pasted, is a heap of letters. Formulas are copied whole.
 */
document.addEventListener('copy', (event) => {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || !event.clipboardData) return;
  const range = selection.getRangeAt(0).cloneRange();
  const [first, last] = [formulaAt(range.startContainer), formulaAt(range.endContainer)];
  if (first) range.setStartBefore(first);
  if (last) range.setEndAfter(last);
  const passage = document.createElement('div');
  passage.append(range.cloneContents());
  const formulas = [...passage.querySelectorAll('.katex')];
  if (formulas.length === 0) return;
  const asHtml = copyWith(passage, (formula) => formula.querySelector('math') ?? '');
  event.clipboardData.setData('text/html', asHtml.innerHTML);
  event.clipboardData.setData('text/plain', words(copyWith(passage, source)));
  event.preventDefault();
});

const formulaAt = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest('.katex-display, .katex');

const source = (formula: Element) => {
  const marks = formula.closest('.katex-display') ? '$$' : '$';
  return `${marks}${texOf(formula)}${marks}`;
};

function copyWith(passage: Element, make: (formula: Element) => Node | string): HTMLElement {
  const copy = document.createElement('div');
  copy.append(...[...passage.childNodes].map((node) => node.cloneNode(true)));
  for (const formula of copy.querySelectorAll('.katex')) formula.replaceWith(make(formula));
  return copy;
}

/** The words with their line breaks, which a browser knows only of what is on the page. */
function words(passage: HTMLElement): string {
  passage.style.cssText = 'position:fixed;inset-inline-start:-200vw;inline-size:100vw';
  document.body.append(passage);
  const text = passage.innerText;
  passage.remove();
  return text;
}
