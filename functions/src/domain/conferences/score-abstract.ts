import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Caller } from '../access/caller.ts';
import { abstractConflict } from './abstract-conflict.ts';
import { committeeOf, committeeRef, requireMember } from './member.ts';
import type { AbstractPorts } from './save-abstract.ts';
import { abstractRef, keepAbstract, requireAbstract } from './stored-abstract.ts';

type Scored =
  | { readonly abstract: string; readonly score: number; readonly comment: string }
  | { readonly abstract: string; readonly hasConflict: true };

/**
 * `scoreAbstract`: saves a member's score and comment, which replace their earlier ones until the decision; or declares
 * a conflict of interest: their score is removed, and they no longer see the abstract. Throws `Refused`:
 * `record/not-found` also for an abstract hidden from them, `access/denied`, `abstract/decided`.
 */
export async function scoreAbstract(
  { db, now }: Pick<AbstractPorts, 'db' | 'now'>,
  caller: Pick<Caller, 'uid' | 'email'>,
  asked: Scored,
): Promise<Record<string, never>> {
  const id = asked.abstract;
  const ckey = id.split('~')[0] ?? '';
  const ref = abstractRef(db, id);
  return inTransaction(db, async (tx) => {
    const member = requireMember(committeeOf(await tx.get(committeeRef(db, ckey))), caller);
    const before = requireAbstract(await tx.get(ref));
    if (abstractConflict(before, member) !== null) {
      throw new Refused('record/not-found', { values: { noun: 'abstract' } });
    }
    if (before.state !== 'submitted') throw new Refused('abstract/decided');
    const by = { uid: caller.uid, name: member.name, at: now().toISOString() };
    const others = before.reviews.filter(({ uid }) => uid !== caller.uid);
    if ('hasConflict' in asked) {
      keepAbstract(tx, ref, { ...before, reviews: others, declared: [...before.declared, by] });
      return {};
    }
    const { score, comment } = asked;
    keepAbstract(tx, ref, { ...before, reviews: [...others, { ...by, score, comment }] });
    return {};
  });
}
