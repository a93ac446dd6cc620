import { t } from '@quire/model/messages/t';
import { button, element } from './element.ts';
import { addToolStyle } from './tool-style.ts';

interface WindowParts {
  readonly title: string;
  /** Stand before the button that closes. */
  readonly tools?: readonly Node[];
  readonly stage: HTMLElement;
  readonly foot?: HTMLElement;
  /** Only as large as what is in it, at the lower edge of a phone; a click beside it closes it. */
  readonly isSheet?: boolean;
}

/**
 * A window over the page: Escape or its button closes it, and the focus goes back to where it was.
 * Returns the dialog, open.
 */
export function openWindow({
  title,
  tools = [],
  stage,
  foot,
  isSheet = false,
}: WindowParts): HTMLDialogElement {
  addToolStyle();
  const heading = element('h2', { id: 'tool-window-title' }, [title]);
  const close = button(t('article.close'), () => dialog.close());
  const attributes = {
    class: isSheet ? 'tool-window sheet' : 'tool-window',
    'aria-labelledby': heading.id,
    closedby: isSheet && 'any',
  };
  const dialog = element('dialog', attributes, [
    element('header', {}, [heading, element('div', {}, [...tools, close])]),
    stage,
    ...(foot ? [foot] : []),
  ]);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** A copy of an element whose ids and links to them stay with the original. */
export function copyOf(original: Element): Element {
  const copy = original.cloneNode(true);
  if (!(copy instanceof Element)) throw new TypeError('A copy of an element is an element.');
  for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
  return copy;
}
