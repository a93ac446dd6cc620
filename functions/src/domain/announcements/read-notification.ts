/** A notification as it arrives: JSON-LD in the form of COAR Notify 1.0.1, of which only what is needed is read. */
import { z } from 'zod';

const AS = 'https://www.w3.org/ns/activitystreams';
/** The second is that of version 0, which senders still use. */
const NOTIFY = ['https://coar-notify.net', 'https://purl.org/coar/notify'];

const TEXT = z.string().min(1).max(2_000);
/** JSON-LD writes one value or a list. */
const ListSchema = z
  .union([TEXT, z.array(TEXT).min(1).max(20)])
  .transform((value) => (typeof value === 'string' ? [value] : value));

const ServiceSchema = z.object({ id: TEXT, inbox: TEXT.optional() });

const NotificationSchema = z.object({
  // Other vocabularies may be named too, also as objects.
  '@context': z
    .array(z.unknown())
    .max(20)
    .refine((all) => all.includes(AS) && NOTIFY.some((each) => all.includes(each))),
  /** COAR Notify: “the use of URN:UUID is recommended”; another address is possible. */
  id: z
    .string()
    .max(200)
    .regex(/^[a-z][a-z0-9+.-]*:[^\s\p{C}]+$/iu),
  type: ListSchema,
  origin: ServiceSchema,
  target: ServiceSchema,
  object: z.object({
    id: TEXT,
    'ietf:cite-as': TEXT.optional(),
    'as:subject': TEXT.optional(),
    'as:object': TEXT.optional(),
  }),
  context: z.object({ id: TEXT, 'ietf:cite-as': TEXT.optional() }).optional(),
});
export type IncomingNotification = z.infer<typeof NotificationSchema>;

/** Null for what is no notification. */
export function readNotification(body: string): IncomingNotification | null {
  try {
    return NotificationSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
