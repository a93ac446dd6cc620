import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useJournalKeys } from '../../data/live/journal-keys.ts';
import type { CustomFieldProps } from '../kit/form/form-description.ts';
import { isValues } from '../kit/form/values.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Where the papers appeared: not yet, in an issue of a journal, or in a book. */
export function ProceedingsField(props: CustomFieldProps) {
  const { id, value, disabled, problem, person, onChange } = props;
  const stored = isValues(value) ? value : {};
  const journals = useJournalKeys(person.claims, 'content.edit');
  const [chosen, setChosen] = useState(where(stored));
  const kind = Object.keys(stored).length > 0 ? where(stored) : chosen;
  function choose(next: string) {
    setChosen(next);
    if (next === '') onChange(undefined);
    else onChange(next === 'book' ? { book: '' } : { journal: journals[0] ?? '', issue: '' });
  }
  return (
    <Box
      id={id}
      role="group"
      aria-label="Proceedings"
      tabIndex={-1}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}
    >
      <TextField
        select
        label="Proceedings"
        value={kind}
        disabled={disabled}
        error={problem !== undefined}
        helperText={problem && 'Choose the issue or book.'}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">None yet</MenuItem>
        <MenuItem value="issue">An issue of a journal</MenuItem>
        <MenuItem value="book">A book</MenuItem>
      </TextField>
      {kind === 'issue' && (
        <>
          <TextField
            select
            label="Journal"
            value={text(stored.journal)}
            disabled={disabled}
            onChange={(event) => onChange({ ...stored, journal: event.target.value })}
          >
            {[...new Set([...journals, text(stored.journal)].filter(Boolean))].map((key) => (
              <MenuItem key={key} value={key}>
                {key}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="Issue"
            value={text(stored.issue)}
            disabled={disabled}
            helperText="As in its address, for example 4-2"
            onChange={(event) => onChange({ ...stored, issue: event.target.value })}
          />
        </>
      )}
      {kind === 'book' && (
        <TextField
          label="Book"
          value={text(stored.book)}
          disabled={disabled}
          helperText="The part of its address after /books/"
          onChange={(event) => onChange({ book: event.target.value })}
        />
      )}
    </Box>
  );
}

const where = (stored: object): string =>
  'book' in stored ? 'book' : 'journal' in stored ? 'issue' : '';
