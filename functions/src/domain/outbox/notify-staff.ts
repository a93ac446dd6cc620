import { NOTIFICATION_ITEMS, STAFF_NOTIFICATIONS } from '@quire/model/collections';
import { NotificationSchema, NotificationsSchema } from '@quire/model/entities/notification';
import { dailyDigest } from '@quire/model/mail/staff/daily-digest';
import type { Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import type { WrittenMail } from './enqueue-mail.ts';

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Shows a mail's cause to a member of staff in the office too, in the same transaction. The daily mail also lists what
 * was shown already.
 */
export function notifyStaff(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  tx: Transaction,
  uid: string,
  { id, template, subject, made }: WrittenMail,
): void {
  if (template === dailyDigest.name) return;
  const createdAt = now().toISOString();
  const [url, about] = [textOr(made?.data.url), textOr(made?.data.title)];
  const item = NotificationSchema.parse({
    ...{ template, subject, about, url, createdAt, isRead: false },
  });
  const own = db.collection(STAFF_NOTIFICATIONS).doc(uid);
  tx.set(own, NotificationsSchema.parse({ updatedAt: createdAt }));
  tx.set(own.collection(NOTIFICATION_ITEMS).doc(id), item);
}
