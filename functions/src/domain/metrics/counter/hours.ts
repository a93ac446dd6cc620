/** Hours and months of UTC, in which usage is counted. */
export const HOUR_MS = 3_600_000;

/** `2026-06-01T13` */
export const hourOf = (time: number): string => new Date(time).toISOString().slice(0, 13);
export const hourStart = (hour: string): number => Date.parse(`${hour}:00:00Z`);

/** `2026-06` of an hour, a day or a time. */
export const monthOf = (text: string): string => text.slice(0, 7);

/** The month so many months later, or earlier. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** All months from one to another, both included; none where the first is later. */
export function monthsBetween(from: string, until: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= until; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The last day of a month: `2026-02-28`. */
export const lastDayOf = (month: string): string =>
  new Date(Date.parse(`${addMonths(month, 1)}-01T00:00:00Z`) - 1).toISOString().slice(0, 10);
