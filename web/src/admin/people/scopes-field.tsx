import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { formatScope, ROLE_LABELS } from '@quire/model/role-labels';
import { ROLE_SCOPES, type Role } from '@quire/model/roles';

interface ScopesFieldProps {
  readonly role: Role;
  /** What may be chosen; what an account has besides is shown, and may be taken away. */
  readonly offered: readonly string[];
  readonly value: readonly string[];
  readonly onChange: (scopes: readonly string[]) => void;
}

/** In which journals, or special issues, a role counts. */
export function ScopesField({ role, offered, value, onChange }: ScopesFieldProps) {
  const kind = ROLE_SCOPES[role] === 'issue' ? 'special issues' : 'journals';
  return (
    <Autocomplete
      multiple
      size="small"
      options={[...new Set([...offered, ...value])]}
      value={[...value]}
      onChange={(_, chosen) => onChange(chosen)}
      getOptionDisabled={(scope) => !offered.includes(scope)}
      getOptionLabel={formatScope}
      renderInput={(field) => <TextField {...field} label={`${ROLE_LABELS[role]}: ${kind}`} />}
    />
  );
}
