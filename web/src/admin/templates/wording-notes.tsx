import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { MailOverride } from '@quire/model/entities/mail-template';
import { instant } from '../kit/dates.ts';
import type { WordingState } from './use-wording.ts';
import { WordingDiff } from './wording-diff.tsx';

interface WordingNotesProps {
  readonly state: WordingState;
  readonly own: MailOverride | undefined;
  readonly journal: string | null;
}

/** Shows which wording is in use, and whether another person has changed it in the meantime. */
export function WordingNotes({ state, own, journal }: WordingNotesProps) {
  const { isStale, saved, words } = state;
  if (isStale) {
    return (
      <Alert
        severity="warning"
        action={
          <>
            <Button color="inherit" size="small" onClick={state.discard}>
              Use theirs
            </Button>
            <Button color="inherit" size="small" onClick={state.keepMine}>
              Keep mine
            </Button>
          </>
        }
      >
        Another member of staff has saved a different wording since you began
        {own && `, on ${instant(own.updatedAt)}`}. Changes from theirs to yours:
        <WordingDiff before={saved} after={words} />
      </Alert>
    );
  }
  if (journal !== null) {
    return (
      <Alert severity="info">
        {!own || own.isReset
          ? `${journal} has no wording of its own and uses the press’s. What you save here applies to ${journal} only.`
          : `The wording of ${journal}, saved on ${instant(own.updatedAt)}.`}
      </Alert>
    );
  }
  if (!own || own.isReset) {
    return <Alert severity="info">This is the default wording.</Alert>;
  }
  return <Alert severity="info">Changed from the default on {instant(own.updatedAt)}.</Alert>;
}
