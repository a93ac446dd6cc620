import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { t } from '@quire/model/messages/t';
import { type ShownState, stateInWords } from './registration-words.ts';

/** How far a DOI is registered, and whether at a test system. */
export function RegistrationStateChip({ of }: { readonly of: ShownState }) {
  const { label, colour } = stateInWords(of);
  return (
    <Stack direction="row" useFlexGap sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Chip size="small" variant="outlined" color={colour} label={label} />
      {of.isTest && <Chip size="small" label={t('officeRegistrations.test')} />}
    </Stack>
  );
}
