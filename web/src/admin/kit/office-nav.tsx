import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { t } from '@quire/model/messages/t';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { NavGroup } from './nav-group.tsx';
import type { OfficeMenuGroup } from './office-menu.ts';

interface OfficeNavProps {
  readonly menu: readonly OfficeMenuGroup[];
  readonly onFollow?: () => void;
}

/** The office's menu: foldable groups, with the current page marked and visible. */
export function OfficeNav({ menu, onFollow }: OfficeNavProps) {
  const { pathname } = useLocation();
  const here = entryHere(menu, pathname);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector(`a[href="${here}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  return (
    <nav aria-label={t('officeKit.office')} ref={nav}>
      {menu.map(({ label, Icon, entries }) => (
        <NavGroup
          key={label}
          label={label}
          Icon={Icon}
          isHere={entries.some(({ path }) => path === here)}
        >
          <List dense disablePadding>
            {entries.map((entry) => (
              <ListItem key={entry.path} disablePadding>
                <ListItemButton
                  component={Link}
                  to={entry.path}
                  selected={entry.path === here}
                  aria-current={entry.path === here ? 'page' : undefined}
                  onClick={onFollow}
                  sx={{ py: 0.25, px: 2, mx: 1, borderRadius: 1 }}
                >
                  <ListItemText primary={entry.label} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </NavGroup>
      ))}
    </nav>
  );
}

/** The entry that a page belongs to: its own, or the closest parent. */
function entryHere(menu: readonly OfficeMenuGroup[], pathname: string): string | undefined {
  return menu
    .flatMap(({ entries }) => entries.map(({ path }) => path))
    .filter((path) => path === pathname || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
