import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { adminDashboardPath, adminLoginPath, homePath } from '@quire/model/paths';
import { Link } from 'react-router';
import type { Person } from '../../session/use-person.ts';
import { OfficeFrame } from './office-frame.tsx';

/** For people who are signed in but have no role at the press. */
export function NoAccess({ person }: { person: Person }) {
  return (
    <Box component="main" sx={{ maxWidth: 560, mx: 'auto', p: 4 }}>
      <title>No access | Office</title>
      <Typography variant="h1" gutterBottom>
        This is the press’s office
      </Typography>
      <Alert severity="warning" sx={{ mb: 3 }}>
        You are signed in as {person.email}, and this account has no role in the office. If you need
        access, ask an admin of the press.
      </Alert>
      <Button variant="contained" href={homePath()}>
        Back to the press
      </Button>{' '}
      <Button href={adminLoginPath()}>Use another account</Button>
    </Box>
  );
}

/** For staff whose roles do not include this page. */
export function NoRight({ person }: { person: Person }) {
  const roles = person.claims.roles.filter((role) => role !== 'reader').join(', ');
  return (
    <OfficeFrame person={person} title="No access to this page">
      <Alert severity="warning" sx={{ mb: 2, maxWidth: 640 }}>
        Your account does not have the right to see this page. Your roles: {roles}. An admin of the
        press can change them.
      </Alert>
      <Button variant="contained" component={Link} to={adminDashboardPath()}>
        Go to overview
      </Button>
    </OfficeFrame>
  );
}
