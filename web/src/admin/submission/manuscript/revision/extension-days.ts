import { REVISION_DUE_MAX_DAYS } from '@quire/model/constants';
import { t } from '@quire/model/messages/t';

const DAY_MS = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Two weeks after the current due date, or after today if that has passed. */
export function laterDay(dueAt: string | undefined, now: Date): string {
  const from = Math.max(Date.parse(dueAt ?? '') || 0, now.getTime());
  return dayOf(from + 14 * DAY_MS);
}

/** The problem with a new due date, shown below its field; null: none. */
export function extensionProblem(day: string, dueAt: string | undefined, now: Date): string | null {
  if (Number.isNaN(Date.parse(day))) return t('officeReview.dateMissing');
  if (day < dayOf(now.getTime())) return t('officeReview.datePast');
  if (dueAt !== undefined && day <= dueAt.slice(0, 10)) {
    return t('officeReview.dateNotLater');
  }
  const last = dayOf(now.getTime() + (REVISION_DUE_MAX_DAYS - 1) * DAY_MS);
  return day > last ? t('officeReview.dateTooLate') : null;
}
