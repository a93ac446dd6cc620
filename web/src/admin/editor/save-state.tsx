import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { hour } from '../kit/dates.ts';
import type { DraftState } from './draft/draft-state.ts';

/** The state of the draft: unsaved, on the device, or saved. */
export function SaveState({ state, mayEdit }: { state: DraftState; mayEdit: boolean }) {
  return (
    <Typography variant="body2" color="text.secondary" role="status" sx={{ minWidth: '9em' }}>
      {mayEdit ? words(state) : t('officeEditor.readOnly')}
    </Typography>
  );
}

function words({ phase, isSaving, isDirty, isKept, conflict, savedAt, base }: DraftState): string {
  if (phase !== 'open') return '';
  if (conflict) return t('officeEditor.notSavedConflict');
  if (isSaving) return t('officeEditor.saving');
  if (isDirty) return isKept ? t('officeEditor.keptOnDevice') : t('officeEditor.notSaved');
  if (savedAt) return t('officeEditor.savedAt', { time: hour(savedAt) });
  return base ? t('officeEditor.version', { revision: base.revision }) : '';
}
