import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '@quire/model/messages/t';
import { STARTER_AUTHOR } from '@quire/model/starter-author';
import type { RecordFormState } from './use-record-form.ts';

interface FormNotesProps {
  readonly state: RecordFormState;
  readonly onMerge: () => void;
  readonly onUndelete: () => void;
}

/** Notes to read before continuing with a form. */
export function FormNotes({ state, onMerge, onUndelete }: FormNotesProps) {
  const { live, theirs, isRestored, isDirty, failure } = state;
  return (
    <>
      {live.keeping.deletedAt !== undefined && (
        <Note severity="warning" does={t('officeForm.restore')} onDo={onUndelete}>
          {t('officeForm.isInBin')}
        </Note>
      )}
      {live.keeping.updatedBy === STARTER_AUTHOR && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('officeForm.isStarterText')}
        </Alert>
      )}
      {theirs && (
        <Note severity="warning" does={t('officeForm.compareAndMerge')} onDo={onMerge}>
          {t('officeForm.colleagueSaved')}
        </Note>
      )}
      {isRestored && isDirty && !theirs && (
        <Note severity="info" does={t('officeForm.discard')} onDo={state.discard}>
          {t('officeForm.changesRestored')}
        </Note>
      )}
      {failure && !theirs && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
    </>
  );
}

interface NoteProps {
  readonly severity: 'info' | 'warning';
  readonly does: string;
  readonly onDo: () => void;
  readonly children: string;
}

function Note({ severity, does, onDo, children }: NoteProps) {
  return (
    <Alert
      severity={severity}
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onDo}>
          {does}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
