import { locale } from './language.ts';

const made: Record<string, Intl.DateTimeFormat> = {};

/** Made once for a language: making one takes longer than a hundred dates. */
export function dateFormat(month: 'long' | 'short'): Intl.DateTimeFormat {
  const tag = locale();
  const name = tag + month;
  const format =
    made[name] ??
    new Intl.DateTimeFormat(tag, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
  made[name] = format;
  return format;
}

/** The first day of a French month is an ordinal, which `Intl` does not write: `1er juin 2026`, `1er–5 juin 2026`. */
export const withFirstDay = (words: string): string =>
  locale() === 'fr' ? words.replace(/(^|– )1(?=[ –])/g, '$11er') : words;

const dateIn = (month: 'long' | 'short', isoDate: string): string =>
  withFirstDay(dateFormat(month).format(new Date(`${isoDate}T00:00:00Z`)));

/** `2026-11-22` → `22 November 2026`, in texts: the same on the server and in every time zone. */
export const longDate = (isoDate: string): string => dateIn('long', isoDate);

/** `2026-11-22` → `22 Nov 2026`, in tables. */
export const shortDate = (isoDate: string): string => dateIn('short', isoDate);
