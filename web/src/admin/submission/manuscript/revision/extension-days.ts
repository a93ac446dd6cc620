import { REVISION_DUE_MAX_DAYS } from '@quire/model/constants';

const DAY_MS = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Two weeks after the current due date, or after today if that has passed. */
export function laterDay(dueAt: string | undefined, now: Date): string {
  const from = Math.max(Date.parse(dueAt ?? '') || 0, now.getTime());
  return dayOf(from + 14 * DAY_MS);
}

/** The problem with a new due date, shown below its field; null: none. */
export function extensionProblem(day: string, dueAt: string | undefined, now: Date): string | null {
  if (Number.isNaN(Date.parse(day))) return 'Enter a date.';
  if (day < dayOf(now.getTime())) return 'Enter a date in the future.';
  if (dueAt !== undefined && day <= dueAt.slice(0, 10)) {
    return 'Enter a date after the current due date.';
  }
  const last = dayOf(now.getTime() + (REVISION_DUE_MAX_DAYS - 1) * DAY_MS);
  return day > last ? 'Enter a date within one year.' : null;
}
