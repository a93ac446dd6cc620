import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { adminDashboardPath, forgotPasswordPath, homePath } from '@quire/model/paths';
import { useSignInForm } from '../../session/sign-in-form.ts';
import { Office } from '../kit/office.tsx';
import { usePressName } from './use-press-name.ts';

/** `/admin/login`: the sign-in page for staff. */
export default function LoginPage() {
  const press = usePressName();
  const form = useSignInForm(adminDashboardPath());
  return (
    <Office>
      <Box
        component="main"
        sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh', p: 2 }}
      >
        <title>{press ? t('officeLogin.documentTitle', { press }) : t('officeLogin.signIn')}</title>
        <Paper variant="outlined" sx={{ p: { xs: 3, sm: 4 }, width: '100%', maxWidth: 420 }}>
          <Stack component="form" method="post" spacing={2.5} noValidate onSubmit={form.submit}>
            <div>
              <Typography variant="h1" gutterBottom>
                {press || t('officeLogin.heading')}
              </Typography>
              <Typography color="text.secondary">{t('officeLogin.signInHint')}</Typography>
            </div>
            {form.problem && <Alert severity="error">{form.problem}</Alert>}
            <TextField
              label={t('office.email')}
              type="email"
              name="email"
              autoComplete="username"
              error={form.emailProblem !== null}
              helperText={form.emailProblem}
              autoFocus
            />
            <TextField
              label={t('officeLogin.password')}
              type="password"
              name="password"
              autoComplete="current-password"
              error={form.passwordProblem !== null}
              helperText={form.passwordProblem}
            />
            <Button type="submit" variant="contained" size="large" loading={form.busy}>
              {t('officeLogin.signIn')}
            </Button>
            <Stack
              direction="row"
              sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}
            >
              <Link href={forgotPasswordPath()} variant="body2">
                {t('officeLogin.forgotPassword')}
              </Link>
              <Link href={homePath()} variant="body2">
                {press ? t('officeLogin.backToPress', { press }) : t('officeLogin.backToThePress')}
              </Link>
            </Stack>
          </Stack>
        </Paper>
      </Box>
    </Office>
  );
}
