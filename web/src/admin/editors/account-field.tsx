import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useJournalAccounts } from '../../data/live/people/journal-accounts.ts';
import type { CustomFieldProps } from '../kit/form/form-description.ts';

/** Chooses a board member's account among those with a role in the journal. */
export function AccountField({ value, onChange, problem, id, disabled, values }: CustomFieldProps) {
  const { accounts } = useJournalAccounts(String(values.name ?? ''));
  const uid = typeof value === 'string' ? value : '';
  const isKnown = uid === '' || accounts.some((account) => account.uid === uid);
  return (
    <TextField
      select
      fullWidth
      id={id}
      label="Account"
      value={uid}
      disabled={disabled}
      error={problem !== undefined}
      helperText={problem ?? 'Not shown to readers.'}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <MenuItem value="">No account</MenuItem>
      {!isKnown && <MenuItem value={uid}>An account without a role in this journal</MenuItem>}
      {accounts.map((account) => (
        <MenuItem key={account.uid} value={account.uid}>
          {account.displayName || account.email}
        </MenuItem>
      ))}
    </TextField>
  );
}
