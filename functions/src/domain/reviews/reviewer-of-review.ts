import type { StoredReview } from '@quire/model/entities/review';
import { type Reviewer, ReviewerSchema } from '@quire/model/entities/reviewer';

/**
 * Somebody as a review of a manuscript by staff names them: the base is not told whom such a manuscript asks,
 * so their review is the only place that knows. Null where no such review names this id.
 *
 * @param inBase the record at this id. It may be another journal's, or made by somebody since: who they are is
 *   what the review says, and the rest is the record's.
 */
export function reviewerOfReview(
  reviews: readonly Pick<StoredReview, 'reviewerId' | 'reviewer' | 'uncounted' | 'journal'>[],
  id: string,
  inBase: Reviewer | null = null,
): Reviewer | null {
  const named = reviews.findLast(({ reviewerId, uncounted }) => uncounted && reviewerId === id);
  if (!named) return null;
  const { name, email, affiliation } = named.reviewer;
  const last = name.lastIndexOf(' ');
  const read = ReviewerSchema.safeParse({
    journals: [named.journal],
    ...inBase,
    given: last < 0 ? name : name.slice(0, last),
    family: last < 0 ? name : name.slice(last + 1),
    ...{ email, affiliation },
  });
  return read.data ?? null;
}
