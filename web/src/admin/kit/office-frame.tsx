import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { unicodeText } from '@quire/model/letters/unicode-text';
import { t } from '@quire/model/messages/t';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { TitleText } from '../../markdown-text/title-text.tsx';
import type { Person } from '../../session/use-person.ts';
import { type Crumb, Crumbs } from './crumbs.tsx';
import { useFindKey } from './find/use-find-key.ts';
import { NoticeBar } from './notice-bar.tsx';
import { OfficeBar } from './office-bar.tsx';
import { OfficeLanguage } from './office-language.tsx';
import { officeMenuFor } from './office-menu.ts';
import { OfficeNav } from './office-nav.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { SKIP_LINK } from './skip-link.ts';
import { useGoTo } from './use-go-to.ts';

const DRAWER_WIDTH = 216;
const FindDialog = lazy(() => import('./find/find-dialog.tsx'));

interface FrameProps {
  readonly person: Person;
  readonly title: string;
  /** The parent pages. */
  readonly crumbs?: readonly Crumb[];
  /** Shown beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The bar, menu and title around a page of the office. */
export function OfficeFrame({ person, title, crumbs, actions, children }: FrameProps) {
  const menu = useMemo(() => officeMenuFor(person.claims), [person.claims]);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [areKeysShown, setKeysShown] = useState(false);
  const [showKeys] = useState(() => () => setKeysShown(true));
  useGoTo(menu, showKeys);
  const [isFinding, setFinding] = useState(false);
  const [find] = useState(() => () => setFinding(true));
  useFindKey(find);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused page is gone, so keyboard users continue at the title.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <title>{t('officeKit.documentTitle', { title: unicodeText(title) })}</title>
      <Box component="a" href="#office-page" sx={SKIP_LINK}>
        {t('officeKit.skipToContent')}
      </Box>
      <OfficeBar person={person} onMenu={() => setMenuOpen(true)} onFind={find} onKeys={showKeys} />
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', lg: 'block' }, displayPrint: 'none' }}
        slotProps={{
          // Below the bar, and below what opens over the page.
          paper: {
            sx: { width: DRAWER_WIDTH, bgcolor: 'background.paper', zIndex: 'mobileStepper' },
          },
        }}
      >
        <Toolbar variant="dense" />
        <OfficeNav menu={menu} />
      </Drawer>
      <Drawer
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        sx={{ display: { lg: 'none' } }}
        slotProps={{ paper: { sx: { width: DRAWER_WIDTH, bgcolor: 'background.paper', pt: 1 } } }}
      >
        <OfficeNav menu={menu} onFollow={() => setMenuOpen(false)} />
        <Box sx={{ p: 2 }}>
          <OfficeLanguage uid={person.uid} />
        </Box>
      </Drawer>
      <Box
        component="main"
        id="office-page"
        tabIndex={-1}
        sx={{
          ml: { lg: `${DRAWER_WIDTH}px` },
          px: { xs: 2, md: 3 },
          py: 2.5,
          outline: 'none',
          // Controls are useless in print.
          '@media print': {
            ml: 0,
            px: 0,
            '& .MuiButton-root, & .MuiIconButton-root, & .MuiCheckbox-root, & [role=tablist]': {
              display: 'none',
            },
          },
        }}
      >
        {crumbs && <Crumbs crumbs={crumbs} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
          <Typography
            ref={heading}
            variant="h1"
            tabIndex={-1}
            sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', outline: 'none' }}
          >
            <TitleText text={title} />
          </Typography>
          {actions}
        </Box>
        {children}
      </Box>
      <ShortcutsDialog menu={menu} open={areKeysShown} onClose={() => setKeysShown(false)} />
      {isFinding && (
        <Suspense>
          <FindDialog claims={person.claims} onClose={() => setFinding(false)} />
        </Suspense>
      )}
      <NoticeBar />
    </Box>
  );
}
