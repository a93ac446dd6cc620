import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { submissionPath } from '@quire/model/submission-paths';
import { Link as RouterLink } from 'react-router';

/** A manuscript that is with the press cannot be written on; where it stands can be seen. */
export function AlreadySent({ id }: { readonly id: string }) {
  return (
    <Alert severity="info">
      This manuscript has been submitted.{' '}
      <Button component={RouterLink} to={submissionPath(id)}>
        View status
      </Button>
    </Alert>
  );
}
