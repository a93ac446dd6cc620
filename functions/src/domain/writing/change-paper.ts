import { randomBytes } from 'node:crypto';
import type { CALLS } from '@quire/model/calls/calls';
import { sharedPaperFolder } from '@quire/model/collections';
import type { SharedPaper } from '@quire/model/entities/shared-paper';
import type { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { linkHash } from '../accounts/link.ts';
import { cursorRef, paperRef, requireWriter } from './paper-record.ts';

type Asked = z.output<typeof CALLS.changePaper.request>;

const without = ({ writers, names }: SharedPaper, uid: string) => {
  const { [uid]: _gone, ...others } = names;
  return { writers: writers.filter((each) => each !== uid), names: others };
};

/** Only the owner decides who writes. */
function requireOwner(paper: SharedPaper, uid: string): void {
  if (paper.owner !== uid) throw new Refused('access/denied');
}

/**
 * `changePaper`: the link for joining, the writers, leaving, and deleting the paper with all its versions and pictures.
 * The owner cannot leave: they delete it, or another writer owns it after their account is closed. Throws `Refused`:
 * `record/not-found` for anyone who is not a writer of it, `access/denied`.
 */
export async function changePaper(
  { db, bucket, now }: Pick<Ports, 'db' | 'bucket' | 'now'>,
  { uid }: { readonly uid: string },
  { paper: id, change }: Asked,
): Promise<{ key?: string }> {
  const ref = paperRef(db, id);
  const key = change.what === 'open-link' ? randomBytes(24).toString('base64url') : undefined;
  const isToDelete = await inTransaction(db, async (tx) => {
    const paper = await requireWriter(tx, ref, uid);
    const updatedAt = now().toISOString();
    if (change.what === 'leave') {
      if (paper.owner === uid) throw new Refused('access/denied');
      tx.update(ref, { ...without(paper, uid), updatedAt });
      tx.delete(cursorRef(ref, uid));
      return false;
    }
    requireOwner(paper, uid);
    if (change.what === 'delete') return true;
    if (change.what === 'remove-writer') {
      if (change.uid === uid) throw new Refused('access/denied');
      // A removed writer knows the link, so it is closed too.
      tx.update(ref, { ...without(paper, change.uid), linkHash: '', updatedAt });
      tx.delete(cursorRef(ref, change.uid));
      return false;
    }
    tx.update(ref, { linkHash: key === undefined ? '' : linkHash(key), updatedAt });
    return false;
  });
  if (isToDelete) {
    await bucket.removeAll(`${sharedPaperFolder(id)}/`);
    await db.recursiveDelete(ref);
  }
  return key === undefined ? {} : { key };
}
