import type { Review } from '@quire/model/entities/review';
import { t } from '@quire/model/messages/t';

const DAY_MS = 86_400_000;

/** “12 days”, from the invitation to the report; a dash where there is no report. */
export function turnaround({ invited, submitted }: Pick<Review, 'invited' | 'submitted'>): string {
  if (submitted === undefined) return '–';
  const days = Math.max(0, Math.round((Date.parse(submitted) - Date.parse(invited)) / DAY_MS));
  return t('officeReview.turnaroundDays', { count: days });
}
