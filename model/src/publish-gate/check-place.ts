import { block, type GateProblem } from '../entities/gate-problem.ts';
import type { SubmissionState } from '../states/submission-states.ts';
import type { GateFacts } from './gate-facts.ts';
import { gateWords } from './gate-remarks.ts';

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
    return [
      block('issue-missing', gateWords('gate/issue-unknown', { issue: article.issue }), where),
    ];
  if (issue.kind === 'online_first' || article.publishedRevision > 0) return [];
  if (issue.status === 'draft') {
    return [block('issue-draft', gateWords('gate/issue-draft', {}), where)];
  }
  return issue.status === 'closed'
    ? [block('issue-closed', gateWords('gate/issue-closed', {}), where)]
    : [];
}

function submissionProblems({ submission }: GateFacts): GateProblem[] {
  if (!submission || READY.has(submission.state)) return [];
  const where = { place: 'submission' as const };
  if (submission.state === 'awaiting_payment') {
    return [block('unpaid', gateWords('gate/charge-open', {}), where)];
  }
  const { state } = submission;
  return [block('submission-state', gateWords('gate/last-proof-missing', { state }), where)];
}

/** The journal, the issue, the manuscript it came from, and Crossref. */
export function checkPlace(facts: GateFacts): GateProblem[] {
  const { journal, article, deposit } = facts;
  const missing = journal
    ? []
    : [
        block('journal-missing', gateWords('gate/no-journal', { journal: article.journal }), {
          place: 'journal',
        }),
      ];
  const refused = deposit.map((fault) => {
    const values = { part: '', count: 0, least: 0, most: 0, ...fault };
    return block('crossref', gateWords('gate/crossref', values), { place: 'details' });
  });
  return [...missing, ...issueProblems(facts), ...submissionProblems(facts), ...refused];
}
