import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { issueDocId } from '@quire/model/collections';
import { holds } from '@quire/model/grants';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../../../data/calls.ts';
import { useStaffNames } from '../../../../data/live/desk/staff-names.ts';
import {
  type Colleague,
  colleagueName,
  useColleagues,
} from '../../../../data/live/desk/use-colleagues.ts';
import type { AsyncAction } from '../../../../signed-in/use-async-action.ts';
import { tell } from '../../../kit/notices.ts';
import { useAttempt } from '../work/use-attempt.ts';
import type { ManuscriptWork } from '../work/work.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { HandBackDialog } from './hand-back-dialog.tsx';

type As = 'editor' | 'production';
const TITLES = {
  editor: t('officeManuscript.editorsTitle'),
  production: t('officeManuscript.productionTitle'),
} as const;
const FIELDS = { editor: 'editors', production: 'production' } as const;

/** Guest editors of its special issue can be assigned its review. */
const serves = (
  colleague: Colleague,
  as: As,
  { journal, specialIssue }: ManuscriptWork['submission'],
): boolean =>
  holds(colleague, as, journal) ||
  (as === 'editor' &&
    specialIssue !== '' &&
    holds(colleague, 'guestEditor', issueDocId(journal, specialIssue)));

/** The journal's staff for this manuscript; whoever handles it can assign and remove people. */
export function StaffPanel({ work }: { readonly work: ManuscriptWork }) {
  const { journal, authorUids } = work.submission;
  const { people } = useColleagues(journal, work.oversees);
  const attempt = useAttempt();
  const free = people.filter(({ uid }) => !authorUids.includes(uid));
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t('officeManuscript.staff')}
      sx={{ p: 2 }}
    >
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
  readonly work: ManuscriptWork;
  readonly people: readonly Colleague[];
  readonly attempt: AsyncAction;
}

function Assigned({ as, work, people, attempt }: AssignedProps) {
  const { submission, person, oversees } = work;
  const uids = submission[FIELDS[as]];
  const names = useStaffNames(uids);
  const free = people.filter((each) => serves(each, as, submission) && !uids.includes(each.uid));
  const asked = (uid: string) => ({ submission: submission.id, uid, as });
  const assign = (uid: string, name: string) =>
    void attempt.run(async () => {
      await call('assignEditor', asked(uid));
      tell(
        uid === person.uid
          ? t('officeManuscript.assignedToYou')
          : t('officeManuscript.assignedToName', { name }),
      );
    });
  const unassign = (uid: string) =>
    void attempt.run(async () => {
      await call('unassignEditor', asked(uid));
      tell(t('officeManuscript.unassignedDone'), async () => {
        await call('assignEditor', asked(uid));
      });
    });
  return (
    <div>
      <Typography variant="h2" sx={{ mb: 0.75 }}>
        {TITLES[as]}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        {uids.length === 0 && (
          <Typography color="text.secondary">{t('officeManuscript.unassigned')}</Typography>
        )}
        {uids.map((uid) => (
          <Chip
            key={uid}
            label={names.get(uid) || '…'}
            {...(oversees && {
              onDelete: () => unassign(uid),
              'aria-label': t('officeManuscript.removeByKey', {
                name: names.get(uid) || t('officeManuscript.staffMember'),
              }),
            })}
          />
        ))}
        {oversees && as === 'editor' && (
          <EditorActions work={work} hasFree={free.length > 0} isHeld={uids.length > 0} />
        )}
        {oversees && as === 'production' && free.length > 0 && (
          <AssignMenu own={person.uid} people={free} disabled={attempt.busy} onAssign={assign} />
        )}
      </Box>
    </div>
  );
}

interface EditorActionsProps {
  readonly work: ManuscriptWork;
  readonly hasFree: boolean;
  readonly isHeld: boolean;
}

/** Assigns, transfers and returns to the desk. */
function EditorActions({ work, hasFree, isHeld }: EditorActionsProps) {
  const [open, setOpen] = useState<'assign' | 'hand-back' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {hasFree && (
        <Button size="small" onClick={() => setOpen('assign')}>
          {isHeld ? t('officeManuscript.transfer') : t('officeManuscript.assign')}
        </Button>
      )}
      {isHeld && (
        <Button size="small" onClick={() => setOpen('hand-back')}>
          {t('officeManuscript.returnToDesk')}
        </Button>
      )}
      {open === 'assign' && <AssignDialog work={work} onClose={close} />}
      {open === 'hand-back' && <HandBackDialog submission={work.submission.id} onClose={close} />}
    </>
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
  // The person signed in first, as the most frequent choice.
  const sorted = people.toSorted((a, b) => Number(b.uid === own) - Number(a.uid === own));
  return (
    <>
      <Button
        size="small"
        disabled={disabled}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('officeManuscript.assign')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {sorted.map((colleague) => (
          <MenuItem
            key={colleague.uid}
            onClick={() => {
              setAnchor(null);
              onAssign(colleague.uid, colleagueName(colleague));
            }}
          >
            {colleague.uid === own ? t('officeManuscript.assignToMe') : colleagueName(colleague)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
