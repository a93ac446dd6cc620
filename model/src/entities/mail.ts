import { z } from 'zod';

export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed', 'bounced'] as const;

/** `mail/{id}`: a message in the outbox. Written and moved by functions only. */
export const MailSchema = z.object({
  template: z.string(),
  to: z.array(z.email()).min(1).max(20),
  /** Where an answer goes. */
  replyTo: z.email().optional(),
  subject: z.string().min(1).max(300),
  text: z.string().min(1),
  html: z.string().min(1),
  state: z.enum(MAIL_STATES),
  attempts: z.number().int().nonnegative(),
  createdAt: z.iso.datetime(),
  /**
   * While there is something to do: when. For a queued mail the next attempt, for one that is
   * being sent the moment another instance may take it over. Absent once it is sent or given up.
   */
  dueAt: z.iso.datetime().optional(),
  sentAt: z.iso.datetime().optional(),
  messageId: z.string().optional(),
  error: z.string().max(500).optional(),
  /** An earlier mail to one of its receivers came back: this one may not arrive either. */
  knownBounce: z.boolean().optional(),
  /** Its words are in `mailBodies`: they hold a link that only the receiver may have. */
  secret: z.boolean().optional(),
  /** The submission it is about, for staff who look for its mails. */
  submission: z.string().optional(),
  /** The key of the journal it is about: its editors find it in the outbox. */
  journal: z.string().optional(),
  /** What its link stops: invitations, by a name of `invitationStopName`, or `ALERTS_STOP`. */
  stop: z.string().optional(),
  /**
   * Not shown in the outbox, to nobody: whoever reads there may be an author of the manuscript that it is
   * about, and would learn from it, or from when it was sent, who reviews, or that there is a review.
   */
  withheld: z.boolean().default(false),
  /** Files that go with it, read from the store when it leaves. */
  attachments: z
    .array(
      z.object({ name: z.string().max(200), path: z.string().max(300), type: z.string().max(80) }),
    )
    .max(5)
    .optional(),
  /** What it is found by: receivers, subject, template. */
  words: z.array(z.string()).default([]),
  /** How often staff have sent it again. */
  again: z.number().int().nonnegative().default(0),
  /** Earlier attempts, where it was sent again: what had become of them, and who asked. */
  log: z
    .array(
      z.object({
        at: z.iso.datetime(),
        by: z.string(),
        byName: z.string(),
        state: z.enum(MAIL_STATES),
        attempts: z.number().int().nonnegative(),
        error: z.string().optional(),
        sentAt: z.iso.datetime().optional(),
      }),
    )
    .max(50)
    .default([]),
});
export type Mail = z.infer<typeof MailSchema>;
