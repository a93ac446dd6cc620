import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import type { CustomFieldProps } from '../kit/form/form-description.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const linesOf = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The answers to choose from, one per line, in the order in which reviewers see them. */
export function AnswersField({ value, onChange, problem, id, disabled }: CustomFieldProps) {
  const stored = (Array.isArray(value) ? value.filter(isText) : []).join('\n');
  const [typed, setTyped] = useState(stored);
  // Keeps an empty line while typing, but takes what others have saved meanwhile.
  const shown = linesOf(typed).join('\n') === stored ? typed : stored;
  return (
    <TextField
      id={id}
      multiline
      fullWidth
      minRows={3}
      size="small"
      label={t('officeJournals.answersToChooseFrom')}
      value={shown}
      disabled={disabled}
      error={problem !== undefined}
      helperText={problem ?? t('officeJournals.answersHint')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(linesOf(target.value));
      }}
    />
  );
}
