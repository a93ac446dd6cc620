import { ABSTRACTS, AUDIT } from '@quire/model/collections';
import type { Asker } from '@quire/model/roles';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { abstractBookPrint, abstractBookRef } from '../publishing/abstract-book.ts';
import { printRef } from '../publishing/print-queue.ts';
import { requireContentStaff } from './committee-members.ts';
import { requireConference } from './conference-record.ts';
import type { AbstractPorts } from './save-abstract.ts';
import { beginningWith } from './stored-abstract.ts';

/**
 * `publishAbstractBook`: queues the book of all accepted abstracts, as they are when it is printed. Throws `Refused`:
 * `access/denied`, `record/not-found`, `abstract/none-accepted`.
 */
export async function publishAbstractBook(
  { db, now }: Pick<AbstractPorts, 'db' | 'now'>,
  person: Asker,
  { conference: ckey }: { readonly conference: string },
): Promise<Record<string, never>> {
  requireContentStaff(person);
  const conference = await requireConference(db, ckey);
  const accepted = await Promise.all(
    ['talk', 'poster'].map((state) =>
      beginningWith(db.collection(ABSTRACTS), 'waits', `${ckey}~${state}`).limit(1).get(),
    ),
  );
  if (conference.status === 'draft' || accepted.every(({ empty }) => empty)) {
    throw new Refused('abstract/none-accepted');
  }
  return inTransaction(db, async (tx) => {
    const at = now().toISOString();
    tx.set(abstractBookRef(db, ckey), { askedAt: at }, { merge: true });
    tx.set(printRef(db, abstractBookPrint(ckey)), { printHash: at, queuedAt: at, attempts: 0 });
    tx.set(db.collection(AUDIT).doc(), {
      ...{ action: 'abstract.book', at, by: person.uid, record: `conferences/${ckey}` },
    });
    return {};
  });
}
