import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { call } from '../../data/calls.ts';
import { Panel } from '../kit/panel.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';
import { useAuthorSession } from '../session/session-context.ts';

/** Signing out: here, or wherever somebody is signed in with this account. */
export function SessionsPanel() {
  const { leave } = useAuthorSession();
  const leaving = useAction();
  return (
    <Panel title="Signed in">
      <Typography sx={{ mb: 2 }}>
        On a device that others use, sign out when you go. Lost a device? Sign out everywhere.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button variant="contained" loading={leaving.busy} onClick={() => void leaving.run(leave)}>
          Sign out
        </Button>
        <Button
          variant="outlined"
          disabled={leaving.busy}
          onClick={() =>
            void leaving.run(async () => {
              await call('endSessions', {});
              await leave();
            })
          }
        >
          Sign out everywhere
        </Button>
      </Stack>
      <ProblemNote>{leaving.problem}</ProblemNote>
    </Panel>
  );
}
