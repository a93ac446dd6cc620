import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { CorrectedLanguageSchema } from '@quire/model/entities/corrections';
import { LANGUAGES } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { TEXT_GROUP_LABELS, TEXT_GROUPS } from '@quire/model/text-groups';
import { useCallback, useRef } from 'react';
import { SearchField } from '../kit/list/search-field.tsx';
import type { TextAddress } from './text-address.ts';

interface TextFiltersProps {
  readonly address: TextAddress;
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}

/** Chooses the language, and which of its texts are listed. */
export function TextFilters({ address, onChange }: TextFiltersProps) {
  const search = useRef<HTMLInputElement>(null);
  const find = useCallback((words: string) => onChange({ words }), [onChange]);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', alignItems: 'end', mb: 2 }}
    >
      <TextField
        select
        label={t('office.language')}
        value={address.language}
        onChange={({ target }) => onChange({ language: target.value })}
        sx={{ width: { xs: '100%', sm: 220 } }}
      >
        {CorrectedLanguageSchema.options.map((tag) => (
          <MenuItem key={tag} value={tag} lang={tag}>
            {LANGUAGES[tag].name}
          </MenuItem>
        ))}
      </TextField>
      <SearchField
        label={t('officeTexts.find')}
        value={address.words}
        input={search}
        onChange={find}
      />
      <TextField
        select
        label={t('officeTexts.group')}
        value={address.group ?? ''}
        onChange={({ target }) => onChange({ group: target.value })}
        sx={{ width: { xs: '100%', sm: 220 } }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('officeTexts.allGroups')}</MenuItem>
        {TEXT_GROUPS.map((group) => (
          <MenuItem key={group} value={group}>
            {TEXT_GROUP_LABELS[group]}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={
          <Switch
            checked={address.isOwn}
            onChange={(_, isOwn) => onChange({ isOwn: isOwn ? 'true' : '' })}
          />
        }
        label={t('officeTexts.onlyOwn')}
      />
    </Stack>
  );
}
