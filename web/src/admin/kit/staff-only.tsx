import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { adminLoginPath, homePath } from '@quire/model/paths';
import { isStaff } from '@quire/model/roles';
import { type ReactNode, useEffect } from 'react';
import { type Person, usePerson } from '../../session/use-person.ts';
import { Office } from './office.tsx';

/**
 * Lets staff in, sends visitors to sign in and come back, and tells everybody else plainly. This is
 * for people: the data is guarded by the rules, whatever a page shows.
 */
export function StaffOnly({ children }: { children: (person: Person) => ReactNode }) {
  const session = usePerson();
  const visitor = session.state === 'visitor';
  useEffect(() => {
    if (visitor)
      window.location.replace(adminLoginPath(window.location.pathname + window.location.search));
  }, [visitor]);

  if (session.state !== 'signed-in') {
    return (
      <Office>
        <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
          <CircularProgress aria-label="Looking up who you are" />
        </Box>
      </Office>
    );
  }
  if (!isStaff(session.person.claims)) {
    return (
      <Office>
        <Box component="main" sx={{ maxWidth: 560, mx: 'auto', p: 4 }}>
          <title>No access | Office</title>
          <Typography variant="h1" gutterBottom>
            This is the press’s office
          </Typography>
          <Alert severity="warning" sx={{ mb: 3 }}>
            You are signed in as {session.person.email}, and this account has no role in the office.
            If you think it should, ask an administrator of the press.
          </Alert>
          <Button variant="contained" href={homePath()}>
            Back to the press
          </Button>{' '}
          <Button href={adminLoginPath()}>Use another account</Button>
        </Box>
      </Office>
    );
  }
  return <Office>{children(session.person)}</Office>;
}
