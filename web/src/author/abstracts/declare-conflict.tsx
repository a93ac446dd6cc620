import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '@quire/model/messages/t';
import { useId, useState } from 'react';
import { call } from '../../data/calls.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';

interface DeclareConflictProps {
  /** The id of the abstract. */
  readonly abstract: string;
  readonly onDone: () => void;
}

/** Lets a committee member declare a conflict with an abstract, after a warning about the consequences. */
export function DeclareConflict({ abstract, onDone }: DeclareConflictProps) {
  const [isAsking, setAsking] = useState(false);
  const title = useId();
  const declaring = useAction();
  async function declare() {
    const isDone = await declaring.run(async () => {
      await call('scoreAbstract', { abstract, hasConflict: true });
    });
    if (isDone) onDone();
  }
  return (
    <>
      <Button color="inherit" onClick={() => setAsking(true)}>
        {t('authorAbstracts.declareConflict')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={title}>
        <DialogTitle id={title}>{t('authorAbstracts.declareQuestion')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('authorAbstracts.declareWarning')}</DialogContentText>
          <ProblemNote>{declaring.problem}</ProblemNote>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)} disabled={declaring.busy}>
            {t('author.cancel')}
          </Button>
          <Button variant="contained" loading={declaring.busy} onClick={() => void declare()}>
            {t('authorAbstracts.confirmConflict')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
