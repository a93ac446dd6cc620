import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
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

/** For admins: takes away the second factor of somebody who has lost their phone and recovery codes. */
export function ResetSecondFactor({ holder }: ResetSecondFactorProps) {
  const [isAsking, setAsking] = useState(false);
  const name = holder.displayName || holder.email;
  async function reset() {
    await call('resetSecondFactor', { uid: holder.uid });
    tell(`Two-step sign-in of ${name} is reset.`);
  }
  return (
    <>
      <Button size="small" color="error" sx={{ mt: 2 }} onClick={() => setAsking(true)}>
        Reset two-step sign-in…
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Reset two-step sign-in of ${name}?`}
        does="Reset it"
        onConfirm={reset}
        onClose={() => setAsking(false)}
      >
        <Typography>
          Only for somebody who has lost their phone and their recovery codes. Make sure that it is
          really them: afterwards their password alone is enough until they set it up again. They
          are signed out everywhere and get a mail, and the log says that it was you.
        </Typography>
      </ConfirmDialog>
    </>
  );
}
