import { dateFormat, longDate } from '@quire/model/messages/dates';

const utc = (isoDate: string) => new Date(`${isoDate}T00:00:00Z`);

/** `12–14 May 2027`, `28 April – 2 May 2027`, `30 December 2026 – 2 January 2027`, `12 May 2027`. */
export function dateRange(start: string, end: string): string {
  if (start === end) return longDate(start);
  const words = dateFormat('long')
    .formatRange(utc(start), utc(end))
    // Some browsers have narrow spaces where others, and the server, have plain ones.
    .replace(/[\u2009\u202f]/g, ' ');
  return start.slice(0, 7) === end.slice(0, 7) ? words.replace(' – ', '–') : words;
}
