import Typography from '@mui/material/Typography';
import type { SyncState } from './paper-sync.ts';

const WORDS: Readonly<Record<SyncState['name'], string>> = {
  opening: 'Opening…',
  saved: 'Saved',
  saving: 'Saving…',
  offline: 'Saved on this device. It will be sent when you are online again.',
  refused: 'Not saved',
};

/** Whether what was typed is safe, and where. */
export function SaveMark({ state }: { readonly state: SyncState }) {
  return (
    <Typography role="status" variant="body2" color="text.secondary">
      {WORDS[state.name]}
    </Typography>
  );
}
