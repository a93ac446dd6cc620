import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { STAFF_MAILS, staffMailOf } from '@quire/model/entities/staff-mails';
import { accountPath } from '@quire/model/paths';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import type { OwnNotification } from '../../../data/live/office/notifications.ts';
import { instant } from '../dates.ts';
import { notificationPath } from './notification-path.ts';

interface NotificationRowProps {
  readonly item: OwnNotification;
  readonly onRead: () => void;
  /** Called when another page is opened. */
  readonly onLeave: () => void;
}

/** One notification: text, time, link and reason. */
export function NotificationRow({ item, onRead, onLeave }: NotificationRowProps) {
  const { subject, about, url, template, createdAt, isRead } = item;
  const path = notificationPath(url);
  const type = staffMailOf(template);
  const label = useId();
  function follow() {
    if (!isRead) onRead();
    onLeave();
  }
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography id={label} sx={{ fontWeight: isRead ? 400 : 700, overflowWrap: 'anywhere' }}>
        {path ? (
          <Link component={RouterLink} to={path} underline="hover" onClick={follow}>
            {subject}
          </Link>
        ) : (
          subject
        )}
      </Typography>
      {about && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {about}
        </Typography>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="text.secondary">
          {!isRead && 'Unread · '}
          <time dateTime={createdAt}>{instant(createdAt)}</time>
        </Typography>
        {!isRead && (
          <Button size="small" aria-describedby={label} onClick={onRead}>
            Mark as read
          </Button>
        )}
      </Box>
      <Box component="details" sx={{ color: 'text.secondary' }}>
        <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
          Why am I receiving this?
        </Typography>
        <Typography variant="body2">
          {type === null
            ? 'This concerns you directly and cannot be turned off. '
            : `You receive notifications about “${STAFF_MAILS[type].label}”. You can turn them off. `}
          <Link href={accountPath()}>Notification settings</Link>
        </Typography>
      </Box>
    </Box>
  );
}
