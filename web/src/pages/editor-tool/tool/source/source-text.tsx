import type { RefObject } from 'react';
import type { Command } from '../../../../editing/insert/commands.ts';
import { pastedFiles } from '../../../../editing/pasted-files.ts';
import { useSourceKeys } from '../../../../editing/source/use-source-keys.ts';

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

/** A text area for source. */
export function SourceText(props: SourceTextProps) {
  const { area, onText, onCommand, onFiles } = props;
  const { onKeyDown, onBlur } = useSourceKeys(onCommand);

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
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPaste={(event) => {
        const files = pastedFiles(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
    />
  );
}
