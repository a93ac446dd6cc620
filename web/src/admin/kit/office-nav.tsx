import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router';
import type { OfficeMenuGroup } from './office-menu.ts';

interface OfficeNavProps {
  readonly menu: readonly OfficeMenuGroup[];
  readonly onFollow?: () => void;
}

/** The office's menu: its groups, with the page that is open marked. */
export function OfficeNav({ menu, onFollow }: OfficeNavProps) {
  const { pathname } = useLocation();
  const here = entryHere(menu, pathname);
  return (
    <nav aria-label="Office">
      {menu.map(({ label, entries }) => (
        <List key={label} dense disablePadding aria-labelledby={`menu-${label}`} sx={{ pb: 1 }}>
          <Typography
            component="li"
            id={`menu-${label}`}
            variant="overline"
            color="text.secondary"
            sx={{ display: 'block', px: 2, pt: 1, lineHeight: 1.8 }}
          >
            {label}
          </Typography>
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
      ))}
    </nav>
  );
}

/** The entry that a page belongs to: its own, else the nearest one above it. */
function entryHere(menu: readonly OfficeMenuGroup[], pathname: string): string | undefined {
  return menu
    .flatMap(({ entries }) => entries.map(({ path }) => path))
    .filter((path) => path === pathname || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
