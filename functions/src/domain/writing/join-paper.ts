import { timingSafeEqual } from 'node:crypto';
import { PAPER_WRITERS_MOST, SharedPaperSchema } from '@quire/model/entities/shared-paper';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import { personName } from '../access/person-name.ts';
import { linkHash } from '../accounts/link.ts';
import { paperRef } from './paper-record.ts';

const isKey = (hash: string, key: string): boolean => {
  const asked = Buffer.from(linkHash(key));
  const known = Buffer.from(hash);
  return asked.length === known.length && timingSafeEqual(asked, known);
};

/**
 * `joinPaper`: makes the holder of a paper's link one of its writers. Throws `Refused`: the same `paper/no-link` for a
 * missing paper, a wrong key and a closed link; `paper/full`; `account/throttled`.
 */
export async function joinPaper(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  { uid }: { readonly uid: string },
  { paper: id, key }: { readonly paper: string; readonly key: string },
): Promise<Record<string, never>> {
  await requireBudget({ db, now }, 'paper-link', { account: uid });
  const name = await personName(db, uid);
  return inTransaction(db, async (tx) => {
    const ref = paperRef(db, id);
    const paper = readRecord(await tx.get(ref), SharedPaperSchema);
    if (paper?.writers.includes(uid)) return {};
    if (!paper || paper.linkHash === '' || !isKey(paper.linkHash, key)) {
      throw new Refused('paper/no-link');
    }
    if (paper.writers.length >= PAPER_WRITERS_MOST) {
      throw new Refused('paper/full', { values: { most: String(PAPER_WRITERS_MOST) } });
    }
    tx.update(ref, {
      writers: [...paper.writers, uid],
      names: { ...paper.names, [uid]: name },
      updatedAt: now().toISOString(),
    });
    return {};
  });
}
