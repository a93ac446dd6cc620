import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CallingConference, OwnAbstracts } from '@quire/model/calls/abstracts';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { conferencePath } from '@quire/model/paths';
import { abstractFormPath, committeePath } from '@quire/model/submission-paths';
import { Link as RouterLink } from 'react-router';
import { Panel } from '../../signed-in/panel.tsx';
import { AbstractCard } from './abstract-card.tsx';

interface OwnAbstractsListProps {
  readonly own: OwnAbstracts;
  readonly reload: () => Promise<void>;
}

/** Committees that wait for this person, calls that are open, and what they have sent. */
export function OwnAbstractsList({ own, reload }: OwnAbstractsListProps) {
  const open = own.conferences.filter(({ stage }) => stage === 'open');
  const nameOf = (key: string) => own.conferences.find(({ ckey }) => ckey === key)?.name ?? key;
  return (
    <>
      {own.committees.map(({ ckey, name, state }) => (
        <Panel
          key={ckey}
          title={t('authorAbstracts.committeeOf', { conference: name })}
          isUrgent={state === 'invited'}
        >
          <Typography sx={{ mb: 2 }}>
            {state === 'invited' ? t('authorAbstracts.invited') : t('authorAbstracts.isMember')}
          </Typography>
          <Button variant="contained" component={RouterLink} to={committeePath(ckey)}>
            {state === 'invited'
              ? t('authorAbstracts.answerInvitation')
              : t('authorAbstracts.reviewAbstracts')}
          </Button>
        </Panel>
      ))}
      {open.map((conference) => (
        <OpenCall key={conference.ckey} conference={conference} />
      ))}
      {own.abstracts.length > 0 ? (
        <Stack
          component="ul"
          spacing={2}
          aria-label={t('authorAbstracts.myAbstracts')}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {own.abstracts.map((abstract) => (
            <AbstractCard
              key={abstract.id}
              abstract={abstract}
              conference={nameOf(abstract.ckey)}
              isOpen={open.some(({ ckey }) => ckey === abstract.ckey)}
              reload={reload}
            />
          ))}
        </Stack>
      ) : (
        <Box sx={{ maxWidth: 'var(--measure)' }}>
          <Typography sx={{ mb: 2 }}>
            {open.length > 0 ? t('authorAbstracts.noneYet') : t('authorAbstracts.noneYetNoCall')}
          </Typography>
          <Button variant="outlined" component={RouterLink} to={conferencePath()}>
            {t('authorAbstracts.allConferences')}
          </Button>
        </Box>
      )}
    </>
  );
}

function OpenCall({ conference }: { readonly conference: CallingConference }) {
  const { ckey, name, call, timeZone } = conference;
  return (
    <Panel title={t('authorAbstracts.callOf', { conference: name })}>
      {call && (
        <Typography sx={{ mb: 2 }}>
          {t('authorAbstracts.openUntil', { date: longDate(call.closes), timeZone })}
        </Typography>
      )}
      <Button variant="contained" component={RouterLink} to={abstractFormPath(ckey)}>
        {t('authorAbstracts.submitAnAbstract')}
      </Button>
    </Panel>
  );
}
