import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '@quire/model/messages/t';
import { submissionPath } from '@quire/model/submission-paths';
import { Link as RouterLink } from 'react-router';

/** Shown for a submitted manuscript, which can no longer be edited, with a link to its status. */
export function AlreadySent({ id }: { readonly id: string }) {
  return (
    <Alert severity="info">
      {t('authorSubmit.alreadySent')}{' '}
      <Button component={RouterLink} to={submissionPath(id)}>
        {t('authorSubmit.viewStatus')}
      </Button>
    </Alert>
  );
}
