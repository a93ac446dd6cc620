import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { longDate } from '@quire/model/messages/dates';
import { compareNames } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import { adminConferencePath } from '@quire/model/office-paths';
import { conferencePagePath } from '@quire/model/paths';
import { useState } from 'react';
import type { Person } from '../../../session/use-person.ts';
import { HIDDEN } from '../../kit/hidden.ts';
import { tell } from '../../kit/notices.ts';
import { OfficeFrame } from '../../kit/office-frame.tsx';
import {
  changeSession,
  changeTalk,
  inOrder,
  insertTalk,
  moveTalk,
  newPlaceId,
  removeTalk,
  type Sessions,
  spreadTalks,
  stepTalk,
  type TalkPlace,
  talkOf,
} from './arrange.ts';
import { clashesIn, talksNotAccepted } from './clashes.ts';
import type { Dragged } from './dragged.ts';
import { SessionCard } from './session-card.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { UnplacedTalks } from './unplaced-talks.tsx';
import { useAccepted } from './use-accepted.ts';
import { useProgramme } from './use-programme.ts';

interface ProgrammeOfficeProps {
  readonly person: Person;
  readonly conference: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
/** The index after the last talk. */
const AT_END = 1_000;

/** `?tab=programme&conference=…`: sessions by day and room, their talks, and the clashes. */
export function ProgrammeOffice({ person, conference }: ProgrammeOfficeProps) {
  const programme = useProgramme(conference);
  const { accepted, problem: unread } = useAccepted(conference);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const [said, setSaid] = useState('');
  const { data, sessions, change, saving } = programme;
  const name = text(data?.name) || conference;
  const clashes = clashesIn(sessions);
  const warnings = [
    ...clashes.map(({ message }) => message),
    ...(accepted ? talksNotAccepted(sessions, new Set(accepted.map(({ id }) => id))) : []),
  ];
  const placed = new Set(sessions.flatMap(({ talks }) => talks.map(({ abstract }) => abstract)));
  const unplaced = (accepted ?? []).filter(({ id }) => !placed.has(id));
  const days = [...new Set(sessions.map(({ day }) => day))].toSorted();

  function arrange(next: Sessions, what: string) {
    change(next);
    setSaid(what);
  }
  function dropOnTalk(to: TalkPlace) {
    if (dragged?.kind === 'talk')
      arrange(moveTalk(sessions, dragged.from, to), t('officeConference.talkMoved'));
    if (dragged?.kind === 'abstract') {
      arrange(insertTalk(sessions, to, talkOf(dragged.abstract)), t('officeConference.talkAdded'));
    }
    setDragged(null);
  }
  function dropSession(day: string, room: string) {
    if (dragged?.kind === 'session') {
      const next = changeSession(sessions, dragged.at, { day, room });
      arrange(inOrder(next), t('officeConference.sessionMoved'));
    }
    setDragged(null);
  }
  async function save() {
    if (await programme.save()) tell(t('officeConference.programmeSaved'));
  }

  return (
    <OfficeFrame
      person={person}
      title={t('officeConference.programme')}
      crumbs={[
        { label: t('officeConference.conferences'), path: adminConferencePath() },
        { label: name, path: adminConferencePath(conference) },
      ]}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button disabled={!programme.canUndo} onClick={programme.undo}>
            {t('office.undo')}
          </Button>
          <Button variant="outlined" onClick={() => setEdited('new')}>
            {t('officeConference.addSession')}
          </Button>
          <Button
            variant="contained"
            disabled={!programme.isChanged}
            loading={saving.busy}
            onClick={() => void save()}
          >
            {t('officeConference.saveProgramme')}
          </Button>
        </Box>
      }
    >
      {programme.problem && <Alert severity="error">{errorMessage(programme.problem)}</Alert>}
      {(saving.problem ?? unread) && <Alert severity="error">{saving.problem ?? unread}</Alert>}
      {programme.isOvertaken && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button onClick={programme.discard}>{t('officeConference.discardMyChanges')}</Button>
          }
        >
          {t('officeConference.programmeOvertaken')}
        </Alert>
      )}
      {programme.isChanged && !programme.isOvertaken && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button onClick={programme.discard}>{t('officeConference.discardChanges')}</Button>
          }
        >
          {t('officeConference.programmeKept')}
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <Box
            component="ul"
            aria-label={t('officeConference.warnings')}
            sx={{ m: 0, paddingInlineStart: 2 }}
          >
            {warnings.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </Box>
        </Alert>
      )}
      {programme.loading && (
        <Typography role="status">{t('officeConference.oneMoment')}</Typography>
      )}
      {!programme.loading && sessions.length === 0 && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('officeConference.noSessionsYet')}
        </Typography>
      )}
      <UnplacedTalks
        abstracts={unplaced}
        sessions={sessions}
        onDrag={(abstract) => setDragged({ kind: 'abstract', abstract })}
        onDragEnd={() => setDragged(null)}
        onPlace={(abstract, session) =>
          arrange(
            insertTalk(sessions, { session, talk: AT_END }, talkOf(abstract)),
            t('officeConference.abstractAdded', { title: abstract.title }),
          )
        }
      />
      {days.map((day) => {
        const ofDay = sessions.flatMap((session, at) =>
          session.day === day ? [{ session, at }] : [],
        );
        const rooms = [...new Set(ofDay.map(({ session }) => session.room))].toSorted(compareNames);
        return (
          <Box key={day} component="section" aria-label={longDate(day)} sx={{ mb: 4 }}>
            <Typography variant="h2" sx={{ fontSize: '1.2rem', mb: 1 }}>
              {longDate(day)}
            </Typography>
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                alignItems: 'start',
                gridTemplateColumns: { md: `repeat(${rooms.length}, minmax(16rem, 1fr))` },
                overflowX: { md: 'auto' },
              }}
            >
              {rooms.map((room) => (
                <Box
                  key={room}
                  role="group"
                  aria-label={room || t('officeConference.noRoom')}
                  onDragOver={(event) => dragged?.kind === 'session' && event.preventDefault()}
                  onDrop={(event) => {
                    event.preventDefault();
                    dropSession(day, room);
                  }}
                  sx={{ minWidth: 0, minHeight: '6rem' }}
                >
                  <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
                    {room || t('officeConference.noRoom')}
                  </Typography>
                  {ofDay
                    .filter(({ session }) => session.room === room)
                    .map(({ session, at }) => (
                      <SessionCard
                        key={session.id || `${at}`}
                        session={session}
                        isClashing={clashes.some((clash) => clash.sessions.includes(at))}
                        isTalkDragged={dragged?.kind === 'talk' || dragged?.kind === 'abstract'}
                        onEdit={() => setEdited(at)}
                        onSpread={() =>
                          arrange(spreadTalks(sessions, at), t('officeConference.timesSet'))
                        }
                        onDrag={() => setDragged({ kind: 'session', at })}
                        onDragTalk={(talk) =>
                          setDragged({ kind: 'talk', from: { session: at, talk } })
                        }
                        onDragEnd={() => setDragged(null)}
                        onDropTalk={(talk) => dropOnTalk({ session: at, talk })}
                        onStep={(talk, step) => {
                          const title = session.talks[talk]?.title ?? '';
                          arrange(
                            stepTalk(sessions, { session: at, talk }, step),
                            step === 1
                              ? t('officeConference.talkMovedDown', { title })
                              : t('officeConference.talkMovedUp', { title }),
                          );
                        }}
                        onTime={(talk, time) =>
                          change(changeTalk(sessions, { session: at, talk }, { time }))
                        }
                        onRemoveTalk={(talk) =>
                          arrange(
                            removeTalk(sessions, { session: at, talk }),
                            t('officeConference.talkRemoved'),
                          )
                        }
                      />
                    ))}
                </Box>
              ))}
            </Box>
          </Box>
        );
      })}
      {text(data?.status) !== 'draft' && data && (
        <Button component="a" href={conferencePagePath(conference)} target="_blank">
          {t('officeConference.viewPublicPage')}
        </Button>
      )}
      <Box role="status" sx={HIDDEN}>
        {said}
      </Box>
      {edited !== null && (
        <SessionDialog
          session={edited === 'new' ? null : (sessions[edited] ?? null)}
          firstDay={text(data?.start)}
          onClose={() => setEdited(null)}
          onKeep={(session) => {
            const next =
              edited === 'new'
                ? [...sessions, { ...session, id: newPlaceId(), talks: [] }]
                : changeSession(sessions, edited, session);
            arrange(inOrder(next), t('officeConference.sessionChanged'));
            setEdited(null);
          }}
          onRemove={
            edited === 'new'
              ? null
              : () => {
                  arrange(
                    sessions.filter((_, at) => at !== edited),
                    t('officeConference.sessionRemoved'),
                  );
                  setEdited(null);
                }
          }
        />
      )}
    </OfficeFrame>
  );
}
