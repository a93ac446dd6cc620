const DAYS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `12–14 May 2027`; a single day if only one is known; empty if none is. */
export function formatDays(start: string | undefined, end: string | undefined): string {
  const [first, last] = [start ?? end, end ?? start];
  if (first === undefined || last === undefined) return '';
  return DAYS.formatRange(new Date(first), new Date(last)).replaceAll('\u2009', ' ');
}
