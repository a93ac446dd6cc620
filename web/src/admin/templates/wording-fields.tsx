import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { MailWording } from '@quire/model/mail/registry/mail-wording';
import { t } from '@quire/model/messages/t';
import { type RefObject, useRef } from 'react';

type FieldName = keyof MailWording;
type Input = HTMLInputElement | HTMLTextAreaElement;

export interface WordingCursor {
  readonly subject: RefObject<Input | null>;
  readonly text: RefObject<Input | null>;
  /** The last position of the cursor. */
  readonly last: RefObject<FieldName>;
}

/** Remembers which of the two fields had the cursor. */
export function useWordingCursor(): WordingCursor {
  const subject = useRef<Input>(null);
  const text = useRef<Input>(null);
  const last = useRef<FieldName>('text');
  return { subject, text, last };
}

/** Focuses a field and selects part of it, once it is rendered. */
export function selectIn(input: Input | null, start: number, end: number): void {
  setTimeout(() => {
    input?.focus();
    input?.setSelectionRange(start, end);
  });
}

interface WordingFieldsProps {
  readonly words: MailWording;
  readonly cursor: WordingCursor;
  readonly wrong: ReadonlySet<FieldName>;
  readonly disabled: boolean;
  /** A letter is Markdown and has no subject. */
  readonly isLetter: boolean;
  readonly onChange: (words: Partial<MailWording>) => void;
}

/** The subject and text of a mail, or the text of a letter. */
export function WordingFields(props: WordingFieldsProps) {
  const { words, cursor, wrong, disabled, isLetter, onChange } = props;
  const focused = (name: FieldName) => () => {
    cursor.last.current = name;
  };
  return (
    <Stack spacing={2}>
      {!isLetter && (
        <TextField
          label={t('officeTemplates.subject')}
          value={words.subject}
          inputRef={cursor.subject}
          disabled={disabled}
          error={wrong.has('subject')}
          onFocus={focused('subject')}
          onChange={(event) => onChange({ subject: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      )}
      <TextField
        label={t('officeTemplates.text')}
        multiline
        minRows={14}
        value={words.text}
        inputRef={cursor.text}
        disabled={disabled}
        error={wrong.has('text')}
        onFocus={focused('text')}
        onChange={(event) => onChange({ text: event.target.value })}
        helperText={isLetter ? t('officeTemplates.letterHint') : t('officeTemplates.mailHint')}
      />
    </Stack>
  );
}
