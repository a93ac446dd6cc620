import { type KeyboardEvent, useRef } from 'react';
import { type Command, commandFor } from '../insert/commands.ts';
import { indent, nextItem, outdent } from '../insert/lines.ts';
import { applyEdit, markedIn } from './apply-edit.ts';

/**
 * The keys of a text area for source: shortcuts of commands, Enter that goes on with a list, Tab that moves
 * lines. Escape before Tab gives it back to the browser, so that nobody is caught in it (WCAG 2.1.2).
 *
 * @param onCommand absent: a text that is no Markdown
 */
export function useSourceKeys(onCommand: ((command: Command) => void) | undefined) {
  const leaving = useRef(false);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const { currentTarget: target, key } = event;
    if (event.nativeEvent.isComposing) return;
    const command = onCommand && commandFor(event.nativeEvent);
    if (command) {
      event.preventDefault();
      onCommand(command);
      return;
    }
    if (key === 'Escape') {
      leaving.current = true;
      return;
    }
    const isLeaving = leaving.current;
    if (key !== 'Shift') leaving.current = false;
    const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
    if (hasModifier || target.readOnly) return;
    const marked = markedIn(target);
    if (key === 'Tab' && !isLeaving) {
      event.preventDefault();
      applyEdit(target, event.shiftKey ? outdent(marked) : indent(marked));
    }
    const next = key === 'Enter' && !event.shiftKey && onCommand ? nextItem(marked) : null;
    if (next) {
      event.preventDefault();
      applyEdit(target, next);
    }
  }

  const onBlur = () => {
    leaving.current = false;
  };
  return { onKeyDown, onBlur };
}
