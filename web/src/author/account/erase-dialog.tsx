import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { ERASURE_DAYS } from '@quire/model/constants';
import { t } from '@quire/model/messages/t';
import { useId } from 'react';
import { call } from '../../data/calls.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';

/** Confirms the erasure of an account and explains its consequences. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const erasing = useAction();
  return (
    <Dialog open aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('authorAccount.eraseQuestion')}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div">
          <p>{t('authorAccount.eraseWhen', { days: ERASURE_DAYS })}</p>
          <p>{t('authorAccount.eraseKeeps')}</p>
        </DialogContentText>
        <ProblemNote>{erasing.problem}</ProblemNote>
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 1 }}>
        <Button autoFocus onClick={onClose}>
          {t('authorAccount.keepMyAccount')}
        </Button>
        <Button
          color="error"
          variant="contained"
          loading={erasing.busy}
          onClick={async () => {
            const worked = await erasing.run(async () => {
              await call('requestErasure', {});
            });
            if (worked) onClose();
          }}
        >
          {t('authorAccount.eraseMyAccount')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
