import type { CALLS } from '@quire/model/calls/calls';
import { INSTITUTIONS } from '@quire/model/collections';
import { InstitutionSchema } from '@quire/model/entities/institution';
import { can } from '@quire/model/roles';
import type { z } from 'zod';
import { readRecord } from '../../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import type { ChargePorts } from '../ports.ts';

/**
 * `saveInstitution`: saves an agreement, new or changed. Discounts that were granted under it stay. Throws `Refused`
 * `billing/changed-elsewhere` if it has been saved elsewhere since.
 */
export async function saveInstitution(
  { db, now }: Pick<ChargePorts, 'db' | 'now'>,
  person: Person,
  { id, base, data }: z.output<typeof CALLS.saveInstitution.request>,
): Promise<{ revision: number }> {
  if (!can(person, 'charge.edit')) throw new Refused('access/denied');
  const ref = db.collection(INSTITUTIONS).doc(id);
  return inTransaction(db, async (tx) => {
    const before = readRecord(await tx.get(ref), InstitutionSchema);
    if ((before?.revision ?? 0) !== base) throw new Refused('billing/changed-elsewhere');
    const revision = base + 1;
    const after = InstitutionSchema.parse({
      ...{ ...data, revision },
      updatedAt: now().toISOString(),
      by: person.uid,
    });
    tx.set(ref, withoutUndefined(after));
    return { revision };
  });
}
