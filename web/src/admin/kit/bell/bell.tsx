import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { t } from '@quire/model/messages/t';
import { useRef, useState } from 'react';
import { NOTIFICATIONS_SHOWN, useNotifications } from '../../../data/live/office/notifications.ts';
import { BellIcon } from '../icons.tsx';
import { NotificationList } from './notification-list.tsx';

const MOST = NOTIFICATIONS_SHOWN - 1;

function inWords(unread: number): string {
  if (unread === 0) return t('officeKit.notifications');
  return unread > MOST
    ? t('officeKit.moreUnreadNotifications', { count: MOST })
    : t('officeKit.unreadNotifications', { count: unread });
}

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
            'aria-label': t('officeKit.notifications'),
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
