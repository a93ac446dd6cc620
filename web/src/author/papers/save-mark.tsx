import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import type { SyncState } from './paper-sync.ts';

const WORDS: Readonly<Record<SyncState['name'], string>> = {
  opening: t('authorPapers.stateOpening'),
  saved: t('authorPapers.stateSaved'),
  saving: t('forms.saving'),
  offline: t('authorPapers.stateOffline'),
  refused: t('authorPapers.stateRefused'),
};

/** Whether what was typed is safe, and where. */
export function SaveMark({ state }: { readonly state: SyncState }) {
  return (
    <Typography role="status" variant="body2" color="text.secondary">
      {WORDS[state.name]}
    </Typography>
  );
}
