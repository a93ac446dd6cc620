import { locale } from '@quire/model/messages/language';

/** `12–14 May 2027`, in the language of the mail; a single day if only one is known; empty if none is. */
export function formatDays(start: string | undefined, end: string | undefined): string {
  const [first, last] = [start ?? end, end ?? start];
  if (first === undefined || last === undefined) return '';
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' })
    .formatRange(new Date(first), new Date(last))
    .replaceAll('\u2009', ' ');
}
