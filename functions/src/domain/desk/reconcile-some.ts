import { SUBMISSIONS } from '@quire/model/collections';
import { FieldPath } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { reconcileDesk } from './reconcile-desk.ts';

const AT_ONCE = 50;

/** Updates the desk for the submissions after the given id: one slice of all. `after` is null at the end. */
export async function reconcileSome(
  ports: Pick<Ports, 'db' | 'now'>,
  after: string,
): Promise<{ readonly after: string | null; readonly count: number; readonly total: number }> {
  const all = ports.db.collection(SUBMISSIONS);
  const some = all.orderBy(FieldPath.documentId()).select().limit(AT_ONCE);
  const { docs } = await (after ? some.startAfter(after) : some).get();
  for (const { id } of docs) await reconcileDesk(ports, id);
  const total = (await all.count().get()).data().count;
  const last = docs.at(-1);
  return { after: last && docs.length === AT_ONCE ? last.id : null, count: docs.length, total };
}
