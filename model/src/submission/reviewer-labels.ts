import type { Review } from '../entities/review.ts';

type Reported = Pick<Review, 'reviewerId' | 'submitted'>;

/**
 * The 1 of “Reviewer 1”, by the id in the base of reviewers: numbered by who reported first, the same in every round,
 * so that no number tells how many were asked.
 */
export function reviewerNumbers(reviews: readonly Reported[]): ReadonlyMap<string, number> {
  const reported = reviews
    .filter(({ submitted }) => submitted !== undefined)
    .toSorted((a, b) => ((a.submitted ?? '') < (b.submitted ?? '') ? -1 : 1));
  const people = [...new Set(reported.map(({ reviewerId }) => reviewerId))];
  return new Map(people.map((person, place) => [person, place + 1]));
}

/** “Reviewer 1”, by the id in the base of reviewers. */
export const reviewerLabels = (reviews: readonly Reported[]): ReadonlyMap<string, string> =>
  new Map([...reviewerNumbers(reviews)].map(([person, number]) => [person, `Reviewer ${number}`]));
