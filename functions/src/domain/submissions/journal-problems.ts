import type { SubmissionProblem } from '@quire/model/calls/calls';
import { ISSUES, issueDocId } from '@quire/model/collections';
import type { Journal } from '@quire/model/entities/journal';
import type { Submission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { URL_KEY } from '@quire/model/url-key';
import type { Firestore } from 'firebase-admin/firestore';

/**
 * Whether the journal accepts this manuscript now: it exists, is active, and has that special issue.
 */
export async function journalProblems(
  db: Firestore,
  submission: Submission,
  journal: Journal | null,
): Promise<SubmissionProblem[]> {
  const { number, specialIssue } = submission;
  if (!submission.journal) return [];
  if (!journal || (!number && journal.status !== 'active')) {
    return [{ field: 'journal', message: t('refusals.journalClosedChooseOther') }];
  }
  if (number && !number.startsWith(`${submission.journal}-`)) {
    const message = t('refusals.journalFixed');
    return [{ field: 'journal', message }];
  }
  if (!specialIssue) return [];
  const id = issueDocId(submission.journal, specialIssue);
  const issue = URL_KEY.test(specialIssue) ? await db.collection(ISSUES).doc(id).get() : null;
  return issue?.exists
    ? []
    : [{ field: 'specialIssue', message: t('refusals.specialIssueUnknown') }];
}
