import type { Submission } from '@quire/model/entities/submission';
import { type Asker, can, type Role } from '@quire/model/roles';
import type { SubmissionActor } from '@quire/model/states/moves/move';

/** Somebody who acts on a submission. */
export interface Person extends Asker {
  readonly email?: string | undefined;
}
/** The press's own hand: what follows from something else, and schedules. */
export type Mover = Person | 'system';

export const moverId = (mover: Mover): string => (mover === 'system' ? 'system' : mover.uid);

type Subject = Pick<Submission, 'owner' | 'authorUids' | 'journal' | 'production' | 'state'>;

/**
 * In which capacities somebody may act on a submission. Its owner is its author and nothing else;
 * being named among its authors takes every other capacity away (design/field 5.5). A draft is
 * nobody's but its owner's.
 */
export function capacitiesOf(mover: Mover, submission: Subject): SubmissionActor[] {
  if (mover === 'system') return ['system'];
  const { owner, authorUids, journal, production, state } = submission;
  if (owner === mover.uid) return can(mover, 'submission.write', { owner }) ? ['author'] : [];
  if (authorUids.includes(mover.uid) || state === 'draft') return [];
  const may = (
    role: Role,
    action: 'submission.handle' | 'submission.produce' | 'submission.settle',
  ) =>
    mover.claims.roles.includes(role) &&
    can({ ...mover, claims: { ...mover.claims, roles: [role] } }, action, {
      journal,
      authorUids,
      assigned: production,
    });
  return [
    ...(may('editor', 'submission.handle') ? (['editor'] as const) : []),
    ...(may('production', 'submission.produce') ? (['production'] as const) : []),
    ...(may('finance', 'submission.settle') ? (['finance'] as const) : []),
    ...(may('admin', 'submission.handle') ? (['admin'] as const) : []),
  ];
}
