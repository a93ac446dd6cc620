import { block, type GateProblem } from '../entities/gate-problem.ts';
import { SUBMISSION_STATES, type SubmissionState } from '../states/submission-states.ts';
import type { GateFacts } from './gate-facts.ts';

/** The states from which a manuscript can be published; later it can be published again. */
const READY: ReadonlySet<SubmissionState> = new Set([
  'proof_final',
  'scheduled',
  'published',
  'corrected',
  'expression_of_concern',
]);

function issueProblems({ issue, article }: GateFacts): GateProblem[] {
  const where = { place: 'issue' as const };
  if (!issue) return [block('issue-missing', `There is no issue ${article.issue}.`, where)];
  if (issue.kind === 'online_first' || article.publishedRevision > 0) return [];
  if (issue.status === 'draft') {
    return [block('issue-draft', 'The issue is a draft: open it first.', where)];
  }
  return issue.status === 'closed'
    ? [block('issue-closed', 'The issue is closed: open it again, or choose another.', where)]
    : [];
}

function submissionProblems({ submission }: GateFacts): GateProblem[] {
  if (!submission || READY.has(submission.state)) return [];
  const where = { place: 'submission' as const };
  if (submission.state === 'awaiting_payment') {
    return [block('unpaid', 'The charge is neither paid nor waived.', where)];
  }
  const { label } = SUBMISSION_STATES[submission.state];
  const message = `Its manuscript is at “${label}” (${submission.state}): the last proof comes first.`;
  return [block('submission-state', message, where)];
}

/** The journal, the issue, the manuscript it came from, and Crossref. */
export function checkPlace(facts: GateFacts): GateProblem[] {
  const { journal, article, deposit } = facts;
  const missing = journal
    ? []
    : [block('journal-missing', `There is no journal ${article.journal}.`, { place: 'journal' })];
  const refused = deposit.map((message) =>
    block('crossref', `Crossref would reject it: ${message}`, { place: 'details' }),
  );
  return [...missing, ...issueProblems(facts), ...submissionProblems(facts), ...refused];
}
