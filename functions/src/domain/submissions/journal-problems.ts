import type { SubmissionProblem } from '@quire/model/calls/calls';
import { ISSUES, issueDocId } from '@quire/model/collections';
import type { Journal } from '@quire/model/entities/journal';
import type { Submission } from '@quire/model/entities/submission';
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
    return [
      { field: 'journal', message: 'This journal takes no manuscripts. Choose another one.' },
    ];
  }
  if (number && !number.startsWith(`${submission.journal}-`)) {
    const message = 'The journal cannot be changed any more: the manuscript has its number.';
    return [{ field: 'journal', message }];
  }
  if (!specialIssue) return [];
  const id = issueDocId(submission.journal, specialIssue);
  const issue = URL_KEY.test(specialIssue) ? await db.collection(ISSUES).doc(id).get() : null;
  return issue?.exists
    ? []
    : [{ field: 'specialIssue', message: 'There is no such special issue in this journal.' }];
}
