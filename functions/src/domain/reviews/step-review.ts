import type { StoredReview } from '@quire/model/entities/review';
import {
  nextReviewState,
  type ReviewActor,
  type ReviewEvent,
  reviewMove,
} from '@quire/model/states/review';
import { Refused } from '../../platform/errors/refused.ts';

/**
 * A review after an event, by the table of its moves, with the times that follow from it. Throws
 * `Refused`: `access/denied` for an event that this actor may not cause, `review/wrong-state` where
 * the event is not possible.
 */
export function stepReview(
  review: StoredReview,
  event: ReviewEvent,
  actor: ReviewActor,
  now: Date,
  change: Partial<StoredReview> = {},
): StoredReview {
  if (!reviewMove(event).by.includes(actor)) throw new Refused('access/denied');
  const state = nextReviewState(review.state, event);
  if (!state) throw new Refused('review/wrong-state');
  const at = now.toISOString();
  return {
    ...review,
    ...(state === review.state ? {} : { since: at }),
    ...timesOf(review, event, at),
    ...change,
    state,
  };
}

const DAY_MS = 86_400_000;

/** The days of the first report; none for a reviewer whose acceptance has no date. */
function reportDaysOf(
  { responded, submitted, reportDays }: StoredReview,
  at: string,
): Pick<StoredReview, 'reportDays'> {
  if (!responded || submitted || reportDays !== undefined) return {};
  const days = Math.round((Date.parse(at) - Date.parse(responded)) / DAY_MS);
  return { reportDays: Math.max(0, days) };
}

function timesOf(review: StoredReview, event: ReviewEvent, at: string): Partial<StoredReview> {
  switch (event) {
    case 'accept':
    case 'decline':
      return { responded: at };
    case 'submit':
      return { submitted: at, ...reportDaysOf(review, at) };
    case 'consider':
      return { considered: at };
    case 'thank':
      return { thanked: at };
    case 'cancel':
      return { ended: at, ...(review.responded ? { withdrawn: true } : {}) };
    case 'expire':
      return { ended: at };
    case 'extend':
      return { since: at };
    default:
      return {};
  }
}
