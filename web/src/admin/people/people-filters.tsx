import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import { ROLE_LABELS } from '@quire/model/role-labels';
import { INVITED_ROLES, type Role } from '@quire/model/roles';

export interface PeopleFilter {
  /** Null: all journals and the press. */
  readonly journal: string | null;
  readonly role: Role | null;
  readonly words: string;
}

interface PeopleFiltersProps {
  readonly filter: PeopleFilter;
  readonly journals: readonly string[];
  /** Whether all journals together can be chosen. */
  readonly hasAll: boolean;
  readonly onChange: (filter: PeopleFilter) => void;
}

const ANY = 'any';

/** Filters by journal, role, and name or address. */
export function PeopleFilters({ filter, journals, hasAll, onChange }: PeopleFiltersProps) {
  const { journal, role, words } = filter;
  return (
    <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <TextField
        label={t('officePeople.nameOrEmail')}
        type="search"
        value={words}
        onChange={(event) => onChange({ ...filter, words: event.target.value })}
        sx={{ flex: '2 1 14rem' }}
      />
      <TextField
        select
        label={t('office.journal')}
        value={journal ?? ANY}
        onChange={({ target: { value } }) =>
          onChange({ ...filter, journal: value === ANY ? null : value })
        }
        sx={{ flex: '1 1 9rem' }}
      >
        {hasAll && <MenuItem value={ANY}>{t('officePeople.all')}</MenuItem>}
        {journals.map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('officePeople.role')}
        value={role ?? ANY}
        onChange={({ target: { value } }) =>
          onChange({ ...filter, role: INVITED_ROLES.find((each) => each === value) ?? null })
        }
        sx={{ flex: '1 1 9rem' }}
      >
        <MenuItem value={ANY}>{t('officePeople.any')}</MenuItem>
        {INVITED_ROLES.map((each) => (
          <MenuItem key={each} value={each}>
            {ROLE_LABELS[each]}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
