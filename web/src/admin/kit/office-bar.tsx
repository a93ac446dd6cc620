import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { adminDashboardPath, adminLoginPath, homePath } from '@quire/model/paths';
import { Link as RouterLink } from 'react-router';
import { inPageLanguage } from '../../config/in-page-language.ts';
import { isMac } from '../../editing/toolbar/is-mac.ts';
import { endSession } from '../../session/sign-in.ts';
import type { Person } from '../../session/use-person.ts';
import { Bell } from './bell/bell.tsx';
import { MenuIcon, SearchIcon } from './icons.tsx';
import { OfficeLanguage } from './office-language.tsx';

async function leave() {
  await endSession();
  window.location.assign(inPageLanguage(adminLoginPath()));
}

interface OfficeBarProps {
  readonly person: Person;
  readonly onMenu: () => void;
  readonly onFind: () => void;
  readonly onKeys: () => void;
}

/** The bar on every page of the office: the menu on small screens, the language, the account, and Sign out. */
export function OfficeBar({ person, onMenu, onFind, onKeys }: OfficeBarProps) {
  return (
    <AppBar
      position="sticky"
      color="transparent"
      elevation={0}
      sx={{
        displayPrint: 'none',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Toolbar variant="dense" sx={{ gap: { xs: 1, sm: 2 } }}>
        <IconButton
          edge="start"
          aria-label={t('officeKit.menu')}
          onClick={onMenu}
          sx={{ display: { lg: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Link
          component={RouterLink}
          to={adminDashboardPath()}
          underline="none"
          color="text.primary"
          sx={{ fontWeight: 600 }}
        >
          {t('officeKit.office')}
        </Link>
        <Link href={homePath()} underline="hover" color="text.secondary">
          {t('officeKit.toPress')}
        </Link>
        <Box sx={{ flexGrow: 1 }} />
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<SearchIcon />}
          aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
          onClick={onFind}
          sx={{
            color: 'text.secondary',
            borderColor: 'divider',
            minWidth: { xs: 'auto', sm: 64 },
            '& .MuiButton-startIcon': { mx: { xs: 0 } },
          }}
        >
          {/* The name of the button, also where there is room for its icon only. */}
          <Box
            component="span"
            sx={{
              ml: { sm: 1 },
              position: { xs: 'absolute', sm: 'static' },
              clipPath: { xs: 'inset(50%)', sm: 'none' },
            }}
          >
            {t('officeKit.find')}
          </Box>
          <Box
            component="kbd"
            aria-hidden
            sx={{ ml: 1, font: 'inherit', display: { xs: 'none', md: 'inline' } }}
          >
            {isMac() ? '⌘K' : t('officeKit.findKeys')}
          </Box>
        </Button>
        <Bell uid={person.uid} />
        {/* On small screens it is below the menu. */}
        <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
          <OfficeLanguage uid={person.uid} />
        </Box>
        <Typography
          variant="body2"
          color="text.secondary"
          noWrap
          sx={{ display: { xs: 'none', sm: 'block' } }}
        >
          {person.email}
        </Typography>
        <IconButton
          size="small"
          aria-label={t('officeKit.keyboardShortcuts')}
          onClick={onKeys}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <Box component="kbd" aria-hidden sx={{ font: 'inherit', width: 20 }}>
            ?
          </Box>
        </IconButton>
        <Button
          size="small"
          onClick={() => void leave()}
          sx={{ flexShrink: 0, whiteSpace: 'nowrap', minWidth: 'auto' }}
        >
          {t('officeKit.signOut')}
        </Button>
      </Toolbar>
    </AppBar>
  );
}
