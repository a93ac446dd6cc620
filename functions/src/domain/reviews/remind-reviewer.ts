/** A reminder, by the calendar or by an editor: one mail, recorded with the review. */
import type { CALLS } from '@quire/model/calls/calls';
import type { ReviewReminderKind, StoredReview } from '@quire/model/entities/review';
import type { Submission } from '@quire/model/entities/submission';
import type { MailParts } from '@quire/model/mail/compose';
import { invitationReminder } from '@quire/model/mail/reviewer/invitation-reminder';
import { reportReminder } from '@quire/model/mail/reviewer/report-reminder';
import type { ReviewActor } from '@quire/model/states/review';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Person } from '../access/principal.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { areInvitationsStopped, requireInvitable } from '../outbox/invitation-stops.ts';
import { longDate } from '../outbox/mail-phrases.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import type { ReviewNow } from './invite-reviewer.ts';
import { anchorOf } from './review-calendar.ts';
import type { ReviewLetters } from './review-letters.ts';
import { freshReviewLink } from './review-links.ts';
import { reviewerMail } from './reviewer-mail.ts';
import { staffChange } from './staff-change.ts';
import { stepReview } from './step-review.ts';
import { writeReview } from './write-review.ts';
import { writeReviewEvent } from './write-review-event.ts';

/** Pressing the button twice sends one reminder. */
const AGAIN_AFTER_MS = 3_600_000;

export interface Reminding {
  readonly before: StoredReview;
  readonly reviewer: DocumentReference | null;
  readonly submission: Pick<Submission, 'title'>;
  readonly letters: ReviewLetters;
  readonly kind: ReviewReminderKind;
  readonly actor: Extract<ReviewActor, 'editor' | 'admin' | 'system'>;
  readonly by: string;
  readonly now: Date;
}

function words(
  { before, submission, letters, now }: Reminding,
  url: string,
): { readonly template: string; readonly compose: () => MailParts } {
  const { sender, journal } = letters;
  const { name } = before.reviewer;
  const about = { name, title: submission.title, journal: journal.fullname, url };
  const due = () => longDate(before.due);
  if (before.state === 'invited') {
    const data = () => ({ ...about, responseDue: longDate(before.responseDue), due: due() });
    return {
      template: invitationReminder.name,
      compose: () => invitationReminder.render(data(), sender),
    };
  }
  const isOverdue = before.due <= now.toISOString();
  const compose = () => reportReminder.render({ ...about, due: due(), isOverdue }, sender);
  return { template: reportReminder.name, compose };
}

/**
 * Writes a reminder. Call after the transaction's reads. Throws `Refused` where there is nothing to remind
 * about.
 */
export async function writeReminder(
  ports: SubmissionPorts,
  tx: Transaction,
  reminding: Reminding,
): Promise<StoredReview> {
  const { before, reviewer, letters, kind, actor, by, now } = reminding;
  const at = now.toISOString();
  const about = anchorOf(before);
  const link = freshReviewLink(ports, before.submission, before.id);
  const { template, compose } = words(reminding, link.url);
  // The calendar sends each reminder once per due day, however often it is tried.
  const cause = kind === 'by-hand' ? `${kind}~${at}` : `${kind}~${about}`;
  const mail = reviewerMail(before, template, cause, compose, letters.journal);
  const address = before.reviewer.email;
  const invited = { kind: 'review', journal: letters.journal.name, address } as const;
  const [hasStopped] =
    before.state === 'invited' ? await areInvitationsStopped(ports.db, [invited]) : [];
  const reminder = {
    kind,
    at,
    about,
    mail: mail.id,
    ...(hasStopped && { isStopped: true as const }),
  };
  const reminders = [...before.reminders, reminder];
  const after = stepReview(before, 'remind', actor, now, { reminders });
  // The outbox takes no invitation that is stopped; the calendar moves on all the same.
  await enqueueMails(ports, tx, [mail]);
  link.write(tx);
  writeReview(ports.db, tx, { before, after, reviewer });
  const ref = submissionRef(ports.db, before.submission);
  if (!hasStopped)
    writeReviewEvent(tx, ref, { event: 'reviewer_reminded', review: after, at, actor, by });
  return after;
}

/** Whether a reminder was sent manually within the hour. */
export function isJustReminded({ reminders }: Pick<StoredReview, 'reminders'>, now: Date): boolean {
  const since = new Date(now.getTime() - AGAIN_AFTER_MS).toISOString();
  return reminders.some(({ kind, at }) => kind === 'by-hand' && at > since);
}

/** `remindReviewer`: sends a reminder immediately, for an editor. Throws `Refused`. */
export const remindReviewer = (
  ports: SubmissionPorts,
  person: Person,
  asked: z.output<typeof CALLS.remindReviewer.request>,
): Promise<ReviewNow> =>
  staffChange(ports, person, asked, async (change) => {
    const { tx, before, actor, now } = change;
    // A finished review is refused anyway.
    stepReview(before, 'remind', actor, now);
    if (isJustReminded(before, now)) return before;
    if (before.state === 'invited') {
      const invited = { kind: 'review', journal: change.submission.journal } as const;
      await requireInvitable(ports.db, tx, before.reviewer.email, invited);
    }
    return writeReminder(ports, tx, { ...change, kind: 'by-hand', by: person.uid });
  });
