import { inLanguage } from '@quire/content/messages/in-language';
import type { CALLS } from '@quire/model/calls/calls';
import { ReviewerSchema } from '@quire/model/entities/reviewer';
import { invitationLetter } from '@quire/model/mail/reviewer/invitation-letter';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import { readAuthorsFacts } from '../conflicts/authors-facts.ts';
import { findConflicts } from '../conflicts/find-conflicts.ts';
import { languageOfLetter } from '../outbox/receiver-accounts.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { daysOf } from './begin-review.ts';
import { requireHandler } from './require-handler.ts';
import { readReviewLetters } from './review-letters.ts';
import { readReviews, reviewerRef } from './review-record.ts';
import { reviewerOfReview } from './reviewer-of-review.ts';

/**
 * `draftInvitation`: the draft letter, the deadlines and the conflicts for an invitation. The letter is in the reviewer's
 * language, or in the one that is asked for. Throws `Refused`.
 */
export function draftInvitation(
  ports: SubmissionPorts,
  person: Person,
  asked: z.output<typeof CALLS.draftInvitation.request>,
): Promise<z.input<typeof CALLS.draftInvitation.response>> {
  const { db } = ports;
  return inTransaction(db, async (tx) => {
    const { submission } = await requireHandler(ports, tx, person, asked.submission);
    const stored = await tx.get(reviewerRef(db, asked.reviewer));
    const kept = ReviewerSchema.safeParse(stored.data()).data;
    const isInBase = kept?.journals.includes(submission.journal);
    const reviewer = isInBase
      ? kept
      : reviewerOfReview(await readReviews(db, tx, asked.submission), asked.reviewer);
    if (!reviewer) throw new Refused('review/no-reviewer');
    const letters = await readReviewLetters(ports, submission);
    const now = ports.now();
    const facts = await readAuthorsFacts(db, submission, now);
    const journal = letters.journal.fullname;
    const language = asked.language ?? (await languageOfLetter(db, reviewer.email));
    return {
      language,
      letter: inLanguage(language, () =>
        invitationLetter({ journal, isAgain: submission.round > 0 }),
      ),
      ...daysOf({}, letters, now),
      conflicts: findConflicts(facts, reviewer, person),
    };
  });
}
