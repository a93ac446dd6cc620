import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ErrorCode, errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { accountPath } from '@quire/model/paths';
import { markAsRead, type OwnNotification } from '../../../data/live/office/notifications.ts';
import { useAsyncAction } from '../../../signed-in/use-async-action.ts';
import { NotificationRow } from './notification-row.tsx';

interface NotificationListProps {
  readonly uid: string;
  /** Null while loading. */
  readonly items: readonly OwnNotification[] | null;
  readonly problem: ErrorCode | null;
  /** Called when another page is opened. */
  readonly onLeave: () => void;
}

/** The latest notifications, each with its link and the reason for it. */
export function NotificationList({ uid, items, problem, onLeave }: NotificationListProps) {
  const marking = useAsyncAction();
  const unread = items?.filter(({ isRead }) => !isRead) ?? [];
  const mark = (ids: readonly string[]) => void marking.run(() => markAsRead(uid, ids));
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography variant="h2">{t('officeKit.notifications')}</Typography>
        {unread.length > 0 && (
          <Button
            size="small"
            disabled={marking.busy}
            onClick={() => mark(unread.map(({ id }) => id))}
          >
            {t('officeKit.markAllAsRead')}
          </Button>
        )}
      </Box>
      {(problem || marking.problem) && (
        <Alert severity="error">{problem ? errorMessage(problem) : marking.problem}</Alert>
      )}
      {!items && !problem && <Skeleton variant="rounded" height={80} />}
      {items?.length === 0 && (
        <Typography color="text.secondary">{t('officeKit.noNotifications')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items?.map((item) => (
          <NotificationRow
            key={item.id}
            item={item}
            onRead={() => mark([item.id])}
            onLeave={onLeave}
          />
        ))}
      </Box>
      <Link href={accountPath()} underline="hover" sx={{ display: 'inline-block', mt: 1 }}>
        {t('officeKit.chooseNotifications')}
      </Link>
    </>
  );
}
