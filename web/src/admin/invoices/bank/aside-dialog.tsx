import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../../data/calls.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { tell } from '../../kit/notices.ts';

/** Records why a bank entry pays no invoice. */
export function AsideDialog({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  async function setAside() {
    await call('setBankEntryAside', { entry: id, isAside: true, reason });
    tell(t('officeBank.entrySetAside'), () =>
      call('setBankEntryAside', { entry: id, isAside: false }).then(() => undefined),
    );
  }
  return (
    <ConfirmDialog
      open
      title={t('officeBank.asksSetAside')}
      does={t('officeBank.setAside')}
      disabled={reason.trim() === ''}
      onConfirm={setAside}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography>{t('officeBank.setAsideHint')}</Typography>
        <TextField
          label={t('officeBank.why')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Stack>
    </ConfirmDialog>
  );
}
