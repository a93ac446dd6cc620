import type { RoundCounts } from '@quire/model/desk/queues';
import type { Review } from '@quire/model/entities/review';
import { isReviewIn, isReviewing } from '@quire/model/states/review-states';

type Counted = Pick<Review, 'state' | 'round' | 'responseDue' | 'due'>;

/** The day for which somebody is waited for; null where nobody is. */
const awaitedOn = ({ state, responseDue, due }: Counted): string | null =>
  state === 'invited' ? responseDue : isReviewing(state) ? due : null;

/** How many reviewers of a round are where, at an instant. */
export function roundCounts(reviews: readonly Counted[], round: number, now: string): RoundCounts {
  const ofRound = reviews.filter((review) => review.round === round);
  const invited = ofRound.filter(({ state }) => state === 'invited').length;
  const working = ofRound.filter(({ state }) => isReviewing(state)).length;
  const done = ofRound.filter(({ state }) => isReviewIn(state)).length;
  const late = ofRound.filter((review) => (awaitedOn(review) ?? now) < now).length;
  return { invited, working, done, ended: ofRound.length - invited - working - done, late };
}

/** The next day that passes by itself, or undefined. */
export function nextDay(
  dueAt: string | undefined,
  reviews: readonly Counted[],
  now: string,
): string | undefined {
  const days = [dueAt, ...reviews.map(awaitedOn)];
  // A day that is today's instant has not passed: late is what is later.
  return (
    days.filter((day) => day !== undefined && day !== null && day >= now).toSorted()[0] ?? undefined
  );
}
