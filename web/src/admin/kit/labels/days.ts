import { NO_DAY } from '@quire/model/entities/desk';
import { t } from '@quire/model/messages/t';
import { day } from '../dates.ts';

const DAY_MS = 86_400_000;

/** Whole days from one instant to another; negative: the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** “12 days” since an instant. */
export const daysSince = (from: string, now: string): string =>
  t('officeKit.days', { count: Math.max(0, daysBetween(from, now)) });

export interface DueLabel {
  readonly text: string;
  readonly isLate: boolean;
}

/** “4 Mar 2026, 3 days late”; null where nothing is due. */
export function dueLabel(due: string | undefined, now: string): DueLabel | null {
  if (!due || due >= NO_DAY) return null;
  const isLate = due < now;
  if (!isLate) return { text: day(due), isLate };
  const late = daysBetween(due, now);
  const text =
    late === 0
      ? t('officeKit.dueToday', { date: day(due) })
      : t('officeKit.daysLate', { date: day(due), count: late });
  return { text, isLate };
}

/** The current instant as an ISO string. */
export const rightNow = (): string => new Date().toISOString();
