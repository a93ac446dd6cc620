import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { type Command, commandFor } from '../../../../editing/insert/commands.ts';
import { indent, nextItem, outdent } from '../../../../editing/insert/lines.ts';
import { pastedFiles } from '../../../../editing/pasted-files.ts';
import { applyEdit, markedIn } from './apply-edit.ts';

interface SourceTextProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly id: string;
  readonly label: string;
  /** What it begins with. From then on the text area is right: give it a key to begin anew. */
  readonly value: string;
  readonly placeholder: string;
  readonly describedBy: string;
  readonly spellCheck: boolean;
  readonly onText: (text: string) => void;
  readonly onCommand?: (command: Command) => void;
  /** Files that were dropped or pasted. */
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * A text area for source. Tab moves lines, and Escape before it gives Tab back to the browser, so
 * that nobody is caught in it (WCAG 2.1.2).
 */
export function SourceText(props: SourceTextProps) {
  const { area, onText, onCommand, onFiles } = props;
  const leaving = useRef(false);

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
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

  return (
    <textarea
      ref={area}
      id={props.id}
      className="editor-source-text-text"
      aria-label={props.label}
      aria-describedby={props.describedBy}
      defaultValue={props.value}
      placeholder={props.placeholder}
      spellCheck={props.spellCheck}
      autoCapitalize={props.spellCheck ? 'sentences' : 'off'}
      autoComplete="off"
      onInput={({ currentTarget }) => onText(currentTarget.value)}
      onKeyDown={press}
      onBlur={() => {
        leaving.current = false;
      }}
      onPaste={(event) => {
        const files = pastedFiles(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
    />
  );
}
