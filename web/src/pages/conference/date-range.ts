import { longDate } from '@quire/model/messages/dates';

/** `12–14 May 2027`, `28 April – 2 May 2027`, `30 December 2026 – 2 January 2027`, `12 May 2027`. */
export function dateRange(start: string, end: string): string {
  if (start === end) return longDate(start);
  const [day, month, year] = longDate(start).split(' ');
  const last = longDate(end);
  const [, lastMonth, lastYear] = last.split(' ');
  if (year !== lastYear) return `${longDate(start)} – ${last}`;
  return month === lastMonth ? `${day}–${last}` : `${day} ${month} – ${last}`;
}
