import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '@quire/model/messages/t';
import { submissionsPath } from '@quire/model/paths';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../data/calls.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';

/** Deletes a draft with its files, after confirmation. */
export function DiscardDraft({ submission }: { readonly submission: string }) {
  const titleId = useId();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const discarding = useAction();
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('authorSubmission.deleteDraft')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t('authorSubmission.deleteQuestion')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('authorSubmission.deleteWarning')}</DialogContentText>
          <ProblemNote>{discarding.problem}</ProblemNote>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t('authorSubmission.keepDraft')}</Button>
          <Button
            variant="contained"
            color="error"
            aria-disabled={discarding.busy}
            onClick={() =>
              void discarding.run(async () => {
                await call('discardDraft', { submission });
                navigate(submissionsPath());
              })
            }
          >
            {t('authorSubmission.deleteDraft')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
