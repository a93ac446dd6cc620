import type { ReviewCountKey, StoredReview } from '@quire/model/entities/review';
import { REVIEW_STATES } from '@quire/model/states/review-states';
import { FieldValue } from 'firebase-admin/firestore';

type Counted = Pick<StoredReview, 'state' | 'withdrawn' | 'reportDays'>;
type ReviewCounts = Readonly<Partial<Record<ReviewCountKey, number>>>;

/**
 * What one review adds to its reviewer's counters: only what the review itself stores, so that it can be subtracted.
 */
function countsOf({ state, withdrawn, reportDays }: Counted): ReviewCounts {
  return {
    [REVIEW_STATES[state].load]: 1,
    ...(withdrawn ? { withdrawn: 1 } : {}),
    ...(reportDays === undefined ? {} : { timed: 1, reportDays }),
  };
}

/** The change of each counter; null: the review is not counted before, or no longer after. */
export function countChanges(before: Counted | null, after: Counted | null): Map<string, number> {
  const changes = new Map<string, number>();
  const add = (review: Counted | null, sign: 1 | -1) => {
    for (const [key, count] of Object.entries(review ? countsOf(review) : {})) {
      changes.set(key, (changes.get(key) ?? 0) + sign * count);
    }
  };
  add(before, -1);
  add(after, 1);
  return new Map([...changes].filter(([, by]) => by !== 0));
}

/** The same as an update of `reviewers/{id}`, as increments, so that concurrent changes are kept. */
export function countUpdate(
  before: Counted | null,
  after: Counted | null,
): Record<string, FieldValue> {
  const update: Record<string, FieldValue> = {};
  for (const [key, by] of countChanges(before, after)) {
    update[`load.${key}`] = FieldValue.increment(by);
  }
  return update;
}
