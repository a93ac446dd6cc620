import Typography from '@mui/material/Typography';
import type { DraftState } from './draft/draft-state.ts';

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** Where the draft is: on the page, on the device, saved. */
export function SaveState({ state, mayEdit }: { state: DraftState; mayEdit: boolean }) {
  return (
    <Typography variant="body2" color="text.secondary" role="status" sx={{ minWidth: '9em' }}>
      {mayEdit ? words(state) : 'Read only'}
    </Typography>
  );
}

function words({ phase, isSaving, isDirty, isKept, conflict, savedAt, base }: DraftState): string {
  if (phase !== 'open') return '';
  if (conflict) return 'Not saved: a decision is needed';
  if (isSaving) return 'Saving…';
  if (isDirty) return isKept ? 'Kept on this device' : 'Not kept: save it';
  if (savedAt) return `Saved at ${CLOCK.format(new Date(savedAt))}`;
  return base ? `Version ${base.revision}` : '';
}
