import { dateFormat, longDate, withFirstDay } from './dates.ts';
import { language } from './language.ts';

const utc = (isoDate: string) => new Date(`${isoDate}T00:00:00Z`);

/**
 * `12–14 May 2027`, `28 April – 2 May 2027`, `30 December 2026 – 2 January 2027`; a single day where only one is known
 * or both are the same; empty where none is.
 */
export function dateRange(start: string | undefined, end: string | undefined): string {
  const [first, last] = [start ?? end, end ?? start];
  if (first === undefined || last === undefined) return '';
  if (first === last) return longDate(first);
  if (language() === 'zh-Hans') return chineseRange(first, last);
  const words = withFirstDay(
    dateFormat('long')
      .formatRange(utc(first), utc(last))
      // Some browsers have narrow spaces where others, and the server, have plain ones.
      .replace(/[\u2009\u202f]/g, ' '),
  );
  return first.slice(0, 7) === last.slice(0, 7) ? words.replace(' – ', '–') : words;
}

/** `2027年5月12日至14日`. `Intl` writes ranges in Chinese with slashes, unlike dates. */
function chineseRange(first: string, last: string): string {
  const sameYear = first.slice(0, 4) === last.slice(0, 4);
  const shared = first.slice(0, 7) === last.slice(0, 7) ? /^.*月/ : /^.*年/;
  return `${longDate(first)}至${sameYear ? longDate(last).replace(shared, '') : longDate(last)}`;
}
