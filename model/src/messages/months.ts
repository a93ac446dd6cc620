import { locale } from './language.ts';

const made: Record<string, Intl.DateTimeFormat> = {};

/** `2026-11` → `November 2026`. */
export function formatMonth(isoMonth: string): string {
  const tag = locale();
  const format =
    made[tag] ?? new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  made[tag] = format;
  return format.format(new Date(`${isoMonth}-01T00:00:00Z`));
}
