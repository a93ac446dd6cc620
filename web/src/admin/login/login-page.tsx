import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { adminDashboardPath, homePath } from '@quire/model/paths';
import { useSignInForm } from '../../session/sign-in-form.ts';
import { Office } from '../kit/office.tsx';

/** `/admin/login`: the office's door. */
export default function LoginPage() {
  const form = useSignInForm(adminDashboardPath());
  return (
    <Office>
      <Box
        component="main"
        sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh', p: 2 }}
      >
        <title>Sign in | Office</title>
        <Paper variant="outlined" sx={{ p: { xs: 3, sm: 4 }, width: '100%', maxWidth: 420 }}>
          <Stack component="form" method="post" spacing={2.5} noValidate onSubmit={form.submit}>
            <div>
              <Typography variant="h1" gutterBottom>
                Office
              </Typography>
              <Typography color="text.secondary">
                For the editors and staff of the press.
              </Typography>
            </div>
            {form.problem && <Alert severity="error">{form.problem}</Alert>}
            <TextField
              label="E-mail"
              type="email"
              name="email"
              autoComplete="username"
              error={form.emailProblem !== null}
              helperText={form.emailProblem}
              autoFocus
            />
            <TextField
              label="Password"
              type="password"
              name="password"
              autoComplete="current-password"
              error={form.passwordProblem !== null}
              helperText={form.passwordProblem}
            />
            <Button type="submit" variant="contained" size="large" loading={form.busy}>
              Sign in
            </Button>
            <Link href={homePath()} variant="body2">
              Back to the press
            </Link>
          </Stack>
        </Paper>
      </Box>
    </Office>
  );
}
