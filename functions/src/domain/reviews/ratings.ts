import { REVIEWS } from '@quire/model/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';

/** Firestore compares with at most thirty values. */
const REVIEWERS_MOST = 30;
/** Of a page of candidates. Whoever was asked more often is rated by some of it. */
const REVIEWS_MOST = 400;

const RatedSchema = z.object({
  reviewerId: z.string(),
  journal: z.string(),
  editorRating: z.number(),
  uncounted: z.literal(true).optional(),
});

export interface ReviewerRating {
  readonly mean: number;
  readonly reports: number;
}

/** What the editors of one journal gave the reports of these reviewers. Ratings of other journals stay with these. */
export async function readRatings(
  db: Firestore,
  journal: string,
  reviewers: readonly string[],
): Promise<ReadonlyMap<string, ReviewerRating>> {
  if (reviewers.length === 0) return new Map();
  const { docs } = await db
    .collectionGroup(REVIEWS)
    .where('reviewerId', 'in', reviewers.slice(0, REVIEWERS_MOST))
    .select('reviewerId', 'journal', 'editorRating', 'uncounted')
    .limit(REVIEWS_MOST)
    .get();
  const marks = new Map<string, number[]>();
  for (const doc of docs) {
    const rated = RatedSchema.safeParse(doc.data()).data;
    // Of manuscripts by staff nothing is told here: their authors may be asking.
    if (rated?.journal !== journal || rated.uncounted) continue;
    marks.set(rated.reviewerId, [...(marks.get(rated.reviewerId) ?? []), rated.editorRating]);
  }
  return new Map(
    [...marks].map(([reviewer, all]) => {
      const mean = all.reduce((sum, mark) => sum + mark, 0) / all.length;
      return [reviewer, { mean: Math.round(mean * 10) / 10, reports: all.length }];
    }),
  );
}
