import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import { FieldPath } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { collectAuthors } from './collect-authors.ts';

const A_STEP = 40;

/** Collects the authors of the next articles by id; can be repeated. `after` is null at the end. */
export async function collectSome(
  ports: Ports,
  after: string,
): Promise<{ readonly after: string | null; readonly count: number }> {
  const all = ports.db
    .collection(PUBLISHED_ARTICLES)
    .orderBy(FieldPath.documentId())
    .select()
    .limit(A_STEP);
  const { docs } = await (after ? all.startAfter(after) : all).get();
  // One after another: neighbours share their authors.
  for (const { id } of docs) await collectAuthors(ports, id);
  const last = docs.at(-1);
  return { after: last && docs.length === A_STEP ? last.id : null, count: docs.length };
}
