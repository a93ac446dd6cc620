import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import type { Action } from '@quire/model/roles';
import { useJournalKeys } from '../../../data/live/journal-keys.ts';
import type { Person } from '../../../session/use-person.ts';
import type { ListState } from './list-address.ts';
import { type Filter, filterValue } from './list-description.ts';

interface ListFiltersProps {
  readonly person: Person;
  /** The rights of the person. */
  readonly action: Action;
  readonly filters: readonly Filter[];
  readonly state: ListState;
  readonly onChange: (change: Partial<ListState>) => void;
}

/** Fields that filter a list by one value each. */
export function ListFilters({ person, action, filters, state, onChange }: ListFiltersProps) {
  const journals = useJournalKeys(person.claims, action);
  // Filters set by another part of the page (a queue) are not shown here, and are kept when the others are cleared.
  const shown = new Set(filters.map(({ field }) => field));
  const isNarrowed = Object.keys(state.filters).some((field) => shown.has(field)) || state.q !== '';
  const elsewhere = Object.fromEntries(
    Object.entries(state.filters).filter(([field]) => !shown.has(field)),
  );
  function choose(filter: Filter, value: string) {
    const { field } = filter;
    const { [field]: _, ...others } = state.filters;
    const chosen = filterValue(filter, value);
    onChange({ filters: value === '' ? others : { ...others, [field]: chosen } });
  }
  return (
    <>
      {filters.map((filter) => {
        const value = state.filters[filter.field];
        const choices =
          filter.choices === 'journals'
            ? journals.map((key) => ({ value: key, label: key }))
            : filter.choices;
        const chosen = value === undefined ? '' : String(value);
        const isKnown = chosen === '' || choices.some((choice) => choice.value === chosen);
        return (
          <TextField
            key={filter.field}
            select
            label={filter.label}
            value={chosen}
            onChange={(event) => choose(filter, event.target.value)}
            sx={{ width: 150 }}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{t('officeList.all')}</MenuItem>
            {!isKnown && <MenuItem value={chosen}>{chosen}</MenuItem>}
            {choices.map(({ value: each, label }) => (
              <MenuItem key={each} value={each}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        );
      })}
      {isNarrowed && (
        <Button onClick={() => onChange({ filters: elsewhere, q: '' })}>
          {t('officeList.clear')}
        </Button>
      )}
    </>
  );
}
