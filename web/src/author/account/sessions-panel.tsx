import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
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
    <Panel title={t('authorAccount.devices')}>
      <Typography sx={{ mb: 2 }}>{t('authorAccount.devicesHint')}</Typography>
      <SessionList person={person} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button variant="contained" loading={leaving.busy} onClick={() => void leaving.run(leave)}>
          {t('authorAccount.signOut')}
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
          {t('authorAccount.signOutEverywhere')}
        </Button>
      </Stack>
      <ProblemNote>{leaving.problem}</ProblemNote>
    </Panel>
  );
}
