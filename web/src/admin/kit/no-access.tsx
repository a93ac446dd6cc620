import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { adminDashboardPath, adminLoginPath, homePath } from '@quire/model/paths';
import { ROLE_LABELS } from '@quire/model/role-labels';
import { Link } from 'react-router';
import type { Person } from '../../session/use-person.ts';
import { OfficeFrame } from './office-frame.tsx';

/** For people who are signed in but have no role at the press. */
export function NoAccess({ person }: { person: Person }) {
  return (
    <Box component="main" sx={{ maxWidth: 560, mx: 'auto', p: 4 }}>
      <title>{t('officeKit.noAccessTitle')}</title>
      <Typography variant="h1" gutterBottom>
        {t('officeKit.noAccessHeading')}
      </Typography>
      <Alert severity="warning" sx={{ mb: 3 }}>
        {t('officeKit.accountWithoutRole', { email: person.email })}
      </Alert>
      <Button variant="contained" href={homePath()}>
        {t('officeKit.backToPress')}
      </Button>{' '}
      <Button href={adminLoginPath()}>{t('officeKit.useAnotherAccount')}</Button>
    </Box>
  );
}

/** For staff whose roles do not include this page. */
export function NoRight({ person }: { person: Person }) {
  const roles = formatList(
    person.claims.roles.filter((role) => role !== 'reader').map((role) => ROLE_LABELS[role]),
  );
  return (
    <OfficeFrame person={person} title={t('officeKit.noRight')}>
      <Alert severity="warning" sx={{ mb: 2, maxWidth: 640 }}>
        {t('officeKit.accountWithoutRight', { roles })}
      </Alert>
      <Button variant="contained" component={Link} to={adminDashboardPath()}>
        {t('officeKit.goToOverview')}
      </Button>
    </OfficeFrame>
  );
}
