/** Computes the related articles of every published article, from scratch. */
import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import { FieldPath } from 'firebase-admin/firestore';
import { atOnce } from '../../platform/database/at-once.ts';
import type { Ports } from '../../platform/database/ports.ts';
import { rankAnew } from '../publishing/related/relate-article.ts';

const A_STEP = 40;
const WORKERS = 6;

export async function countPublished({ db }: Ports): Promise<number> {
  return (await db.collection(PUBLISHED_ARTICLES).count().get()).data().count;
}

/**
 * Ranks the next articles by id. The result depends only on the published articles, so the function can be repeated in
 * any order. `after` is null at the end. Reads at most 81 documents for each.
 */
export async function rankSome(
  ports: Ports,
  after: string,
): Promise<{ readonly after: string | null; readonly count: number }> {
  const all = ports.db
    .collection(PUBLISHED_ARTICLES)
    .orderBy(FieldPath.documentId())
    .select()
    .limit(A_STEP);
  const { docs } = await (after ? all.startAfter(after) : all).get();
  await atOnce(WORKERS, docs, ({ id }) => rankAnew(ports, id));
  const last = docs.at(-1);
  return { after: last && docs.length === A_STEP ? last.id : null, count: docs.length };
}
