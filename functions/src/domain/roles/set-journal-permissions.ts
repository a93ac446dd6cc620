import type { SetJournalPermissionsRequest } from '@quire/model/calls/records';
import { AUDIT, JOURNAL_PERMISSIONS, JOURNALS } from '@quire/model/collections';
import { JournalPermissionsSchema } from '@quire/model/entities/journal-permissions';
import { type Asker, can } from '@quire/model/roles';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { personName } from '../access/person-name.ts';

/**
 * `setJournalPermissions`: which rights of the role matrix a journal leaves to its staff. For those who
 * grant roles in all journals. Throws `Refused`.
 */
export async function setJournalPermissions(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  person: Asker,
  { journal, base, reaches }: SetJournalPermissionsRequest,
): Promise<{ revision: number }> {
  if (!can(person, 'user.grant')) throw new Refused('access/denied');
  const ref = db.collection(JOURNAL_PERMISSIONS).doc(journal);
  return inTransaction(db, async (tx) => {
    const before = readRecord(await tx.get(ref), JournalPermissionsSchema);
    if (!(await tx.get(db.collection(JOURNALS).doc(journal))).exists) {
      throw new Refused('record/not-found', { values: { noun: 'journal' } });
    }
    const revision = before?.revision ?? 0;
    const isSame = JSON.stringify(before?.reaches) === JSON.stringify(reaches);
    // A repeated request, because the response was lost.
    if (isSame && before?.updatedBy === person.uid && revision === base + 1) return { revision };
    if (revision !== base) {
      const by = await personName(db, before?.updatedBy ?? '');
      const updatedAt = before?.updatedAt ?? now().toISOString();
      const current = { revision: Math.max(1, revision), updatedAt, by };
      throw new Refused('record/stale', { values: { name: by }, current });
    }
    const at = now().toISOString();
    const next = { reaches, revision: revision + 1, updatedAt: at, updatedBy: person.uid };
    tx.set(ref, withoutUndefined(JournalPermissionsSchema.parse(next)));
    tx.set(db.collection(AUDIT).doc(`permissions~${journal}~${next.revision}`), {
      ...{ action: 'permissions.set', at, by: person.uid, journal, revision: next.revision },
      before: withoutUndefined(before?.reaches ?? {}),
      after: withoutUndefined(reaches),
    });
    return { revision: next.revision };
  });
}
