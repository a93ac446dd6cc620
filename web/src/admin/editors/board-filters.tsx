import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import type { Board } from '../../data/live/people/boards.ts';
import { BOARD_NOTES, BOARD_ROLES, type BoardFilter } from './board-rows.ts';

interface BoardFiltersProps {
  readonly boards: readonly Board[];
  readonly filter: BoardFilter;
  readonly onChange: (change: Partial<BoardFilter>) => void;
}

type Choice = readonly [value: string, label: string];

/** The filters of the list of board members. */
export function BoardFilters({ boards, filter, onChange }: BoardFiltersProps) {
  const choices: Readonly<
    Record<'journal' | 'role' | 'note', readonly [string, readonly Choice[]]>
  > = {
    journal: [
      t('officeEditors.filterJournal'),
      boards.map(({ journal, title }) => [
        journal,
        t('officeEditors.journalTitle', { key: journal, title }),
      ]),
    ],
    role: [t('officeEditors.filterRole'), Object.entries(BOARD_ROLES)],
    note: [t('officeEditors.filterToCheck'), Object.entries(BOARD_NOTES)],
  };
  const isNarrowed = Object.values(filter).some(Boolean);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <TextField
        label={t('officeEditors.search')}
        type="search"
        size="small"
        value={filter.q}
        onChange={({ target }) => onChange({ q: target.value })}
        sx={{ width: { xs: '100%', sm: 220 } }}
        slotProps={{ htmlInput: { 'data-filter': '' } }}
      />
      {(['journal', 'role', 'note'] as const).map((key) => {
        const [label, options] = choices[key];
        return (
          <TextField
            key={key}
            select
            label={label}
            size="small"
            value={options.some(([value]) => value === filter[key]) ? filter[key] : ''}
            onChange={({ target }) => onChange({ [key]: target.value })}
            sx={{ width: { xs: 'calc(50% - 6px)', sm: 190 } }}
          >
            <MenuItem value="">{t('officeEditors.all')}</MenuItem>
            {options.map(([value, words]) => (
              <MenuItem key={value} value={value}>
                {words}
              </MenuItem>
            ))}
          </TextField>
        );
      })}
      {isNarrowed && (
        <Button onClick={() => onChange({ q: '', journal: '', role: '', note: '' })}>
          {t('officeEditors.clear')}
        </Button>
      )}
    </Stack>
  );
}
