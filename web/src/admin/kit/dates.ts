const INSTANT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const shown = (format: Intl.DateTimeFormat, iso: string) => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format.format(date);
};

/** `2026-03-01T09:30:00Z` as staff read it, in their own time zone: “1 Mar 2026, 10:30”. */
export const instant = (iso: string): string => shown(INSTANT, iso);

const HOUR = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** `2026-03-01T09:30:00Z` as staff read it today: “10:30”. */
export const hour = (iso: string): string => shown(HOUR, iso);

/** `2026-03-01` as staff read it: “1 Mar 2026”. */
export const day = (iso: string): string => shown(DAY, iso);
