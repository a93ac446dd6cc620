import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { STARTER_AUTHOR } from '@quire/model/starter-author';
import type { RecordFormState } from './use-record-form.ts';

interface FormNotesProps {
  readonly state: RecordFormState;
  readonly onMerge: () => void;
  readonly onUndelete: () => void;
}

/** What there is to know of a form before going on with it. */
export function FormNotes({ state, onMerge, onUndelete }: FormNotesProps) {
  const { live, theirs, isRestored, isDirty, failure } = state;
  return (
    <>
      {live.keeping.deletedAt !== undefined && (
        <Note severity="warning" does="Bring back" onDo={onUndelete}>
          This record is in the bin. Bring it back to change it.
        </Note>
      )}
      {live.keeping.updatedBy === STARTER_AUTHOR && (
        <Alert severity="info" sx={{ mb: 2 }}>
          This is a starter text. Readers are told that it has not been reviewed, until you change
          and save it.
        </Alert>
      )}
      {theirs && (
        <Note severity="warning" does="Look and merge" onDo={onMerge}>
          A colleague has saved this meanwhile. Nothing of yours is lost.
        </Note>
      )}
      {isRestored && isDirty && !theirs && (
        <Note severity="info" does="Throw it away" onDo={state.discard}>
          What you had typed on this device and not saved is back.
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
