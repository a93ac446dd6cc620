import { locale } from './language.ts';

const made: Record<string, Intl.DateTimeFormat> = {};

/** `2026-11` → `November 2026`, as a heading: `Novembre 2026` in French, where the name of a month alone is in lower case. */
export function formatMonth(isoMonth: string): string {
  const tag = locale();
  const format =
    made[tag] ?? new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  made[tag] = format;
  const words = format.format(new Date(`${isoMonth}-01T00:00:00Z`));
  return words.charAt(0).toLocaleUpperCase(tag) + words.slice(1);
}
