import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { STAFF_IDLE_HOURS, STAFF_SESSION_DAYS } from '@quire/model/constants';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { isStaff } from '@quire/model/roles';
import { useEffect, useState } from 'react';
import { endOwnSession, type OwnSession, useOwnSessions } from '../../data/live/own-sessions.ts';
import { currentSessionId } from '../../session/current-session.ts';
import type { Person } from '../../session/use-person.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { readersMoment } from '../kit/readers-date.ts';
import { useAction } from '../kit/use-action.ts';
import { deviceInWords } from './device-in-words.ts';

const HOUR_MS = 3_600_000;

/** Whether a session of staff has expired. */
const isOver = ({ seenAt, startedAt }: OwnSession, now: number): boolean =>
  now - seenAt.getTime() >= STAFF_IDLE_HOURS * HOUR_MS ||
  now - startedAt.getTime() >= STAFF_SESSION_DAYS * 24 * HOUR_MS;

/** The devices on which a person is signed in, each with a button that signs it out. */
export function SessionList({ person }: { person: Person }) {
  const { sessions, problem } = useOwnSessions(person.uid);
  const [own, setOwn] = useState<string | null>(null);
  const ending = useAction();
  useEffect(() => {
    void currentSessionId().then(setOwn);
  }, []);
  const staff = isStaff(person.claims);
  const live = sessions.filter((session) => !staff || !isOver(session, Date.now()));
  return (
    <>
      <Stack
        component="ul"
        sx={{ listStyle: 'none', p: 0, my: 0, mb: 2 }}
        aria-label={t('authorAccount.devices')}
      >
        {live.map(({ id, device, startedAt, seenAt }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              py: 1.25,
              minHeight: '3.75rem',
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
                {deviceInWords(device)}
                {id === own && <Chip size="small" label={t('authorAccount.thisDevice')} />}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {t('authorAccount.sessionTimes', {
                  used: readersMoment(seenAt.toISOString()),
                  signedIn: readersMoment(startedAt.toISOString()),
                })}
              </Typography>
            </Box>
            {id !== own && (
              <Button
                variant="outlined"
                size="small"
                disabled={ending.busy}
                aria-label={t('authorAccount.signOutDevice', {
                  device: deviceInWords(device),
                  date: readersMoment(startedAt.toISOString()),
                })}
                onClick={() => void ending.run(() => endOwnSession(id))}
                sx={{ flexShrink: 0 }}
              >
                {t('authorAccount.signOut')}
              </Button>
            )}
          </Box>
        ))}
      </Stack>
      {staff && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {t('authorAccount.staffSessions', { hours: STAFF_IDLE_HOURS, days: STAFF_SESSION_DAYS })}
        </Typography>
      )}
      <ProblemNote>{problem && errorMessage(problem)}</ProblemNote>
      <ProblemNote>{ending.problem}</ProblemNote>
    </>
  );
}
