import type { Submission } from '@quire/model/entities/submission';
import { type Asker, can, type Reaches, type Role } from '@quire/model/roles';
import type { SubmissionActor } from '@quire/model/states/moves/move';
import type { SubmissionEvent } from '@quire/model/states/submission';

/** Somebody who acts on a submission. */
export interface Person extends Asker {
  readonly email?: string | undefined;
}
/** The press's own hand: what follows from something else, and schedules. */
export type Mover = Person | 'system';

export const moverId = (mover: Mover): string => (mover === 'system' ? 'system' : mover.uid);

type Subject = Pick<
  Submission,
  'owner' | 'authorUids' | 'journal' | 'editors' | 'production' | 'state'
>;
type Handling =
  | 'submission.handle'
  | 'submission.decide'
  | 'submission.produce'
  | 'submission.settle';

/** Whether somebody may do this in this role alone. `permissions`: what the journal has narrowed. */
function may(
  person: Person,
  role: Role,
  action: Handling,
  { journal, authorUids, editors, production }: Subject,
  permissions: Reaches,
): boolean {
  if (!person.claims.roles.includes(role)) return false;
  const asOne = { ...person, claims: { ...person.claims, roles: [role] } };
  const assigned = role === 'editor' ? editors : production;
  return can(asOne, action, { journal, authorUids, assigned, permissions });
}

/**
 * In which capacities somebody may act on a submission. Its owner is its author and nothing else;
 * being named among its authors takes every other capacity away (design/field 5.5). A draft is
 * nobody's but its owner's.
 */
export function capacitiesOf(
  mover: Mover,
  submission: Subject,
  permissions: Reaches = {},
): SubmissionActor[] {
  if (mover === 'system') return ['system'];
  const { owner, authorUids, state } = submission;
  if (owner === mover.uid) return can(mover, 'submission.write', { owner }) ? ['author'] : [];
  if (authorUids.includes(mover.uid) || state === 'draft') return [];
  const has = (role: Role, action: Handling) => may(mover, role, action, submission, permissions);
  return [
    ...(has('editor', 'submission.handle') ? (['editor'] as const) : []),
    ...(has('production', 'submission.produce') ? (['production'] as const) : []),
    ...(has('finance', 'submission.settle') ? (['finance'] as const) : []),
    ...(has('admin', 'submission.handle') ? (['admin'] as const) : []),
  ];
}

/** What ends a round or a submission with a letter. */
const DECISIONS: ReadonlySet<SubmissionEvent> = new Set<SubmissionEvent>([
  'desk_reject',
  'accept_unreviewed',
  'offer_transfer',
  'request_minor',
  'request_major',
  'reject',
  'reject_resubmit',
  'accept',
]);

/** Whether a journal that leaves decisions to some of its editors leaves this one to them. */
export function mayDecide(
  mover: Mover,
  event: SubmissionEvent,
  submission: Subject,
  permissions: Reaches,
): boolean {
  if (mover === 'system' || !DECISIONS.has(event)) return true;
  return may(mover, 'editor', 'submission.decide', submission, permissions);
}
