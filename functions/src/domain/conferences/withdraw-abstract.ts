import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Caller } from '../access/caller.ts';
import { personName } from '../access/person-name.ts';
import { type AbstractPorts, requireOwnAbstract } from './save-abstract.ts';
import { abstractRef, keepAbstract, requireAbstract } from './stored-abstract.ts';

/**
 * `withdrawAbstract`: its author withdraws it, before the decision or after acceptance. Can be repeated. Throws
 * `Refused`: `record/not-found`, `abstract/decided` for a rejected one.
 */
export async function withdrawAbstract(
  { db, now }: Pick<AbstractPorts, 'db' | 'now'>,
  { uid }: Pick<Caller, 'uid'>,
  { abstract: id }: { readonly abstract: string },
): Promise<Record<string, never>> {
  const name = await personName(db, uid);
  const ref = abstractRef(db, id);
  return inTransaction(db, async (tx) => {
    const before = requireAbstract(await tx.get(ref));
    requireOwnAbstract(before, uid);
    if (before.state === 'withdrawn') return {};
    if (before.state === 'rejected') throw new Refused('abstract/decided');
    const at = now().toISOString();
    const log = [...before.log, { at, by: name, did: 'withdrawn' as const }];
    const revision = before.revision + 1;
    keepAbstract(tx, ref, { ...before, state: 'withdrawn', revision, updatedAt: at, log });
    return {};
  });
}
