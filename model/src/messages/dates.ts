import { locale } from './language.ts';

const made = new Map<string, Intl.DateTimeFormat>();

/** Made once for a language: making one takes longer than a hundred dates. */
function dateFormat(month: 'long' | 'short'): Intl.DateTimeFormat {
  const tag = locale();
  const known = made.get(tag + month);
  if (known) return known;
  const format = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month,
    year: 'numeric',
    timeZone: 'UTC',
  });
  made.set(tag + month, format);
  return format;
}

/** `2026-11-22` → `22 November 2026`, in texts: the same on the server and in every time zone. */
export const longDate = (isoDate: string): string =>
  dateFormat('long').format(new Date(`${isoDate}T00:00:00Z`));

/** `2026-11-22` → `22 Nov 2026`, in tables. */
export const shortDate = (isoDate: string): string =>
  dateFormat('short').format(new Date(`${isoDate}T00:00:00Z`));
