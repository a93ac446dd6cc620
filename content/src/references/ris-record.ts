import { type CslNames, CslWorkSchema } from './csl-work.ts';
import { plainTitle } from './plain-title.ts';

/** CSL's types as RIS names them; any other work is generic. */
const TYPES: Readonly<Record<string, string>> = {
  'article-journal': 'JOUR',
  article: 'JOUR',
  'article-magazine': 'MGZN',
  'article-newspaper': 'NEWS',
  book: 'BOOK',
  chapter: 'CHAP',
  dataset: 'DATA',
  'entry-encyclopedia': 'ENCYC',
  legislation: 'STAT',
  map: 'MAP',
  motion_picture: 'VIDEO',
  'paper-conference': 'CPAPER',
  patent: 'PAT',
  'post-weblog': 'BLOG',
  report: 'RPRT',
  software: 'COMP',
  standard: 'STAND',
  thesis: 'THES',
  webpage: 'ELEC',
};

const two = (value: number) => String(value).padStart(2, '0');

/** A value is one line. */
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A name without a comma would be taken apart: a group's ends in one. */
function nameOf(name: CslNames[number]): string {
  if (name.literal !== undefined) return `${name.literal},`;
  const family = [name['non-dropping-particle'], name.family].filter(Boolean).join(' ');
  return `${family}, ${name.given ?? ''}`;
}

const keywordsOf = (text = '') => text.split(/[,;]/).map(flat).filter(Boolean);

/**
 * A work in CSL-JSON as a RIS record (Research Information Systems), lines ended as it asks. Never
 * throws: what is no work is a record of its kind alone.
 */
export function risRecord(item: unknown): string {
  const work = CslWorkSchema.safeParse(item).data;
  const [year, month, day] = work?.issued?.['date-parts'][0] ?? [];
  const [first, last] = (work?.page ?? '').split(/[-–]+/);
  const tags: [string, string | undefined][] = [
    ...(work?.author ?? []).map((name): [string, string] => ['AU', nameOf(name)]),
    ...(work?.editor ?? []).map((name): [string, string] => ['ED', nameOf(name)]),
    ['TI', plainTitle(work?.title ?? '')],
    ['T2', work?.['container-title']],
    ['PY', year ? String(year) : undefined],
    ['DA', year && month ? `${year}/${two(month)}/${day ? two(day) : ''}` : undefined],
    ['VL', work?.volume],
    ['IS', work?.issue],
    ['ET', work?.edition],
    ['SP', first || work?.number],
    ['EP', last],
    ['SN', work?.ISSN ?? work?.ISBN],
    ['CY', work?.['publisher-place']],
    ['PB', work?.publisher],
    ['LA', work?.language],
    ['DO', work?.DOI],
    ['UR', work?.URL],
    ...keywordsOf(work?.keyword).map((word): [string, string] => ['KW', word]),
    ['AB', work?.abstract],
    ['N1', work?.note],
  ];
  const lines = tags.flatMap(([tag, value]) => (value ? [`${tag}  - ${flat(value)}`] : []));
  return `${[`TY  - ${TYPES[work?.type ?? ''] ?? 'GEN'}`, ...lines, 'ER  - '].join('\r\n')}\r\n`;
}
