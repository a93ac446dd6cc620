import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { HANDING_NOTE_MAX } from '@quire/model/calls/editors';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../../../data/calls.ts';
import { useCloseGuard } from '../../../kit/close-guard.tsx';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { tell } from '../../../kit/notices.ts';

interface HandBackDialogProps {
  readonly submission: string;
  readonly onClose: () => void;
}

/** Removes a manuscript's editors: it waits at the desk for another editor. */
export function HandBackDialog({ submission, onClose }: HandBackDialogProps) {
  const [note, setNote] = useState('');
  const guard = useCloseGuard(onClose);
  async function handBack() {
    await call('handOver', { submission, to: null, note });
    guard.forget();
    tell(t('officeManuscript.returnedToDesk'));
  }
  return (
    <ConfirmDialog
      open
      title={t('officeManuscript.returnToDesk')}
      does={t('officeManuscript.return')}
      guard={guard}
      onConfirm={handBack}
      onClose={onClose}
    >
      <Typography gutterBottom>{t('officeManuscript.returnToDeskHint')}</Typography>
      <TextField
        label={t('officeManuscript.returnNote')}
        multiline
        minRows={3}
        maxRows={8}
        fullWidth
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: HANDING_NOTE_MAX } }}
        sx={{ mt: 1 }}
      />
    </ConfirmDialog>
  );
}
