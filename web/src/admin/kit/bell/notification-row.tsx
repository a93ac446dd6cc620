import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { STAFF_MAILS, staffMailOf } from '@quire/model/entities/staff-mails';
import { t } from '@quire/model/messages/t';
import { accountPath } from '@quire/model/paths';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router';
import type { OwnNotification } from '../../../data/live/office/notifications.ts';
import { rich } from '../../../messages/rich.ts';
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
  const time = <time dateTime={createdAt}>{instant(createdAt)}</time>;
  const link = (words: ReactNode) => <Link href={accountPath()}>{words}</Link>;
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
          {isRead ? time : rich('officeKit.unreadSince', { time })}
        </Typography>
        {!isRead && (
          <Button size="small" aria-describedby={label} onClick={onRead}>
            {t('officeKit.markAsRead')}
          </Button>
        )}
      </Box>
      <Box component="details" sx={{ color: 'text.secondary' }}>
        <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
          {t('officeKit.whyNotified')}
        </Typography>
        <Typography variant="body2">
          {type === null
            ? rich('officeKit.notifiedDirectly', { link })
            : rich('officeKit.notifiedAbout', { subject: STAFF_MAILS[type].label, link })}
        </Typography>
      </Box>
    </Box>
  );
}
