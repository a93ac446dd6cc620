import { block, type GateProblem } from '../entities/gate-problem.ts';
import { t } from '../messages/t.ts';
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
  if (!issue)
    return [block('issue-missing', t('publishGate.issueUnknown', { issue: article.issue }), where)];
  if (issue.kind === 'online_first' || article.publishedRevision > 0) return [];
  if (issue.status === 'draft') {
    return [block('issue-draft', t('publishGate.issueDraft'), where)];
  }
  return issue.status === 'closed'
    ? [block('issue-closed', t('publishGate.issueClosed'), where)]
    : [];
}

function submissionProblems({ submission }: GateFacts): GateProblem[] {
  if (!submission || READY.has(submission.state)) return [];
  const where = { place: 'submission' as const };
  if (submission.state === 'awaiting_payment') {
    return [block('unpaid', t('publishGate.chargeOpen'), where)];
  }
  const { label } = SUBMISSION_STATES[submission.state];
  const message = t('publishGate.lastProofMissing', {
    label,
    state: submission.state,
  });
  return [block('submission-state', message, where)];
}

/** The journal, the issue, the manuscript it came from, and Crossref. */
export function checkPlace(facts: GateFacts): GateProblem[] {
  const { journal, article, deposit } = facts;
  const missing = journal
    ? []
    : [
        block('journal-missing', t('publishGate.noJournal', { journal: article.journal }), {
          place: 'journal',
        }),
      ];
  const refused = deposit.map((message) =>
    block('crossref', t('publishGate.crossrefWouldReject', { message }), { place: 'details' }),
  );
  return [...missing, ...issueProblems(facts), ...submissionProblems(facts), ...refused];
}
