import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { adminSubmissionsPath } from '@quire/model/office-paths';
import { useMemo } from 'react';
import {
  reachesOf,
  useJournalPermissions,
} from '../../../data/live/desk/use-journal-permissions.ts';
import { useSubmission } from '../../../data/live/submissions.ts';
import type { Person } from '../../../session/use-person.ts';
import { OfficeFrame } from '../../kit/office-frame.tsx';
import { Head } from './head.tsx';
import { InvoicesNote } from './invoices-note.tsx';
import { NextActions } from './next-actions.tsx';
import { NotShown, OwnManuscript } from './not-yours.tsx';
import { AuthorsPanel } from './people/authors-panel.tsx';
import { StaffPanel } from './people/staff-panel.tsx';
import { Rooms } from './rooms.tsx';
import { workOf } from './work/work.ts';

interface ManuscriptPageProps {
  readonly person: Person;
  readonly id: string;
}

/** `?submission=`: one manuscript and everything that is done with it, live. */
export function ManuscriptPage({ person, id }: ManuscriptPageProps) {
  const { submission, loading, problem } = useSubmission(id);
  const { permissions } = useJournalPermissions(submission?.journal ?? '');
  const reaches = useMemo(() => reachesOf(permissions), [permissions]);
  if (submission && (submission.owner === person.uid || submission.authorUids.includes(person.uid)))
    return <OwnManuscript person={person} id={id} />;
  if (!submission && !loading) {
    const isAway = problem === 'page/unavailable';
    return (
      <NotShown
        person={person}
        message={isAway ? errorMessage(problem) : t('officeManuscript.notShownHint')}
      />
    );
  }
  if (!submission) {
    return (
      <OfficeFrame person={person} title={t('officeManuscript.submission')} crumbs={CRUMBS}>
        <Stack spacing={2} aria-busy="true">
          <Skeleton width="40%" />
          <Skeleton variant="rounded" height={120} />
          <Skeleton variant="rounded" height={240} />
        </Stack>
      </OfficeFrame>
    );
  }
  const work = workOf(person, submission, reaches);
  return (
    <OfficeFrame
      person={person}
      title={submission.title || t('officeManuscript.untitled')}
      crumbs={CRUMBS}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
          alignItems: 'start',
        }}
      >
        <Stack spacing={2}>
          <Head work={work} />
          {submission.state === 'awaiting_payment' && (
            <InvoicesNote person={person} id={id} dueAt={submission.dueAt} />
          )}
          <NextActions work={work} />
          <Rooms work={work} />
        </Stack>
        <Stack spacing={2} component="aside" aria-label={t('officeManuscript.people')}>
          <StaffPanel work={work} />
          <AuthorsPanel submission={submission} />
        </Stack>
      </Box>
    </OfficeFrame>
  );
}

const CRUMBS = [{ label: t('officeManuscript.submissions'), path: adminSubmissionsPath() }];
