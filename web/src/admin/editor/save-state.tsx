import Typography from '@mui/material/Typography';
import { hour } from '../kit/dates.ts';
import type { DraftState } from './draft/draft-state.ts';

/** The state of the draft: unsaved, on the device, or saved. */
export function SaveState({ state, mayEdit }: { state: DraftState; mayEdit: boolean }) {
  return (
    <Typography variant="body2" color="text.secondary" role="status" sx={{ minWidth: '9em' }}>
      {mayEdit ? words(state) : 'Read only'}
    </Typography>
  );
}

function words({ phase, isSaving, isDirty, isKept, conflict, savedAt, base }: DraftState): string {
  if (phase !== 'open') return '';
  if (conflict) return 'Not saved: resolve the conflict';
  if (isSaving) return 'Saving…';
  if (isDirty) return isKept ? 'Kept on this device' : 'Not saved';
  if (savedAt) return `Saved at ${hour(savedAt)}`;
  return base ? `Version ${base.revision}` : '';
}
