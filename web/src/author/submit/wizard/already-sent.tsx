import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { submissionPath } from '@quire/model/submission-paths';
import { Link as RouterLink } from 'react-router';

/** A manuscript that is with the press cannot be written on; where it stands can be seen. */
export function AlreadySent({ id }: { readonly id: string }) {
  return (
    <Alert severity="info">
      This submission is with the press now.{' '}
      <Button component={RouterLink} to={submissionPath(id)}>
        See where it stands
      </Button>
    </Alert>
  );
}
