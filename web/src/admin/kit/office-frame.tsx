import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { adminArticlesPath, adminLoginPath, homePath } from '@quire/model/paths';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { endSession } from '../../session/sign-in.ts';
import type { Person } from '../../session/use-person.ts';

interface FrameProps {
  person: Person;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

async function leave() {
  await endSession();
  window.location.assign(adminLoginPath());
}

/** Bar, title and room for one page of the office. */
export function OfficeFrame({ person, title, actions, children }: FrameProps) {
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <title>{`${title} | Office`}</title>
      <AppBar
        position="static"
        color="transparent"
        elevation={0}
        sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
      >
        <Toolbar variant="dense" sx={{ gap: 2 }}>
          <Link
            component={RouterLink}
            to={adminArticlesPath()}
            underline="none"
            color="text.primary"
            sx={{ fontWeight: 600 }}
          >
            Office
          </Link>
          <Link
            component={RouterLink}
            to={adminArticlesPath()}
            underline="hover"
            color="text.secondary"
          >
            Articles
          </Link>
          <Link href={homePath()} underline="hover" color="text.secondary">
            Press
          </Link>
          <Box sx={{ flexGrow: 1 }} />
          <Typography
            variant="body2"
            color="text.secondary"
            noWrap
            sx={{ display: { xs: 'none', sm: 'block' } }}
          >
            {person.email}
          </Typography>
          <Button size="small" onClick={() => void leave()}>
            Sign out
          </Button>
        </Toolbar>
      </AppBar>
      <Container component="main" maxWidth="xl" sx={{ py: 3 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
          <Typography variant="h1" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {actions}
        </Box>
        {children}
      </Container>
    </Box>
  );
}
