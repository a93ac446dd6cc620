import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '@quire/model/messages/t';
import { adminSubmissionsPath } from '@quire/model/office-paths';
import { submissionPath } from '@quire/model/submission-paths';
import { Link } from 'react-router';
import type { Person } from '../../../session/use-person.ts';
import { OfficeFrame } from '../../kit/office-frame.tsx';

const CRUMBS = [{ label: t('officeManuscript.submissions'), path: adminSubmissionsPath() }];

/**
 * For an editor who is an author of the manuscript: nothing about its handling, only the link to their own
 * submission.
 */
export function OwnManuscript({ person, id }: { readonly person: Person; readonly id: string }) {
  return (
    <OfficeFrame person={person} title={t('officeManuscript.ownManuscript')} crumbs={CRUMBS}>
      <Alert severity="info" sx={{ mb: 2, maxWidth: 640 }}>
        {t('officeManuscript.ownManuscriptHint')}
      </Alert>
      <Button variant="contained" href={submissionPath(id)}>
        {t('officeManuscript.goToYourSubmission')}
      </Button>
    </OfficeFrame>
  );
}

/** For a submission that does not exist, or that this person may not read. */
export function NotShown({
  person,
  message,
}: {
  readonly person: Person;
  readonly message: string;
}) {
  return (
    <OfficeFrame person={person} title={t('officeManuscript.notShown')} crumbs={CRUMBS}>
      <Alert severity="warning" sx={{ mb: 2, maxWidth: 640 }}>
        {message}
      </Alert>
      <Button variant="contained" component={Link} to={adminSubmissionsPath()}>
        {t('officeManuscript.goToSubmissions')}
      </Button>
    </OfficeFrame>
  );
}
