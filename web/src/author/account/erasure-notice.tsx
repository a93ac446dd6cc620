import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { call } from '../../data/calls.ts';
import { rich } from '../../messages/rich.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { readersDay } from '../kit/readers-date.ts';
import { useAction } from '../kit/use-action.ts';

/** Shows when the account will be erased, and lets its owner cancel this. */
export function ErasureNotice({ at }: { at: string }) {
  const keeping = useAction();
  return (
    <Panel title={t('authorAccount.willBeErased')} isUrgent>
      <Typography sx={{ mb: 2 }}>
        {rich('authorAccount.erasedOn', { date: <time dateTime={at}>{readersDay(at)}</time> })}
      </Typography>
      <Button
        variant="contained"
        loading={keeping.busy}
        onClick={() =>
          void keeping.run(async () => {
            await call('cancelErasure', {});
          })
        }
      >
        {t('authorAccount.keepMyAccount')}
      </Button>
      <ProblemNote>{keeping.problem}</ProblemNote>
    </Panel>
  );
}
