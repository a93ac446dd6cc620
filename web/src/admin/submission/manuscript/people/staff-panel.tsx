import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { call } from '../../../../data/calls.ts';
import { useStaffNames } from '../../../../data/live/desk/staff-names.ts';
import {
  type Colleague,
  nameOf,
  useColleagues,
} from '../../../../data/live/desk/use-colleagues.ts';
import { tell } from '../../../kit/notices.ts';
import { type Attempt, useAttempt } from '../use-attempt.ts';
import type { Work } from '../work.ts';

type As = 'editor' | 'production';
const TITLES = { editor: 'Editors', production: 'Production' } as const;
const FIELDS = { editor: 'editors', production: 'production' } as const;

/** Who of the journal works on it; whoever handles it puts it into hands and takes it out. */
export function StaffPanel({ work }: { readonly work: Work }) {
  const { journal, authorUids } = work.submission;
  const { people } = useColleagues(journal, work.handles);
  const attempt = useAttempt();
  const free = people.filter(({ uid }) => !authorUids.includes(uid));
  return (
    <Paper variant="outlined" component="section" aria-label="Staff" sx={{ p: 2 }}>
      <Stack spacing={1.5}>
        {(['editor', 'production'] as const).map((as) => (
          <Assigned key={as} as={as} work={work} people={free} attempt={attempt} />
        ))}
        {attempt.problem && <Alert severity="error">{attempt.problem}</Alert>}
      </Stack>
    </Paper>
  );
}

interface AssignedProps {
  readonly as: As;
  readonly work: Work;
  readonly people: readonly Colleague[];
  readonly attempt: Attempt;
}

function Assigned({ as, work, people, attempt }: AssignedProps) {
  const { submission, person, handles } = work;
  const uids = submission[FIELDS[as]];
  const names = useStaffNames(uids);
  const free = people.filter(({ uid, roles }) => roles.includes(as) && !uids.includes(uid));
  const asked = (uid: string) => ({ submission: submission.id, uid, as });
  const assign = (uid: string, name: string) =>
    void attempt.run(async () => {
      await call('assignEditor', asked(uid));
      tell(uid === person.uid ? 'It is yours.' : `Assigned to ${name}, who gets a mail.`);
    });
  const unassign = (uid: string) =>
    void attempt.run(async () => {
      await call('unassignEditor', asked(uid));
      tell('No longer assigned.', async () => {
        await call('assignEditor', asked(uid));
      });
    });
  return (
    <div>
      <Typography variant="h2" sx={{ mb: 0.75 }}>
        {TITLES[as]}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        {uids.length === 0 && <Typography color="text.secondary">Nobody yet</Typography>}
        {uids.map((uid) => (
          <Chip
            key={uid}
            label={names.get(uid) || '…'}
            {...(handles && {
              onDelete: () => unassign(uid),
              'aria-label': `${names.get(uid) || 'Somebody'}: press Delete to take it out of their hands`,
            })}
          />
        ))}
        {handles && free.length > 0 && (
          <AssignMenu own={person.uid} people={free} disabled={attempt.busy} onAssign={assign} />
        )}
      </Box>
    </div>
  );
}

interface AssignMenuProps {
  readonly own: string;
  readonly people: readonly Colleague[];
  readonly disabled: boolean;
  readonly onAssign: (uid: string, name: string) => void;
}

function AssignMenu({ own, people, disabled, onAssign }: AssignMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Oneself first: that is what is wanted most.
  const sorted = people.toSorted((a, b) => Number(b.uid === own) - Number(a.uid === own));
  return (
    <>
      <Button
        size="small"
        disabled={disabled}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Assign
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {sorted.map((colleague) => (
          <MenuItem
            key={colleague.uid}
            onClick={() => {
              setAnchor(null);
              onAssign(colleague.uid, nameOf(colleague));
            }}
          >
            {colleague.uid === own ? 'Take it myself' : nameOf(colleague)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
