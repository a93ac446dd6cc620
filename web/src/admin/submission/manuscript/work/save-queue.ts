import type { ReviewQueue } from '@quire/model/entities/review-queue';
import { call } from '../../../../data/calls.ts';

/** Where no list says how many are wanted. */
const WANTED = 2;

interface Change {
  /** Put at the end. */
  readonly add?: string;
  /** All of them, in another order or with one less. */
  readonly reviewers?: readonly string[];
  readonly wanted?: number;
  readonly inviteNow?: boolean;
}

/** The waiting list of a round with a change. How many were invited by it. */
export async function saveQueue(
  submission: string,
  queue: ReviewQueue | null,
  { add, reviewers, wanted, inviteNow = false }: Change,
): Promise<number> {
  const known = reviewers ?? queue?.candidates.map(({ reviewerId }) => reviewerId) ?? [];
  const { invited } = await call('setReviewQueue', {
    ...{ submission, inviteNow, wanted: wanted ?? queue?.wanted ?? WANTED },
    reviewers: add === undefined ? [...known] : [...known, add],
  });
  return invited;
}
