/** Times of day by the clocks of a place. */

/** Whether this is a time zone of the IANA database that the runtime knows: `Europe/Oslo`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** `2027-05-19T09:30` by the clocks of a place at a moment. */
function clockAt(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** The day that it is at a place: `2027-05-19`. */
export const dayAt = (at: Date, timeZone: string): string => clockAt(at, timeZone).slice(0, 10);

/**
 * The moment at which the clocks of a place show a day and time. A time that is skipped when summer time begins
 * becomes the one an hour later; of one that comes twice, the first.
 */
export function momentAt(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (ms: number) =>
    Date.parse(`${clockAt(new Date(ms), timeZone)}:00Z`) - Math.floor(ms / 60_000) * 60_000;
  const HALF_A_DAY = 43_200_000;
  const before = shown - offsetAt(shown - HALF_A_DAY);
  if (before + offsetAt(before) === shown) return new Date(before);
  const after = shown - offsetAt(shown + HALF_A_DAY);
  return new Date(after + offsetAt(after) === shown ? after : before);
}
