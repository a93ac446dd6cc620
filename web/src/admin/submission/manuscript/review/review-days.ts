import type { Review } from '@quire/model/entities/review';
import { isReviewIn, isReviewing } from '@quire/model/states/review-states';
import { day } from '../../../kit/dates.ts';

export interface Awaited {
  readonly what: string;
  readonly day: string;
}

type Dated = Pick<Review, 'state' | 'responseDue' | 'due'>;

/** What is expected next, and by when; null: nothing. */
export function awaited({ state, responseDue, due }: Dated): Awaited | null {
  if (state === 'invited') return { what: 'Response', day: responseDue };
  return isReviewing(state) ? { what: 'Report', day: due } : null;
}

type Told = Pick<Review, 'state' | 'invited' | 'responded' | 'submitted' | 'reminders'>;

/** “invited 1 Mar, accepted 3 Mar, reminded twice”. */
export function pastInWords({ state, invited, responded, submitted, reminders }: Told): string {
  const answer = state === 'declined' ? 'declined' : 'accepted';
  const count = reminders.length;
  return [
    `invited ${day(invited)}`,
    responded && `${answer} ${day(responded)}`,
    submitted && isReviewIn(state) && `reported ${day(submitted)}`,
    count > 0 && (count === 1 ? 'reminded once' : `reminded ${count} times`),
  ]
    .filter(Boolean)
    .join(', ');
}
