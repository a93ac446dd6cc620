import type { Review } from '../entities/review.ts';

/**
 * “Reviewer 1”, by the id in the base of reviewers: numbered by who reported first, the same in every round, so
 * that no number tells how many were asked.
 */
export function reviewerLabels(
  reviews: readonly Pick<Review, 'reviewerId' | 'submitted'>[],
): ReadonlyMap<string, string> {
  const reported = reviews
    .filter(({ submitted }) => submitted !== undefined)
    .toSorted((a, b) => ((a.submitted ?? '') < (b.submitted ?? '') ? -1 : 1));
  const people = [...new Set(reported.map(({ reviewerId }) => reviewerId))];
  return new Map(people.map((person, place) => [person, `Reviewer ${place + 1}`]));
}
