import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { call } from '../../data/calls.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { readersDay } from '../kit/readers-date.ts';
import { useAction } from '../kit/use-action.ts';

/** Shows when the account will be erased, and lets its owner cancel this. */
export function ErasureNotice({ at }: { at: string }) {
  const keeping = useAction();
  return (
    <Panel title="Your account will be erased" isUrgent>
      <Typography sx={{ mb: 2 }}>
        On <time dateTime={at}>{readersDay(at)}</time>. Until then you can use your account as
        before, and cancel this.
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
        Keep my account
      </Button>
      <ProblemNote>{keeping.problem}</ProblemNote>
    </Panel>
  );
}
