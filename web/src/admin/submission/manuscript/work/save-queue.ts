import type { ReviewQueue } from '@quire/model/entities/review-queue';
import { call } from '../../../../data/calls.ts';

/** Used where no list says how many are wanted. */
const WANTED = 2;

interface Change {
  /** Added at the end. */
  readonly add?: string;
  /** The whole list, in another order or without one entry. */
  readonly reviewers?: readonly string[];
  readonly wanted?: number;
  readonly inviteNow?: boolean;
}

/** Changes the waiting list of a round. Resolves to how many were invited as a result. */
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
