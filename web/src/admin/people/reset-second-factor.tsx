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

/** For admins: resets the second factor of a person who has lost their phone and recovery codes. */
export function ResetSecondFactor({ holder }: ResetSecondFactorProps) {
  const [isAsking, setAsking] = useState(false);
  const name = holder.displayName || holder.email;
  async function reset() {
    await call('resetSecondFactor', { uid: holder.uid });
    tell(`Two-step sign-in of ${name} reset.`);
  }
  return (
    <>
      <Button size="small" color="error" sx={{ mt: 2 }} onClick={() => setAsking(true)}>
        Reset two-step sign-in…
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Reset two-step sign-in of ${name}?`}
        does="Reset"
        onConfirm={reset}
        onClose={() => setAsking(false)}
      >
        <Typography>
          Only for people who have lost their phone and recovery codes. Verify their identity first:
          afterwards their password is enough to sign in until they set it up again. They are signed
          out everywhere and notified by mail, and the log records your name.
        </Typography>
      </ConfirmDialog>
    </>
  );
}
