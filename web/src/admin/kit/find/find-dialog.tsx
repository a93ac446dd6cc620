import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { t } from '@quire/model/messages/t';
import type { Claims } from '@quire/model/roles';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useJournalKeys } from '../../../data/live/journal-keys.ts';
import { SearchIcon } from '../icons.tsx';
import { commandsFor, findCommands } from './find-commands.ts';
import { FindOption } from './find-option.tsx';
import { type FoundPlace, useFound } from './use-found.ts';

const GO_TO = t('officeFind.goTo');

interface FindDialogProps {
  readonly claims: Claims;
  readonly onClose: () => void;
}

/** The search of the whole office: pages and commands immediately, records as they are found. */
export default function FindDialog({ claims, onClose }: FindDialogProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const journals = useJournalKeys(claims, 'article.edit');
  const commands = useMemo(() => findCommands(claims, journals), [claims, journals]);
  const found = useFound(claims, typed);
  const options: FoundPlace[] = [
    ...commandsFor(commands, typed).map(({ label, detail, path }) => ({
      ...{ group: GO_TO, title: label, detail, path },
    })),
    ...found.records,
  ];
  const list = useAutocomplete<FoundPlace, false, true, false>({
    id: 'find',
    open: true,
    autoHighlight: true,
    disableClearable: true,
    options,
    filterOptions: (all) => all,
    getOptionLabel: ({ title }) => title,
    getOptionKey: ({ path, group }) => `${group} ${path}`,
    isOptionEqualToValue: (one, other) => one.path === other.path,
    // The list is open as long as the dialog; Escape closes both.
    onClose: (_, reason) => {
      if (reason === 'escape') onClose();
    },
    inputValue: typed,
    onInputChange: (_, text, reason) => {
      if (reason === 'input') setTyped(text);
    },
    onChange: (_, { path }) => {
      onClose();
      void navigate(path);
    },
  });
  const isBusy = found.state === 'looking' || found.typed !== typed;
  const isEmpty = options.length === 0 && !isBusy;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={t('officeFind.find')}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { sx: { mx: { xs: 1, sm: 4 }, my: { xs: 1, sm: 8 }, width: '100%' } },
      }}
    >
      <Box {...list.getRootProps()}>
        <Box
          sx={{
            ...{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1 },
            ...{ borderBottom: 1, borderColor: 'divider' },
          }}
        >
          <SearchIcon color="action" />
          <InputBase
            fullWidth
            autoFocus
            placeholder={t('officeFind.placeholder')}
            inputProps={{
              ...list.getInputProps(),
              'aria-label': t('officeFind.find'),
              type: 'search',
              enterKeyHint: 'go',
            }}
          />
        </Box>
        <Box sx={{ maxHeight: 'min(60vh, 32rem)', overflowY: 'auto' }}>
          <Box
            component="ul"
            {...list.getListboxProps()}
            aria-label={t('officeFind.results')}
            aria-busy={isBusy}
            sx={{ m: 0, p: 0, py: options.length > 0 ? 1 : 0, listStyle: 'none' }}
          >
            {list.groupedOptions.map((option, index) => (
              <FindOption
                key={`${option.group} ${option.path}`}
                option={option}
                heading={options[index - 1]?.group === option.group ? undefined : option.group}
                props={list.getOptionProps({ option, index })}
              />
            ))}
          </Box>
          <Typography role="status" variant="body2" color="text.secondary" sx={{ px: 2 }}>
            {isEmpty && <Said>{t('officeFind.noResults')}</Said>}
            {found.state === 'failed' && <Said>{t('officeFind.someNotLoaded')}</Said>}
          </Typography>
        </Box>
      </Box>
    </Dialog>
  );
}

const Said = ({ children }: { readonly children: string }) => (
  <Box component="span" sx={{ display: 'block', py: 1.5 }}>
    {children}
  </Box>
);
