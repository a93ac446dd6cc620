import { z } from 'zod';

/**
 * `notifications/{uid}/items/{mail}`: a notification of a member of staff, in the office beside their mails. It
 * is written where its mail is put into the outbox or kept for the daily one, and its id is the mail's. Its
 * owner marks it as read; functions do the rest.
 */
export const NotificationSchema = z.object({
  /** The mail's template: what it is about, and which choice of the reader's it follows. */
  template: z.string(),
  subject: z.string(),
  /** The title of the manuscript or article it is about; '' for none. */
  about: z.string().default(''),
  /** Where it leads; '' for nowhere. */
  url: z.string(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
});
export type StaffNotification = z.infer<typeof NotificationSchema>;

/** `notifications/{uid}`: when there was something last. */
export const NotificationsSchema = z.object({ updatedAt: z.iso.datetime() });
