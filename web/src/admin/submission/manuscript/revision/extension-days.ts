import { REVISION_DUE_MAX_DAYS } from '@quire/model/constants';

const DAY_MS = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Two weeks after the day that is set, or after today where that one is over. */
export function laterDay(dueAt: string | undefined, now: Date): string {
  const from = Math.max(Date.parse(dueAt ?? '') || 0, now.getTime());
  return dayOf(from + 14 * DAY_MS);
}

/** What is wrong with a new due date, for the line below its field; null: nothing. */
export function extensionProblem(day: string, dueAt: string | undefined, now: Date): string | null {
  if (Number.isNaN(Date.parse(day))) return 'Enter a date.';
  if (day < dayOf(now.getTime())) return 'Choose a day in the future.';
  if (dueAt !== undefined && day <= dueAt.slice(0, 10)) {
    return 'Choose a later day than the one that is set.';
  }
  const last = dayOf(now.getTime() + (REVISION_DUE_MAX_DAYS - 1) * DAY_MS);
  return day > last ? 'Choose a day within a year.' : null;
}
