/**
 * What is announced about articles by notifications (COAR Notify 1.0.1): by services to the press, and by the press to
 * services. Written by functions only. No notification says who a person is: names of senders are not kept.
 */
import { z } from 'zod';
import { ANNOUNCED_KINDS } from './notify-service.ts';
import { RELATIONS_MAX, RelationSchema } from './relation.ts';

/** How many accepted announcements of one article its page has. */
export const ACCEPTED_MAX = RELATIONS_MAX;

export const ANNOUNCEMENT_STATES = [
  /** Received: it waits for an editor, or one has decided. */
  'waiting',
  'accepted',
  'declined',
  /** Ours: it will be sent, was taken, or was refused. */
  'queued',
  'sent',
  'failed',
] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

/** `answer`: to a notification that the press does not follow. */
const SENT_KINDS = ['relationship', 'review', 'answer'] as const;

const COMMON = {
  /** Of the article, and what the office's list shows of it; '' for an answer, which is about no article of ours. */
  journal: z.string(),
  issue: z.string(),
  /** `jkey~akey` */
  article: z.string(),
  title: z.string(),
  /** The service's `id` and its name. */
  service: z.string(),
  serviceName: z.string(),
  /** The work that it is about, elsewhere. */
  work: z.string().max(2_000),
  /** When it was received or first queued. */
  at: z.iso.datetime(),
};

export const ReceivedAnnouncementSchema = z.object({
  ...COMMON,
  direction: z.literal('received'),
  kind: z.enum(ANNOUNCED_KINDS),
  state: z.enum(['waiting', 'accepted', 'declined']),
  /** The notification's own id. */
  notification: z.string().max(200),
  /** What the work is to the article, if it is accepted. */
  relation: RelationSchema,
  decidedAt: z.iso.datetime().optional(),
});
export type ReceivedAnnouncement = z.infer<typeof ReceivedAnnouncementSchema>;

export const SentAnnouncementSchema = z.object({
  ...COMMON,
  direction: z.literal('sent'),
  kind: z.enum(SENT_KINDS),
  state: z.enum(['queued', 'sent', 'failed']),
  /** The notification as JSON, with its id: it is the same at each attempt. */
  payload: z.string().max(20_000),
  /** When it is tried next; absent at rest. */
  due: z.iso.datetime().optional(),
  attempts: z.number().int().nonnegative(),
  sentAt: z.iso.datetime().optional(),
  /** What the service answered: its status. */
  detail: z.string().max(300).optional(),
});
export type SentAnnouncement = z.infer<typeof SentAnnouncementSchema>;

/** `announcements/{id}` */
export const AnnouncementSchema = z.discriminatedUnion('direction', [
  ReceivedAnnouncementSchema,
  SentAnnouncementSchema,
]);
export type Announcement = z.infer<typeof AnnouncementSchema>;
