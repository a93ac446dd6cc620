import type { CALLS } from '@quire/model/calls/calls';
import {
  PAPER_VERSIONS_MOST,
  type PaperVersion,
  paperVersionDocId,
} from '@quire/model/entities/shared-paper';
import type { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { paperRef, requireWriter } from './paper-record.ts';

type Asked = z.output<typeof CALLS.savePaperVersion.request>;

/** The limit of one Firestore document, in characters of mostly ASCII. */
const VERSION_MOST = 900_000;

/**
 * `savePaperVersion`: saves the current text under a name. Of more than 60, the oldest is deleted. Throws
 * `Refused`:
 * `record/not-found`, `paper/too-large`.
 */
export async function savePaperVersion(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  { uid }: { readonly uid: string },
  { paper: id, label, markdown, bibliography }: Asked,
): Promise<{ version: string }> {
  const size = Buffer.byteLength(markdown) + Buffer.byteLength(bibliography);
  if (size > VERSION_MOST) throw new Refused('paper/too-large');
  const ref = paperRef(db, id);
  return inTransaction(db, async (tx) => {
    const { versions } = await requireWriter(tx, ref, uid);
    const number = versions + 1;
    const version = paperVersionDocId(number);
    const kept: PaperVersion = { label, by: uid, at: now().toISOString(), markdown, bibliography };
    const all = ref.collection('versions');
    tx.create(all.doc(version), kept);
    if (number > PAPER_VERSIONS_MOST) {
      tx.delete(all.doc(paperVersionDocId(number - PAPER_VERSIONS_MOST)));
    }
    tx.update(ref, { versions: number, updatedAt: kept.at });
    return { version };
  });
}
