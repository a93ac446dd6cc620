import { copyText } from './copy-text.ts';
import { elementText } from './element-text.ts';

/** Does what a button of the page says: copies a text or the words of an element, or opens a window. */
export function pressTool(tool: HTMLElement): void {
  const { copy, copyFrom, open } = tool.dataset;
  if (open === 'equations') {
    void import('./equation-window.ts').then(({ openEquations }) => openEquations());
    return;
  }
  const from = copyFrom === undefined ? null : document.getElementById(copyFrom);
  const text = copy ?? (from && elementText(from));
  if (text) copyText(text, tool.querySelector('[role="status"]'));
}
