import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
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
      label={t('officeEditors.account')}
      value={uid}
      disabled={disabled}
      error={problem !== undefined}
      helperText={problem ?? t('officeEditors.accountHint')}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <MenuItem value="">{t('officeEditors.noAccount')}</MenuItem>
      {!isKnown && <MenuItem value={uid}>{t('officeEditors.accountWithoutRole')}</MenuItem>}
      {accounts.map((account) => (
        <MenuItem key={account.uid} value={account.uid}>
          {account.displayName || account.email}
        </MenuItem>
      ))}
    </TextField>
  );
}
