import { inLanguage } from '@quire/content/messages/in-language';
import type { CALLS } from '@quire/model/calls/calls';
import { RECOMMENDATIONS } from '@quire/model/entities/recommendations';
import { fillLetter, letterName } from '@quire/model/mail/registry/letter-templates';
import { submissionMove } from '@quire/model/states/moves/submission';
import { isReviewIn } from '@quire/model/states/review-states';
import type { SubmissionState } from '@quire/model/states/submission-states';
import { decisionLetter } from '@quire/model/submission/decision-letter';
import { reportForAuthor } from '@quire/model/submission/report-for-author';
import { reportLabel } from '@quire/model/submission/report-label';
import { isOnReports, reportsIn } from '@quire/model/submission/reports-in';
import { reviewerLabels } from '@quire/model/submission/reviewer-labels';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { storedText } from '../../platform/text/stored-text.ts';
import { personName } from '../access/person-name.ts';
import type { Person } from '../access/principal.ts';
import { readOwner } from '../outbox/correspondents.ts';
import { readCustomWordings, wordsFor } from '../outbox/custom-wording.ts';
import { languageOfLetter } from '../outbox/receiver-accounts.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { reportKey } from './report-key.ts';
import { requireOverseer } from './require-handler.ts';
import { readReviewLetters } from './review-letters.ts';
import { readReviews } from './review-record.ts';

type Draft = z.input<typeof CALLS.draftDecision.response>;

/** The longest letter. */
const LETTER_MAX = 20_000;
/** States in which there are reports that the author has not received. */
const GIVES_REPORTS: ReadonlySet<SubmissionState> = new Set<SubmissionState>([
  'reviewer_invitation',
  'under_review',
  'reviews_complete',
]);

/**
 * `draftDecision`: the draft of a decision letter, and the round's reports that may be released with
 * it. The letter is in the author's language, or in the one that is asked for. Stores nothing. Throws `Refused`.
 */
export function draftDecision(
  ports: SubmissionPorts,
  person: Person,
  { submission: id, event, ...asked }: z.output<typeof CALLS.draftDecision.request>,
): Promise<Draft> {
  const { db } = ports;
  return inTransaction(db, async (tx) => {
    const { submission } = await requireOverseer(ports, tx, person, id);
    const { from, says } = submissionMove(event);
    if (says !== 'letter' || !from.includes(submission.state)) {
      throw new Refused('submission/wrong-state');
    }
    const { name = '', email = '' } = (await readOwner(db, submission.owner)) ?? {};
    const language = asked.language ?? (await languageOfLetter(db, email));
    const all = await readReviews(db, tx, id);
    const names = reviewerLabels(all);
    const isOfRound = GIVES_REPORTS.has(submission.state);
    const released = all
      .filter(
        (review) => isOfRound && review.round === submission.round && isReviewIn(review.state),
      )
      .toSorted((a, b) => ((a.submitted ?? '') < (b.submitted ?? '') ? -1 : 1));
    const reviews = released.map((review) => {
      const { recommendation } = review.report;
      return {
        report: reportKey(review),
        label: reportLabel(review, names.get(review.reviewerId) ?? 'Reviewer'),
        ...(recommendation && review.sharesRecommendation
          ? { recommendation: storedText(() => RECOMMENDATIONS[recommendation]) }
          : {}),
        comments: reportForAuthor(review),
        offered: review.files.map(({ id: file, name, size }) => ({
          ...{ review: review.id, file, name, size },
        })),
      };
    });
    const letters = await readReviewLetters(ports, submission);
    const journal = letters.journal.fullname;
    const { round } = submission;
    const reports = isOnReports(event) ? reportsIn(all, round, letters.minimum) : null;
    const { title, number = '' } = submission;
    const editor = await personName(db, person.uid);
    const wanted = { template: letterName(event), journal: submission.journal, language };
    const own = wordsFor(wanted, await readCustomWordings(db, [wanted]));
    const quotedReports = reviews
      .map(({ label, comments }) => `**${label}**\n\n${comments}`)
      .join('\n\n');
    const letter = own
      ? fillLetter(own.text, { name, title, journal, number, editor, quotedReports })
      : inLanguage(language, () =>
          decisionLetter(event, { name, title, journal, editor, reports: reviews.length }),
        );
    return { letter: letter.slice(0, LETTER_MAX), language, editor, reports, reviews };
  });
}
