import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { adminSubmissionsPath } from '@quire/model/office-paths';
import { submissionPath } from '@quire/model/submission-paths';
import { Link } from 'react-router';
import type { Person } from '../../../session/use-person.ts';
import { OfficeFrame } from '../../kit/office-frame.tsx';

const CRUMBS = [{ label: 'Submissions', path: adminSubmissionsPath() }];

/** For an editor who wrote the manuscript: nothing of its handling, and where they follow it. */
export function OwnManuscript({ person, id }: { readonly person: Person; readonly id: string }) {
  return (
    <OfficeFrame person={person} title="Your own manuscript" crumbs={CRUMBS}>
      <Alert severity="info" sx={{ mb: 2, maxWidth: 640 }}>
        You sent this manuscript, so it is handled by others: the office shows you nothing of its
        review. You follow it where every author does.
      </Alert>
      <Button variant="contained" href={submissionPath(id)}>
        To your submission
      </Button>
    </OfficeFrame>
  );
}

/** For a submission that is not there, or that the rules keep from this person. */
export function NotShown({
  person,
  message,
}: {
  readonly person: Person;
  readonly message: string;
}) {
  return (
    <OfficeFrame person={person} title="Submission not shown" crumbs={CRUMBS}>
      <Alert severity="warning" sx={{ mb: 2, maxWidth: 640 }}>
        {message}
      </Alert>
      <Button variant="contained" component={Link} to={adminSubmissionsPath()}>
        To the submissions
      </Button>
    </OfficeFrame>
  );
}
