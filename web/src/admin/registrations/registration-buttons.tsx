import Button from '@mui/material/Button';
import type { Registration } from '@quire/model/entities/registration';
import { useState } from 'react';
import type { Row } from '../../data/live/office/list-request.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { useAsyncAction } from '../../signed-in/use-async-action.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { newAttempt } from '../kit/list/run-action.ts';
import { tell, tellFailure } from '../kit/notices.ts';
import { CHECK_ADDRESS, SEND_AGAIN } from './registration-actions.ts';

interface RegistrationButtonsProps {
  readonly id: string;
  readonly registration: Registration;
}

/** The actions of the list, on one DOI. */
export function RegistrationButtons({ id, registration }: RegistrationButtonsProps) {
  const [isAsking, setAsking] = useState(false);
  const checking = useAsyncAction();
  const row: Row<Registration> = { id, record: registration, revision: 1, deletedAt: undefined };

  async function check() {
    try {
      await CHECK_ADDRESS.run(row, {}, newAttempt());
      tell(CHECK_ADDRESS.done(1));
    } catch (error) {
      tellFailure(messageOf(error));
    }
  }

  return (
    <>
      {CHECK_ADDRESS.isFor?.(row) && (
        <Button loading={checking.busy} onClick={() => void checking.run(check)}>
          {CHECK_ADDRESS.label}
        </Button>
      )}
      {SEND_AGAIN.isFor?.(row) && (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {SEND_AGAIN.label}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={SEND_AGAIN.label}
        does={SEND_AGAIN.label}
        onConfirm={async () => {
          await SEND_AGAIN.run(row, {}, newAttempt());
          tell(SEND_AGAIN.done(1));
        }}
        onClose={() => setAsking(false)}
      >
        {SEND_AGAIN.asks?.(1)}
      </ConfirmDialog>
    </>
  );
}
