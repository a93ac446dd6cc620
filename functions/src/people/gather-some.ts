import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import { FieldPath } from 'firebase-admin/firestore';
import type { Ports } from '../publish/ports.ts';
import { gatherAuthors } from './gather-authors.ts';

const A_STEP = 40;

/** Gathers who wrote the next articles by id: any number of times, it is the same. `after` is null at the end. */
export async function gatherSome(
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
  for (const { id } of docs) await gatherAuthors(ports, id);
  const last = docs.at(-1);
  return { after: last && docs.length === A_STEP ? last.id : null, count: docs.length };
}
