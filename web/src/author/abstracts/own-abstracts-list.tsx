import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CallingConference, OwnAbstracts } from '@quire/model/calls/abstracts';
import { longDate } from '@quire/model/messages/dates';
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
        <Panel key={ckey} title={`Committee: ${name}`} isUrgent={state === 'invited'}>
          <Typography sx={{ mb: 2 }}>
            {state === 'invited'
              ? 'You are invited to review the abstracts of this conference.'
              : 'You review the abstracts of this conference.'}
          </Typography>
          <Button variant="contained" component={RouterLink} to={committeePath(ckey)}>
            {state === 'invited' ? 'Answer invitation' : 'Review abstracts'}
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
          aria-label="My abstracts"
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
            No abstracts yet.
            {open.length === 0 && ' No conference has an open call for abstracts at the moment.'}
          </Typography>
          <Button variant="outlined" component={RouterLink} to={conferencePath()}>
            All conferences
          </Button>
        </Box>
      )}
    </>
  );
}

function OpenCall({ conference }: { readonly conference: CallingConference }) {
  const { ckey, name, call, timeZone } = conference;
  return (
    <Panel title={`Call for abstracts: ${name}`}>
      {call && (
        <Typography sx={{ mb: 2 }}>
          Open until the end of {longDate(call.closes)} ({timeZone}).
        </Typography>
      )}
      <Button variant="contained" component={RouterLink} to={abstractFormPath(ckey)}>
        Submit an abstract
      </Button>
    </Panel>
  );
}
