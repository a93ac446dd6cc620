import type { StoredReview } from '@quire/model/entities/review';
import { type Reviewer, ReviewerSchema } from '@quire/model/entities/reviewer';

/**
 * The reviewer as named in a review of a manuscript by staff: such invitations are not recorded in the
 * database, so only the review identifies them. Null where no such review names this id.
 *
 * @param inBase the record with this id. It may be another journal's, or have been created since: the name
 * comes from
 *   the review, the rest from the record.
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
