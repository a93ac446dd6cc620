import { REVIEWS } from '@quire/model/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';

/** Firestore compares with at most thirty values. */
const REVIEWERS_MOST = 30;
/** For one page of candidates. Only some of the ratings are used for people with more reviews. */
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

/** The ratings by one journal's editors of these reviewers' reports. Ratings are not shared between journals. */
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
    // Manuscripts by staff are left out: their authors may be the ones asking.
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
