import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
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
      aria-label={t('officeConference.proceedings')}
      tabIndex={-1}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}
    >
      <TextField
        select
        label={t('officeConference.proceedings')}
        value={kind}
        disabled={disabled}
        error={problem !== undefined}
        helperText={problem && t('officeConference.chooseIssueOrBook')}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('officeConference.noProceedingsYet')}</MenuItem>
        <MenuItem value="issue">{t('officeConference.inIssue')}</MenuItem>
        <MenuItem value="book">{t('officeConference.inBook')}</MenuItem>
      </TextField>
      {kind === 'issue' && (
        <>
          <TextField
            select
            label={t('office.journal')}
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
            label={t('officeConference.issue')}
            value={text(stored.issue)}
            disabled={disabled}
            helperText={t('officeConference.issueHint')}
            onChange={(event) => onChange({ ...stored, issue: event.target.value })}
          />
        </>
      )}
      {kind === 'book' && (
        <TextField
          label={t('officeConference.book')}
          value={text(stored.book)}
          disabled={disabled}
          helperText={t('officeConference.bookAddressHint')}
          onChange={(event) => onChange({ book: event.target.value })}
        />
      )}
    </Box>
  );
}

const where = (stored: object): string =>
  'book' in stored ? 'book' : 'journal' in stored ? 'issue' : '';
