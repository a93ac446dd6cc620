import type { Edit, Marked } from '../insert/edit.ts';

/** What a text area shows now. */
export function markedIn(area: HTMLTextAreaElement): Marked {
  return { value: area.value, start: area.selectionStart, end: area.selectionEnd };
}

/**
 * Makes an edit as if it had been typed, so that the browser's own undo takes it back.
 * `execCommand` is old and the only way that does; without it the text changes all the same.
 */
export function applyEdit(area: HTMLTextAreaElement, { from, to, text, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  const done =
    text === '' && from === to
      ? true
      : text === ''
        ? document.execCommand('delete')
        : document.execCommand('insertText', false, text);
  if (!done) {
    area.setRangeText(text, from, to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  }
  area.setSelectionRange(...select);
}
