import type { RoundCounts } from '@quire/model/desk/queues';
import type { Review } from '@quire/model/entities/review';
import { isReviewIn, isReviewing } from '@quire/model/states/review-states';

type Counted = Pick<Review, 'state' | 'round' | 'responseDue' | 'due'>;

/** The next deadline; null if there is none. */
const awaitedOn = ({ state, responseDue, due }: Counted): string | null =>
  state === 'invited' ? responseDue : isReviewing(state) ? due : null;

/** The number of reviewers of a round in each state, at an instant. */
export function roundCounts(reviews: readonly Counted[], round: number, now: string): RoundCounts {
  const ofRound = reviews.filter((review) => review.round === round);
  const invited = ofRound.filter(({ state }) => state === 'invited').length;
  const working = ofRound.filter(({ state }) => isReviewing(state)).length;
  const done = ofRound.filter(({ state }) => isReviewIn(state)).length;
  const late = ofRound.filter((review) => (awaitedOn(review) ?? now) < now).length;
  return { invited, working, done, ended: ofRound.length - invited - working - done, late };
}

/** The next deadline that will pass, or undefined. */
export function nextDay(
  dueAt: string | undefined,
  reviews: readonly Counted[],
  now: string,
): string | undefined {
  const days = [dueAt, ...reviews.map(awaitedOn)];
  // A deadline at this instant has not passed: late means after it.
  return (
    days.filter((day) => day !== undefined && day !== null && day >= now).toSorted()[0] ?? undefined
  );
}
