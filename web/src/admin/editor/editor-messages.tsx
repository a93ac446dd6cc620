import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
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
      {phase === 'failed' && <Alert severity="error">{t('officeEditor.textNotLoaded')}</Alert>}
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {!mayEdit && <Alert severity="info">{t('officeEditor.mayOnlyRead')}</Alert>}
      {!isKept && <Alert severity="warning">{t('officeEditor.cannotKeepDrafts')}</Alert>}
      {conflict && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={onConflict}>
              {t('officeEditor.compare')}
            </Button>
          }
        >
          {t('officeEditor.conflictNotice', {
            who,
            revision: conflict.theirs.revision,
            date: instant(conflict.theirs.savedAt),
          })}
        </Alert>
      )}
      {merged && !conflict && (
        <Alert severity="info" onClose={() => store.dismissMerge()}>
          {t('officeEditor.mergedNotice', { who, revision: merged.revision })}
        </Alert>
      )}
      {isRecovered && !conflict && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" onClick={() => store.discard()}>
              {t('officeEditor.discard')}
            </Button>
          }
        >
          {t('officeEditor.recovered')}
        </Alert>
      )}
    </>
  );
}
