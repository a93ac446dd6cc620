/** An author's public page is hidden at their request, and can be shown again. */
import { AUDIT, AUTHORS } from '@quire/model/collections';
import type { Asker } from '@quire/model/roles';
import { FieldValue } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { queueMany } from '../search-queue/search-queue.ts';
import { authorRef } from './collect-authors.ts';
import { readForDecision } from './merge-authors.ts';

interface Asked {
  readonly author: string;
  readonly isHidden: boolean;
  /** Why: in the audit log alone. */
  readonly reason: string;
}

/**
 * `hideAuthorPage`: the address of the author's page is not found from then on, the lists, feeds, search and API leave them
 * out, and no article links their name. Their articles and their record stay. `isHidden: false` undoes it. What follows is
 * the event of their record. For who may edit all their journals, as in merging. Can be repeated. Throws `Refused`:
 * `people/no-author`, `people/merged`, `input/invalid` without a reason to hide it.
 */
export async function hideAuthorPage(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  person: Asker,
  { author: id, isHidden, reason }: Asked,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ref = authorRef(db, id);
    const author = await readForDecision(tx, person, ref);
    if (author.state === 'merged') throw new Refused('people/merged');
    if (isHidden && reason === '') throw new Refused('input/invalid', { field: 'reason' });
    if ((author.isHidden ?? false) === isHidden) return;
    tx.update(ref, { isHidden: isHidden ? true : FieldValue.delete() });
    queueMany(tx, db, AUTHORS, [id]);
    const entry = { at: now().toISOString(), by: person.uid, record: `authors/${id}` };
    const action = isHidden ? 'author.hidden' : 'author.shown';
    tx.set(db.collection(AUDIT).doc(), { ...entry, action, ...(reason && { reason }) });
  });
}
