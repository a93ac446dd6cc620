import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
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
        <Note severity="warning" does="Restore" onDo={onUndelete}>
          This record is in the bin. Restore it to change it.
        </Note>
      )}
      {live.keeping.updatedBy === STARTER_AUTHOR && (
        <Alert severity="info" sx={{ mb: 2 }}>
          This is a starter text. Readers see a note that it has not been reviewed, until you change
          and save it.
        </Alert>
      )}
      {theirs && (
        <Note severity="warning" does="Compare and merge" onDo={onMerge}>
          A colleague has saved changes in the meantime. Your changes are not lost.
        </Note>
      )}
      {isRestored && isDirty && !theirs && (
        <Note severity="info" does="Discard" onDo={state.discard}>
          Unsaved changes from this device have been restored.
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
