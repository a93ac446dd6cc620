import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import { formatScope, ROLE_LABELS } from '@quire/model/role-labels';
import { ROLE_SCOPES, type Role } from '@quire/model/roles';

interface ScopesFieldProps {
  readonly role: Role;
  /** The scopes to choose from; other scopes of the account are shown and can be removed. */
  readonly offered: readonly string[];
  readonly value: readonly string[];
  readonly onChange: (scopes: readonly string[]) => void;
}

/** The journals or special issues in which a role applies. */
export function ScopesField({ role, offered, value, onChange }: ScopesFieldProps) {
  const label =
    ROLE_SCOPES[role] === 'issue'
      ? t('officePeople.roleInSpecialIssues', { role: ROLE_LABELS[role] })
      : t('officePeople.roleInJournals', { role: ROLE_LABELS[role] });
  return (
    <Autocomplete
      multiple
      size="small"
      options={[...new Set([...offered, ...value])]}
      value={[...value]}
      onChange={(_, chosen) => onChange(chosen)}
      getOptionDisabled={(scope) => !offered.includes(scope)}
      getOptionLabel={formatScope}
      renderInput={(field) => <TextField {...field} label={label} />}
    />
  );
}
