import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { tell } from '../kit/notices.ts';

interface ResetSecondFactorProps {
  readonly holder: {
    readonly uid: string;
    readonly email: string;
    readonly displayName: string;
  };
}

/** For admins: resets the second factor of a person who has lost their phone and recovery codes. */
export function ResetSecondFactor({ holder }: ResetSecondFactorProps) {
  const [isAsking, setAsking] = useState(false);
  const name = holder.displayName || holder.email;
  async function reset() {
    await call('resetSecondFactor', { uid: holder.uid });
    tell(t('officePeople.secondFactorReset', { name }));
  }
  return (
    <>
      <Button size="small" color="error" sx={{ mt: 2 }} onClick={() => setAsking(true)}>
        {t('officePeople.resetSecondFactor')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('officePeople.resetSecondFactorTitle', { name })}
        does={t('officePeople.resetButton')}
        onConfirm={reset}
        onClose={() => setAsking(false)}
      >
        <Typography>{t('officePeople.resetSecondFactorText')}</Typography>
      </ConfirmDialog>
    </>
  );
}
