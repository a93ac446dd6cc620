/**
 * Whether a decision is based on as many reports as the journal asks for; if not, it needs a reason.
 */
import type { MoveSubmissionRequest, SubmissionProblem } from '@quire/model/calls/calls';
import { AUDIT } from '@quire/model/collections';
import type { StoredReview } from '@quire/model/entities/review';
import type { Submission } from '@quire/model/entities/submission';
import { fewReports } from '@quire/model/mail/editor/few-reports';
import { t } from '@quire/model/messages/t';
import { isOnReports, missingReports, reportsIn } from '@quire/model/submission/reports-in';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { isByStaff } from '../access/is-by-staff.ts';
import { type Principal, principalId } from '../access/principal.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { readChiefEditors } from '../submissions/chief-editors.ts';
import type { PreparedWrite } from '../submissions/move-subscriber.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import type { SubmissionStep } from '../submissions/step.ts';
import { eventId, writeEvent } from '../submissions/write-event.ts';
import { editorReviewMails } from './editor-review-mails.ts';
import { readReviewLetters } from './review-letters.ts';
import { readReviews } from './review-record.ts';

interface JudgedReports {
  readonly problems: readonly SubmissionProblem[];
  /** The submission's reviews, if they have been read. */
  readonly reviews?: readonly StoredReview[];
  /** Stores the reason, and notifies the editor-in-chief. Called with the decision's own writes. */
  prepare(step: SubmissionStep): Promise<PreparedWrite>;
}

const NOTHING: JudgedReports = {
  problems: [],
  prepare: async () => ({ write: async () => {} }),
};

interface Facts {
  readonly ref: DocumentReference;
  readonly submission: Submission;
  readonly principal: Principal;
}

/**
 * Reads the reviews of the submission, its journal and the press within the transaction. A missing
 * reason is a problem of `fewReportsReason`.
 */
export async function judgeReports(
  ports: SubmissionPorts,
  tx: Transaction,
  { ref, submission, principal }: Facts,
  {
    event,
    fewReportsReason: reason = '',
  }: Pick<MoveSubmissionRequest, 'event' | 'fewReportsReason'>,
): Promise<JudgedReports> {
  if (event === 'decline') return { ...NOTHING, reviews: await readReviews(ports.db, tx, ref.id) };
  if (!isOnReports(event)) return NOTHING;
  const letters = await readReviewLetters(ports, submission);
  const reviews = await readReviews(ports.db, tx, ref.id);
  const reports = reportsIn(reviews, submission.round, letters.minimum);
  const missing = missingReports(reports);
  if (missing === null) return { ...NOTHING, reviews };
  if (reason === '') {
    const why = { field: 'fewReportsReason', message: t('refusals.fewReportsReason') };
    return { ...NOTHING, problems: [{ ...why, message: missing }, why] };
  }
  return {
    problems: [],
    reviews,
    prepare: async ({ actor, after: { stageEnteredAt: at } }) => {
      const by = principalId(principal);
      const today = at.slice(0, 10);
      const chiefs = await readChiefEditors(ports.db, submission, letters.journal, by, today);
      const cause = eventId(at, 0, event);
      // For a manuscript by staff, the press's log would tell its author about reports.
      const isAudited = !(await isByStaff(ports.db, submission));
      const mails = editorReviewMails(letters, fewReports, ref.id, submission, cause, chiefs);
      return {
        write: async () => {
          await enqueueMails(ports, tx, mails);
          const entry = {
            event: 'decided_with_few_reports',
            round: submission.round,
            at,
            actor,
            audience: 'staff',
          } as const;
          const said = { reason, reports };
          writeEvent(tx, ref, eventId(at, 1, entry.event), entry, by, said);
          const action = 'submission.few-reports';
          if (!isAudited) return;
          tx.set(ports.db.collection(AUDIT).doc(`${action}~${ref.id}~${cause}`), {
            ...{ action, at, by, record: ref.path, decision: event },
          });
        },
      };
    },
  };
}
