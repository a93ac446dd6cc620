import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { RemoveIcon } from '../icons.tsx';
import { tell, tellFailure } from '../notices.ts';
import { keepViews, readViews, type SavedView, withView } from './saved-views.ts';

interface ViewMenuProps {
  readonly uid: string;
  readonly list: string;
}

/** States of the list under names, on this device; and its address, for a colleague. */
export function ViewMenu({ uid, list }: ViewMenuProps) {
  const { pathname, search } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [views, setViews] = useState(() => readViews(uid, list));

  function keep(next: readonly SavedView[]) {
    if (keepViews(uid, list, next)) setViews(next);
    else tellFailure('This device keeps nothing: send yourself the address instead.');
  }
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (!name) return;
    keep(withView(views, name.slice(0, 60), search));
    event.currentTarget.reset();
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      tell('Address copied.');
    } catch {
      tellFailure('The browser does not let us copy: take the address from its bar.');
    }
    setAnchor(null);
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        Views
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Views', sx: { width: 280 } } }}
      >
        <List dense>
          {views.map((view) => (
            <ListItem
              key={view.name}
              disablePadding
              secondaryAction={
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={`Forget the view ${view.name}`}
                  onClick={() => keep(views.filter(({ name }) => name !== view.name))}
                >
                  <RemoveIcon fontSize="small" />
                </IconButton>
              }
            >
              <ListItemButton
                component={Link}
                to={`${pathname}?${view.search}`}
                onClick={() => setAnchor(null)}
              >
                {view.name}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        {views.length > 0 && <Divider />}
        <Stack spacing={1.5} sx={{ p: 2 }}>
          <Stack component="form" direction="row" spacing={1} onSubmit={save}>
            <TextField name="name" label="Keep this view as" />
            <Button type="submit">Keep</Button>
          </Stack>
          <Button onClick={() => void copy()}>Copy the address</Button>
        </Stack>
      </Popover>
    </>
  );
}
