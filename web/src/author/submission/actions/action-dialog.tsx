import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { useId, useRef, useState } from 'react';
import { call } from '../../../data/calls.ts';
import { MarkdownField } from '../../../markdown-text/markdown-field.tsx';
import { ProblemNote } from '../../../signed-in/problem-note.tsx';
import { useAction } from '../../kit/use-action.ts';
import { type AuthorEvent, authorAction } from './author-actions.ts';

interface ActionDialogProps {
  readonly submission: StoredSubmission;
  readonly event: AuthorEvent;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly onClose: () => void;
}

/** Asks before something is done that cannot simply be undone, and for the words it needs. */
export function SubmissionActionDialog({
  submission,
  event,
  words,
  onWords,
  onClose,
}: ActionDialogProps) {
  const { label, explains, asks, isGrave } = authorAction(event);
  const titleId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [lacking, setLacking] = useState<readonly string[]>([]);
  const moving = useAction();
  // As it was when the dialog opened: if it has moved on meanwhile, the press says so.
  const [from] = useState(submission.state);

  async function move() {
    if (asks && !words.trim()) {
      setMissing(true);
      field.current?.focus();
      return;
    }
    let isMoved = false;
    await moving.run(async () => {
      const { problems } = await call('moveSubmission', {
        ...{ submission: submission.id, event, from },
        ...(asks && { [asks.field]: words.trim() }),
      });
      setLacking(problems.map(({ message }) => message));
      isMoved = problems.length === 0;
    });
    if (isMoved) onClose();
  }
  return (
    <Dialog open aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{label}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{explains}</DialogContentText>
        {asks && (
          <MarkdownField
            label={asks.label}
            isRequired
            value={words}
            problem={isMissing && !words.trim() ? t('authorSubmission.sentenceNeeded') : null}
            ref={field}
            autoFocus
            onChange={onWords}
            maxLength={asks.field === 'reason' ? 5_000 : 20_000}
          />
        )}
        <ProblemNote>
          {moving.problem ?? (lacking.length > 0 ? lacking.join(' ') : null)}
        </ProblemNote>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('author.cancel')}</Button>
        <Button
          variant="contained"
          color={isGrave ? 'error' : 'primary'}
          aria-disabled={moving.busy}
          onClick={() => void move()}
        >
          {moving.busy ? t('forms.oneMoment') : label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
