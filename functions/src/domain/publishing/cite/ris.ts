import type { CslItem } from './csl-item.ts';
import { plainTitle } from './plain-title.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** A value is one line. */
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A name without a comma would be taken apart: a group's ends in one. */
const author = (name: CslItem['author'][number]) =>
  'literal' in name ? `${name.literal},` : `${name.family}, ${name.given ?? ''}`;

/** The article as a RIS record (Research Information Systems), lines ended as it asks. */
export function ris(item: CslItem): string {
  const [year, month = 1, day = 1] = item.issued['date-parts'][0];
  const [first, last] = (item.page ?? '').split('–');
  const tags: [string, string | undefined][] = [
    ...item.author.map((name): [string, string] => ['AU', author(name)]),
    ['TI', plainTitle(item.title)],
    ['T2', item['container-title']],
    ['PY', String(year)],
    ['DA', `${year}/${two(month)}/${two(day)}`],
    ['VL', item.volume],
    ['IS', item.issue],
    ['SP', first || item.number],
    ['EP', last],
    ['SN', item.ISSN],
    ['PB', item.publisher],
    ['LA', item.language],
    ['DO', item.DOI],
    ['UR', item.URL],
    ['N1', item.note],
  ];
  const lines = tags.flatMap(([tag, value]) => (value ? [`${tag}  - ${flat(value)}`] : []));
  return `${['TY  - JOUR', ...lines, 'ER  - '].join('\r\n')}\r\n`;
}
