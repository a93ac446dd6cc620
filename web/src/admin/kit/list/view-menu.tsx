import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import {
  deleteListView,
  type ListViews,
  saveListView,
} from '../../../data/live/office/list-views.ts';
import type { Person } from '../../../session/use-person.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import { RemoveIcon, StarIcon } from '../icons.tsx';
import { tell, tellFailure } from '../notices.ts';
import { SaveViewForm } from './save-view-form.tsx';
import { deviceViews, isSameSearch, keptSearch, placeFor, viewInWords } from './saved-views.ts';

type StoredView = ListViews['own'][number];

interface ViewMenuProps {
  readonly person: Person;
  readonly list: string;
  readonly views: ListViews;
}

async function attempt(does: () => Promise<void>): Promise<boolean> {
  try {
    await does();
    return true;
  } catch (error) {
    tellFailure(messageOf(error));
    return false;
  }
}

/** Moves views from this device to the person's own. Rejects if one cannot be saved; then all stay on the device. */
async function moveViews(
  uid: string,
  list: string,
  kept: readonly { readonly name: string; readonly search: string }[],
  own: readonly StoredView[],
): Promise<void> {
  let known = own;
  for (const { name, search } of kept) {
    if (known.some((each) => each.name === name)) continue;
    const id = placeFor(known, { owner: uid, list, name });
    if (id === null) throw new Error('There is no place for another view.');
    const said = { owner: uid, list, name, search: keptSearch(search) };
    const view: StoredView = { id, ...said, sharedWith: '', isDefault: false };
    await saveListView(view);
    known = [...known, view];
  }
}

/** Views kept on this device are moved to the press, once. */
function useDeviceViews({ uid }: Person, list: string, { own, loading, problem }: ListViews) {
  const isTried = useRef(false);
  useEffect(() => {
    if (loading || problem || isTried.current) return;
    isTried.current = true;
    const device = deviceViews(uid, list);
    const kept = device.read();
    if (!kept) return;
    // If that fails, they stay on the device until the next visit.
    moveViews(uid, list, kept, own).then(
      () => void device.write(null),
      () => {},
    );
  }, [uid, list, own, loading, problem]);
}

/** The saved views of a list, own and shared, and a link to copy. */
export function ViewMenu({ person, list, views }: ViewMenuProps) {
  const { pathname, search } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { own, shared } = views;
  const isAdmin = person.claims.roles.includes('admin');
  const shown = [...own, ...shared].find((view) => isSameSearch(view.search, search));
  useDeviceViews(person, list, views);

  /** Only one default: the person's other default for the same people is unset. */
  const saveAlone = async (view: StoredView) => {
    const others = own.filter(
      ({ id, sharedWith, isDefault }) =>
        view.isDefault && isDefault && id !== view.id && sharedWith === view.sharedWith,
    );
    for (const other of others) await saveListView({ ...other, isDefault: false });
    await saveListView(view);
  };
  const turnDefault = (view: StoredView) =>
    attempt(() => saveAlone({ ...view, isDefault: !view.isDefault }));
  const remove = (view: StoredView) =>
    attempt(async () => {
      await deleteListView(view.id);
      // “Undo” is behind the menu, and the focused button no longer exists.
      setAnchor(null);
      const isOwn = view.owner === person.uid;
      tell(
        t('officeList.viewDeleted', { name: view.name }),
        isOwn ? () => saveListView(view) : undefined,
      );
    });
  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      tell(t('officeList.addressCopied'));
    } catch {
      tellFailure(t('officeList.addressNotCopied'));
    }
    setAnchor(null);
  }

  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 220 }}
      >
        {shown ? t('officeList.openView', { name: shown.name }) : t('officeList.views')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('officeList.views'), sx: { width: 320 } },
        }}
      >
        {views.problem && <Alert severity="warning">{errorMessage(views.problem)}</Alert>}
        <List dense>
          {[...own, ...shared].map((view) => {
            const isOwn = view.owner === person.uid;
            return (
              <ListItem key={view.id} disablePadding>
                <ListItemButton
                  component={Link}
                  to={`${pathname}?${view.search}`}
                  selected={view === shown}
                  onClick={() => setAnchor(null)}
                >
                  <ListItemText
                    primary={view.name}
                    secondary={viewInWords(view, isOwn) || undefined}
                    sx={{ overflowWrap: 'anywhere' }}
                  />
                </ListItemButton>
                {isOwn && (isAdmin || view.sharedWith === '') && (
                  <IconButton
                    size="small"
                    aria-label={t('officeList.makeDefault', { name: view.name })}
                    aria-pressed={view.isDefault}
                    color={view.isDefault ? 'primary' : 'default'}
                    onClick={() => void turnDefault(view)}
                  >
                    <StarIcon
                      fontSize="small"
                      sx={view.isDefault ? { '& path': { fill: 'currentColor' } } : {}}
                    />
                  </IconButton>
                )}
                {(isOwn || isAdmin) && (
                  <IconButton
                    size="small"
                    aria-label={t('officeList.deleteView', { name: view.name })}
                    onClick={() => void remove(view)}
                    sx={{ mr: 1 }}
                  >
                    <RemoveIcon fontSize="small" />
                  </IconButton>
                )}
              </ListItem>
            );
          })}
          <ListItem disablePadding>
            <ListItemButton
              component={Link}
              to={wholeOf(pathname, search)}
              onClick={() => setAnchor(null)}
            >
              <ListItemText primary={t('officeList.allRecords')} />
            </ListItemButton>
          </ListItem>
        </List>
        <Divider />
        <Stack spacing={1.5} sx={{ p: 2 }}>
          <SaveViewForm
            claims={person.claims}
            onSave={async ({ name, sharedWith, isDefault }) => {
              const id = placeFor(own, { owner: person.uid, list, name });
              if (!id) return t('officeList.tooManyViews');
              const view = { ...{ id, owner: person.uid, list, name }, search: keptSearch(search) };
              return (await attempt(() => saveAlone({ ...view, sharedWith, isDefault })))
                ? null
                : t('officeList.viewNotSaved');
            }}
          />
          <Button onClick={() => void copy()}>{t('officeList.copyAddress')}</Button>
        </Stack>
      </Popover>
    </>
  );
}

/** The list without any parameters of its own; other parameters of the page are kept. */
function wholeOf(pathname: string, search: string): string {
  const tab = new URLSearchParams(search).get('tab');
  return tab === null ? pathname : `${pathname}?${new URLSearchParams({ tab })}`;
}
