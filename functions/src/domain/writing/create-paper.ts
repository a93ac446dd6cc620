import { SHARED_PAPERS } from '@quire/model/collections';
import { SHARED_PAPERS_PER_ACCOUNT, type SharedPaper } from '@quire/model/entities/shared-paper';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { personName } from '../access/person-name.ts';
import { paperRef } from './paper-record.ts';

/**
 * `createPaper`: an empty paper owned by the caller. A repeated request with the same id creates one. Throws `Refused`:
 * `paper/too-many`, and `record/taken` where the id is another person's.
 */
export async function createPaper(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  { uid }: { readonly uid: string },
  { paper: id, title }: { readonly paper: string; readonly title: string },
): Promise<Record<string, never>> {
  const name = await personName(db, uid);
  return inTransaction(db, async (tx) => {
    const ref = paperRef(db, id);
    const before = await tx.get(ref);
    if (before.exists) {
      if (before.get('owner') === uid) return {};
      throw new Refused('record/taken', { values: { noun: 'paper' } });
    }
    const own = db.collection(SHARED_PAPERS).where('owner', '==', uid);
    const { size } = await tx.get(own.limit(SHARED_PAPERS_PER_ACCOUNT));
    if (size >= SHARED_PAPERS_PER_ACCOUNT) {
      throw new Refused('paper/too-many', { values: { most: String(SHARED_PAPERS_PER_ACCOUNT) } });
    }
    const at = now().toISOString();
    const paper: SharedPaper = {
      ...{ title, owner: uid, writers: [uid], names: { [uid]: name }, linkHash: '' },
      ...{
        seq: 0,
        base: 0,
        day: '',
        today: 0,
        versions: 0,
        pictures: {},
        createdAt: at,
        updatedAt: at,
      },
    };
    tx.create(ref, paper);
    return {};
  });
}
