import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { errorMessage } from '@quire/model/errors';
import { instant } from '../kit/dates.ts';
import type { DraftState } from './draft/draft-state.ts';
import type { ArticleDraftStore } from './draft/draft-store.ts';

interface EditorMessagesProps {
  readonly store: ArticleDraftStore;
  readonly state: DraftState;
  readonly mayEdit: boolean;
  readonly who: string;
  readonly onConflict: () => void;
}

/** Messages that need attention before editing: recovered, merged, in conflict, not saved. */
export function EditorMessages({ store, state, mayEdit, who, onConflict }: EditorMessagesProps) {
  const { phase, problem, isRecovered, isKept, merged, conflict } = state;
  return (
    <>
      {phase === 'failed' && (
        <Alert severity="error">The text of this article could not be loaded.</Alert>
      )}
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {!mayEdit && <Alert severity="info">You can read this article but not edit it.</Alert>}
      {!isKept && (
        <Alert severity="warning">
          This browser cannot keep drafts on this device. Save often, so that nothing is lost.
        </Alert>
      )}
      {conflict && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={onConflict}>
              Compare
            </Button>
          }
        >
          {who} saved version {conflict.theirs.revision} on {instant(conflict.theirs.savedAt)} and
          changed the same place as you. Your version is kept on this device until you decide.
        </Alert>
      )}
      {merged && !conflict && (
        <Alert severity="info" onClose={() => store.dismissMerge()}>
          {who} saved version {merged.revision} meanwhile. Those changes are included here.
        </Alert>
      )}
      {isRecovered && !conflict && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" onClick={() => store.discard()}>
              Discard
            </Button>
          }
        >
          Unsaved text from your last visit has been restored.
        </Alert>
      )}
    </>
  );
}
