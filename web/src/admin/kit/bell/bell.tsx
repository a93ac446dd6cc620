import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useRef, useState } from 'react';
import { NOTIFICATIONS_SHOWN, useNotifications } from '../../../data/live/office/notifications.ts';
import { BellIcon } from '../icons.tsx';
import { NotificationList } from './notification-list.tsx';

const MOST = NOTIFICATIONS_SHOWN - 1;
const inWords = (unread: number) =>
  unread === 0 ? 'Notifications' : `Notifications, ${unread > MOST ? `${MOST}+` : unread} unread`;

/** The number of unread notifications; opens the list. */
export function Bell({ uid }: { readonly uid: string }) {
  const { items, problem } = useNotifications(uid);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const unread = items?.filter(({ isRead }) => !isRead) ?? [];
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        aria-label={inWords(unread.length)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {unread.length === 0 ? (
          <BellIcon />
        ) : (
          <Badge badgeContent={unread.length} max={MOST} color="error">
            <BellIcon />
          </Badge>
        )}
      </IconButton>
      <Popover
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Notifications',
            sx: { width: 420, maxWidth: 'calc(100vw - 32px)', p: 2 },
          },
        }}
      >
        <NotificationList
          uid={uid}
          items={items}
          problem={problem}
          onLeave={() => setOpen(false)}
        />
      </Popover>
    </>
  );
}
