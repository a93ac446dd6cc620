import type { Review } from '@quire/model/entities/review';
import { t } from '@quire/model/messages/t';
import { isReviewIn, isReviewing } from '@quire/model/states/review-states';
import { day } from '../../../kit/dates.ts';

export interface Awaited {
  readonly what: 'response' | 'report';
  readonly day: string;
}

type Dated = Pick<Review, 'state' | 'responseDue' | 'due'>;

/** What is expected next, and by when; null: nothing. */
export function awaited({ state, responseDue, due }: Dated): Awaited | null {
  if (state === 'invited') return { what: 'response', day: responseDue };
  return isReviewing(state) ? { what: 'report', day: due } : null;
}

type Told = Pick<Review, 'state' | 'invited' | 'responded' | 'submitted' | 'reminders'>;

/** “Invited 1 Mar 2026 · Accepted 3 Mar 2026 · Reminded twice”. */
export function pastInWords({ state, invited, responded, submitted, reminders }: Told): string {
  const count = reminders.filter(({ isStopped }) => !isStopped).length;
  return [
    t('officeReview.invitedOn', { date: day(invited) }),
    responded &&
      (state === 'declined'
        ? t('officeReview.declinedOn', { date: day(responded) })
        : t('officeReview.acceptedOn', { date: day(responded) })),
    submitted && isReviewIn(state) && t('officeReview.reportedOn', { date: day(submitted) }),
    count > 0 && t('officeReview.remindedTimes', { count }),
  ]
    .filter(Boolean)
    .join(' · ');
}
