import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { call } from '../../data/calls.ts';
import type { Person } from '../../session/use-person.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';
import { useAuthorSession } from '../session/session-context.ts';
import { SessionList } from './session-list.tsx';

/** The sessions of this account, and signing out here, elsewhere or everywhere. */
export function SessionsPanel({ person }: { person: Person }) {
  const { leave } = useAuthorSession();
  const leaving = useAction();
  return (
    <Panel title="Devices">
      <Typography sx={{ mb: 2 }}>
        You are signed in on these devices. If you do not recognise one, sign it out and change your
        password.
      </Typography>
      <SessionList person={person} />
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
