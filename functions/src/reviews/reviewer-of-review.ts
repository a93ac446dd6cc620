import type { StoredReview } from '@quire/model/entities/review';
import { type Reviewer, ReviewerSchema } from '@quire/model/entities/reviewer';

/**
 * Somebody as a review of a manuscript by staff names them: the base is not told whom such a manuscript asks,
 * so their review is the only place that knows. Null where no such review names this id.
 */
export function reviewerOfReview(
  reviews: readonly Pick<StoredReview, 'reviewerId' | 'reviewer' | 'uncounted' | 'journal'>[],
  id: string,
): Reviewer | null {
  const named = reviews.findLast(({ reviewerId, uncounted }) => uncounted && reviewerId === id);
  if (!named) return null;
  const { name, email, affiliation } = named.reviewer;
  const last = name.lastIndexOf(' ');
  const read = ReviewerSchema.safeParse({
    given: last < 0 ? name : name.slice(0, last),
    family: last < 0 ? name : name.slice(last + 1),
    ...{ email, affiliation, journals: [named.journal] },
  });
  return read.data ?? null;
}
