/** What every invitation writes, first or later: the review, its link and its mail. */
import { AUDIT } from '@quire/model/collections';
import { conflictText, type ReviewConflict, type StoredReview } from '@quire/model/entities/review';
import type { Submission } from '@quire/model/entities/submission';
import { decliningUrl, invitation } from '@quire/model/mail/reviewer/invitation';
import { invitationLetter } from '@quire/model/mail/reviewer/invitation-letter';
import { readersAbstract } from '@quire/model/messages/readers-abstract';
import type { Transaction } from 'firebase-admin/firestore';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { longDate } from '../outbox/mail-phrases.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import type { ReviewLetters } from './review-letters.ts';
import { freshReviewLink } from './review-links.ts';
import { reviewerMail } from './reviewer-mail.ts';
import { type ReviewChange, writeReview } from './write-review.ts';
import { writeReviewEvent } from './write-review-event.ts';

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 366;

export interface Days {
  readonly responseDue: string;
  readonly due: string;
}

/**
 * Refuses a day that is in the past, or so far in the future that it must be a mistake. Throws
 * `review/bad-date`.
 */
export function requireDay(day: string, now: Date): string {
  const away = Date.parse(day) - now.getTime();
  if (away <= 0 || away > LONGEST_DAYS * DAY_MS) throw new Refused('review/bad-date');
  return new Date(day).toISOString();
}

/** The deadlines of an invitation: those in the request, otherwise the journal's. */
export function daysOf(
  asked: { readonly responseDue?: string | undefined; readonly due?: string | undefined },
  { responseDays, reviewDays }: Pick<ReviewLetters, 'responseDays' | 'reviewDays'>,
  now: Date,
): Days {
  const after = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  const responseDue = requireDay(asked.responseDue ?? after(responseDays), now);
  const due = requireDay(asked.due ?? after(responseDays + reviewDays), now);
  if (due <= responseDue) throw new Refused('review/bad-date', { field: 'due' });
  return { responseDue, due };
}

/** Refuses a reviewer with a conflict of interest, unless the editor gives a reason. */
export function requireNoConflict(
  conflicts: readonly ReviewConflict[],
  override: string | undefined,
): void {
  if (conflicts.some(({ kind }) => kind === 'author')) throw new Refused('review/author');
  if (conflicts.length === 0 || override) return;
  const problems = conflicts.map((each) => ({ field: each.kind, message: conflictText(each) }));
  throw new Refused('review/conflict', { problems });
}

interface Invitation {
  readonly change: ReviewChange;
  readonly submission: Submission;
  readonly letters: ReviewLetters;
  readonly letter: string;
  readonly person: Pick<Person, 'uid'>;
  /** `system`: the next reviewer on the waiting list is invited. */
  readonly actor: 'editor' | 'admin' | 'system';
  /** When the invitation was made. */
  readonly at: string;
}

/**
 * Writes an invitation, with any conflicts that were overridden. Call after the transaction's
 * reads.
 */
export async function writeInvitation(
  ports: SubmissionPorts,
  tx: Transaction,
  { change, submission, letters, letter, person, actor, at }: Invitation,
): Promise<void> {
  const { db } = ports;
  const { after } = change;
  const { sender, journal } = letters;
  const link = freshReviewLink(ports, after.submission, after.id);
  const isAgain = after.round > 0;
  const compose = () =>
    invitation.render(
      {
        name: after.reviewer.name,
        title: submission.title,
        journal: journal.fullname,
        url: link.url,
        declineUrl: decliningUrl(link.url),
        letter: letter || invitationLetter({ journal: journal.fullname, isAgain }),
        abstract: readersAbstract(submission),
        responseDue: longDate(after.responseDue),
        due: longDate(after.due),
      },
      sender,
    );
  const mail = reviewerMail(after, invitation.name, at, compose, journal);
  await enqueueMails(ports, tx, [mail]);
  link.write(tx);
  writeReview(db, tx, change);
  const ref = submissionRef(db, after.submission);
  const happened = { review: after, at, actor, by: actor === 'system' ? 'system' : person.uid };
  writeReviewEvent(tx, ref, { ...happened, event: 'reviewer_invited' });
  if (after.overridden?.at === at) {
    writeReviewEvent(tx, ref, { ...happened, event: 'conflict_overridden' });
    // For a manuscript by staff, the press's log would tell its author that a reviewer was invited, and when.
    if (!after.uncounted) auditOverride(ports, tx, after, after.overridden);
  }
}

/**
 * Records who overrode which kind of conflict, and when; the reviewer is named only in the review,
 * which no author can read.
 */
function auditOverride(
  { db }: SubmissionPorts,
  tx: Transaction,
  { submission, round }: StoredReview,
  { by, at, conflicts }: NonNullable<StoredReview['overridden']>,
): void {
  const kinds = conflicts.map(({ kind }) => kind);
  const entry = { action: 'review.override', at, by, submission, round, conflicts: kinds };
  tx.set(db.collection(AUDIT).doc(), entry);
}
