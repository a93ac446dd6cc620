/** In which capacities a person acts on a submission: functions judge by it, pages offer by it. */
import type { Submission } from '../entities/submission.ts';
import { type Asker, can, type Reaches, type Role } from '../roles.ts';
import { HANDLERS, STAFF, type SubmissionActor } from '../states/moves/move.ts';
import type { SubmissionEvent } from '../states/moves/submission.ts';
import type { SubmissionState } from '../states/submission-states.ts';

type Subject = Pick<
  Submission,
  'owner' | 'authorUids' | 'journal' | 'specialIssue' | 'editors' | 'production' | 'state'
>;
type Handling =
  | 'submission.handle'
  | 'submission.decide'
  | 'submission.produce'
  | 'submission.settle';

/** Whether this role alone allows the action. `permissions`: restrictions by the journal. */
function may(
  person: Asker,
  role: Role,
  action: Handling,
  { journal, specialIssue, authorUids, editors, production }: Subject,
  permissions: Reaches,
): boolean {
  if (!person.claims.roles.includes(role)) return false;
  const asOne = { ...person, claims: { ...person.claims, roles: [role] } };
  const assigned = role === 'production' ? production : editors;
  return can(asOne, action, { journal, specialIssue, authorUids, assigned, permissions });
}

/**
 * In which capacities a person may act on a submission. Its owner is its author and nothing else;
 * being named among its authors takes every other capacity away. A draft is
 * nobody's but its owner's.
 */
export function capacitiesIn(
  person: Asker,
  submission: Subject,
  permissions: Reaches = {},
): SubmissionActor[] {
  const { owner, authorUids, state } = submission;
  if (owner === person.uid) return can(person, 'submission.write', { owner }) ? ['author'] : [];
  if (authorUids.includes(person.uid) || state === 'draft') return [];
  const has = (role: Role, action: Handling) => may(person, role, action, submission, permissions);
  return [
    ...(has('editor', 'submission.handle') ? (['editor'] as const) : []),
    ...(has('recommendingEditor', 'submission.handle') ? (['recommendingEditor'] as const) : []),
    ...(has('guestEditor', 'submission.handle') ? (['guestEditor'] as const) : []),
    ...(has('production', 'submission.produce') ? (['production'] as const) : []),
    ...(has('finance', 'submission.settle') ? (['finance'] as const) : []),
    ...(has('admin', 'submission.handle') ? (['admin'] as const) : []),
  ];
}

/** In which capacity a person handles a submission: checks, reviewers, invitations. Null: they do not. */
export function handlingIn(capacities: readonly SubmissionActor[]): 'editor' | 'admin' | null {
  if (HANDLERS.some((each) => capacities.includes(each))) return 'editor';
  return capacities.includes('admin') ? 'admin' : null;
}

/** Whether a person manages the whole submission: who works on it, and how it continues after the review. */
export const overseesIn = (capacities: readonly SubmissionActor[]): boolean =>
  STAFF.some((each) => capacities.includes(each));

/** Moves that end a round or a submission, or reverse such an end: only for those who decide. */
const DECISIONS: ReadonlySet<SubmissionEvent> = new Set<SubmissionEvent>([
  'desk_reject',
  'decline',
  'accept_unreviewed',
  'offer_transfer',
  'request_minor',
  'request_major',
  'reject',
  'reject_resubmit',
  'accept',
  'rescind_revision',
  'withdraw_for_author',
  'reverse_desk_rejection',
  'reverse_rejection',
  'reverse_offer',
  'reverse_acceptance',
  'reject_accepted',
]);

/** Whether a journal that leaves decisions to some of its editors leaves this one to them. */
export function isTheirDecision(
  person: Asker,
  event: SubmissionEvent,
  submission: Subject,
  permissions: Reaches = {},
): boolean {
  if (!DECISIONS.has(event)) return true;
  return may(person, 'editor', 'submission.decide', submission, permissions);
}

/** Where a decision can be recommended: a decision comes next, or soon. */
const BEFORE_DECISIONS: ReadonlySet<SubmissionState> = new Set<SubmissionState>([
  'with_editor',
  'reviewer_invitation',
  'under_review',
  'reviews_complete',
  'revision_submitted',
]);

/**
 * Whether a person recommends a decision: they handle the manuscript, and others decide on it. `not-now`: in
 * another state.
 */
export function recommendsOn(
  person: Asker,
  capacities: readonly SubmissionActor[],
  submission: Subject,
  permissions: Reaches = {},
): 'now' | 'not-now' | 'never' {
  const handles = handlingIn(capacities) === 'editor';
  if (!handles || isTheirDecision(person, 'accept', submission, permissions)) return 'never';
  return BEFORE_DECISIONS.has(submission.state) ? 'now' : 'not-now';
}
