import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { t } from '@quire/model/messages/t';
import { type RefObject, useCallback } from 'react';
import type { ListViews } from '../../../data/live/office/list-views.ts';
import type { Person } from '../../../session/use-person.ts';
import { ColumnMenu } from './column-menu.tsx';
import type { ExportFormatName } from './export-formats.ts';
import { ExportMenu } from './export-menu.tsx';
import type { ListState } from './list-address.ts';
import type { ListDescription } from './list-description.ts';
import { ListFilters } from './list-filters.tsx';
import { SearchField } from './search-field.tsx';
import { ViewMenu } from './view-menu.tsx';

interface ListToolbarProps<T> {
  readonly person: Person;
  readonly list: ListDescription<T>;
  readonly state: ListState;
  readonly views: ListViews;
  readonly onChange: (change: Partial<ListState>) => void;
  readonly onExport: (format: ExportFormatName) => void;
  readonly search: RefObject<HTMLInputElement | null>;
}

/** Search, filters and display options. */
export function ListToolbar<T>(props: ListToolbarProps<T>) {
  const { person, list, state, views, onChange, onExport, search } = props;
  const find = useCallback((q: string) => onChange({ q }), [onChange]);
  return (
    <Box
      role="search"
      aria-label={t('officeList.filters')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'end',
        displayPrint: 'none',
      }}
    >
      {list.plan.hasWords && (
        <SearchField label={t('officeList.find')} value={state.q} onChange={find} input={search} />
      )}
      <ListFilters
        person={person}
        action={list.action}
        filters={(list.filters ?? []).filter(({ isElsewhere }) => !isElsewhere)}
        state={state}
        onChange={onChange}
      />
      {list.plan.hasBin && (
        <FormControlLabel
          label={t('officeList.bin')}
          sx={{ ml: 0 }}
          control={
            <Switch
              size="small"
              checked={state.bin}
              onChange={(_, bin) => onChange({ bin, q: '' })}
            />
          }
        />
      )}
      <Box sx={{ flexGrow: 1 }} />
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <ColumnMenu
          columns={list.columns}
          shown={state.columns}
          onChange={(columns) => onChange({ columns })}
        />
        <ViewMenu person={person} list={list.id} views={views} />
        <ExportMenu onExport={onExport} />
      </Box>
    </Box>
  );
}
