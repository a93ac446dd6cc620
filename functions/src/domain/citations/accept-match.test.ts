import { globSync, readFileSync } from 'node:fs';
import { readBibtex } from '@quire/content/citations/read-bibtex';
import { type DepositReference, depositReference } from '@quire/content/export/deposit-reference';
import { CslWorkSchema } from '@quire/content/references/csl-work';
import { LOCAL_WORKS } from '@quire/local/registration-agency/demo-works';
import {
  type RunningRegistrationAgency,
  startRegistrationAgency,
} from '@quire/local/registration-agency/start';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptMatch } from './accept-match.ts';
import { FoundWorkSchema, worksApi } from './works-api.ts';

const REFERENCE: DepositReference = {
  ...{ key: 'r', type: 'journal_article', printed: '', author: 'van der Holt', year: '2021' },
  title: 'How far does a tidal creek drain its marsh?',
};
const PLACED: DepositReference = { ...REFERENCE, volume: '4', firstPage: '12' };
const WORK = {
  ...{ DOI: '10.5555/Right', type: 'journal-article', volume: '4', page: '12–29' },
  title: ['How Far Does a Tidal Creek Drain its <i>Marsh</i>?'],
  author: [{ family: 'Hólt' }, { family: 'Okafor' }],
  issued: { 'date-parts': [[2021, 3]] },
};
const offered = (change: object) => FoundWorkSchema.parse({ ...WORK, ...change });
const accept = (reference: DepositReference, ...changes: readonly object[]) =>
  acceptMatch(reference, changes.map(offered));

describe('accepting a work for a reference', () => {
  it('takes the same title, first author and year, whatever the spelling', () => {
    expect(accept(REFERENCE, {})).toBe('10.5555/right');
    const inTwo = { title: ['How far does a tidal creek'], subtitle: ['drain its marsh?'] };
    expect(accept(REFERENCE, inTwo)).toBe('10.5555/right');
    expect(accept(REFERENCE, {}, {})).toBe('10.5555/right');
  });

  it.each([
    ['another title', { title: ['How far does a tidal creek drain its marsh? Part II'] }],
    ['a correction', { title: ['Correction to: How far does a tidal creek drain its marsh?'] }],
    [
      'a misprint, without volume and page',
      { title: ['How far does a tidal crek drain its marsh?'] },
    ],
    ['another first author', { author: [{ family: 'Okafor' }, { family: 'Holt' }] }],
    ['no author', { author: [] }],
    ['the year after', { issued: { 'date-parts': [[2022]] } }],
    ['no year', { issued: { 'date-parts': [[null]] } }],
    ['a preprint', { type: 'posted-content' }],
    ['a report about it', { type: 'peer-review' }],
  ])('refuses %s', (_what, change) => expect(accept(REFERENCE, change)).toBeNull());

  it('allows misprints and the next year where volume and page are right, and nothing where they are not', () => {
    const misprint = { title: ['How far does a tidal crek drain its marsh?'] };
    const nextYear = { issued: { 'date-parts': [[2022]] } };
    for (const change of [misprint, nextYear]) expect(accept(PLACED, change)).toBe('10.5555/right');
    expect(accept(PLACED, { issued: { 'date-parts': [[2023]] } })).toBeNull();
    expect(accept(PLACED, { title: ['How far does a tidal creek fill its marsh?'] })).toBeNull();
    expect(accept(PLACED, { volume: '5' })).toBeNull();
    expect(accept(PLACED, { page: '13-29' })).toBeNull();
    expect(accept({ ...PLACED, firstPage: 'e7' }, { page: '', 'article-number': 'E7' })).toBe(
      '10.5555/right',
    );
  });

  it('takes a short title with volume and page alone', () => {
    const short = { title: ['Introduction'] };
    expect(accept({ ...REFERENCE, title: 'Introduction' }, short)).toBeNull();
    expect(accept({ ...PLACED, title: 'Introduction' }, short)).toBe('10.5555/right');
  });

  it('takes none of two, and none for a reference that says too little', () => {
    expect(accept(REFERENCE, {}, { DOI: '10.5555/twin' })).toBeNull();
    for (const lack of [{ title: '' }, { author: '' }, { year: '' }, { type: 'other' as const }])
      expect(accept({ ...REFERENCE, ...lack }, {}), JSON.stringify(lack)).toBeNull();
    expect(accept({ ...REFERENCE, doi: '10.5555/own' }, {})).toBeNull();
  });
});

/** References of real papers whose DOIs are known: what their authors typed, and the work as it is registered. */
const KINDS: Readonly<Record<string, string>> = {
  journal_article: 'journal-article',
  conference_paper: 'proceedings-article',
  book: 'monograph',
  book_chapter: 'book-chapter',
  preprint: 'posted-content',
  dissertation: 'dissertation',
  report: 'report',
};
const REPOSITORY = new URL('../../../../', import.meta.url).pathname;
const SHARED = process.env.QUIRE_CORPUS ?? `${REPOSITORY}../shared/corpus`;

interface Known {
  readonly doi: string;
  readonly reference: DepositReference;
  readonly works: readonly object[];
}

function knownIn(files: readonly string[]): Known[] {
  const items = files.flatMap((file) => readBibtex(readFileSync(file, 'utf8')).references);
  const byDoi = new Map<string, Known>();
  for (const item of items) {
    const whole = depositReference('r', item, '');
    const kind = KINDS[whole.type];
    const { doi, title, author, year, volume, firstPage } = whole;
    if (!doi || !kind || !title || !author || !year || byDoi.has(doi.toLowerCase())) continue;
    const csl = CslWorkSchema.parse(item);
    const work = {
      ...{ DOI: doi, type: kind, title: [title], volume: volume ?? '', page: csl.page ?? '' },
      'container-title': [csl['container-title'] ?? ''],
      author: (csl.author.length > 0 ? csl.author : csl.editor).map((name) => ({
        family: [name['non-dropping-particle'], name.family].filter(Boolean).join(' '),
        ...{ given: name.given, name: name.literal },
      })),
      ...Object.fromEntries(
        ['issued', 'published'].map((date) => [date, { 'date-parts': [[Number(year)]] }]),
      ),
    };
    const near = (end: string, change: object) => ({ ...work, DOI: `${doi}.${end}`, ...change });
    byDoi.set(doi.toLowerCase(), {
      doi: doi.toLowerCase(),
      reference: {
        ...{ ...whole, doi: undefined },
        printed: [author, year, title, csl['container-title'], volume, firstPage].join(' '),
      },
      works: [
        work,
        near('part', { title: [`${title}. Part II`] }),
        near('later', { issued: { 'date-parts': [[Number(year) + 2]] } }),
        near('other', { author: [{ family: 'Nobodyelse' }] }),
        near('review', { type: 'peer-review' }),
        near('note', { title: [`Correction to: ${title}`] }),
      ],
    });
  }
  return [...byDoi.values()];
}

const seenIn = (works: readonly object[]) => works.map((work) => FoundWorkSchema.parse(work));
/** Each so many are tried, and with `QUIRE_THOROUGH` all. */
const some = <T>(all: readonly T[], each: number): readonly T[] =>
  process.env.QUIRE_THOROUGH ? all : all.filter((_, at) => at % each === 0);

describe('references of the demo, asked for at the agency', () => {
  const known = some(knownIn(globSync(`${REPOSITORY}demo/press/*/*/*/paper.bib`).toSorted()), 4);
  let agency: RunningRegistrationAgency;
  beforeAll(async () => {
    agency = await startRegistrationAgency({
      ...{ host: '127.0.0.1', port: 0, folder: null, accounts: [] },
      works: known.flatMap(({ works }) => works.map((work) => JSON.stringify(work))).join('\n'),
    });
  });
  afterAll(() => agency.stop());

  it('finds the right one, and never another', async () => {
    const api = worksApi({
      ...{ api: agency.url, email: 'doi@press.example', origin: 'https://press.example', fetch },
    });
    let right = 0;
    for (const { doi, reference } of known) {
      const answer = await api.find(reference.printed);
      const found = answer.is === 'found' ? acceptMatch(reference, answer.works) : 'later';
      if (found !== null) expect(found).toBe(doi);
      if (found === doi) right += 1;
    }
    expect(known.length).toBeGreaterThan(10);
    expect(right / known.length).toBeGreaterThan(0.9);
  });

  it('finds nothing where the right one is not registered', () => {
    for (const { reference, works } of known)
      expect(acceptMatch(reference, seenIn(works.slice(1))), reference.printed).toBeNull();
  });
});

it('finds works that the demo cites without their DOIs', () => {
  const paper = `${REPOSITORY}demo/press/CES/3-1/converging-estuary-tide/paper.bib`;
  const works = seenIn(LOCAL_WORKS.split('\n').map((line): object => JSON.parse(line)));
  const found = readBibtex(readFileSync(paper, 'utf8')).references.flatMap(
    (item) => acceptMatch(depositReference('r', item, ''), works) ?? [],
  );
  expect(found.toSorted()).toEqual([
    '10.1007/s10236-010-0329-8',
    '10.1029/93jc03219',
    '10.1038/238441a0',
  ]);
});

const plain = (title = '') => title.toLowerCase().replace(/[^a-z0-9]/g, '');
const shared = globSync(`${SHARED}/**/*.bib`);
it.skipIf(shared.length === 0)(
  'never takes another work for a reference of the corpus (set QUIRE_CORPUS)',
  () => {
    const known = knownIn(shared);
    const byAuthor = Map.groupBy(known, ({ reference }) => reference.author);
    const tried = some(known, 10);
    let right = 0;
    for (const { doi, reference, works } of tried) {
      // Some bibliographies have one work with two DOIs.
      const others = (byAuthor.get(reference.author) ?? []).filter(
        (other) => plain(other.reference.title) !== plain(reference.title),
      );
      const rest = seenIn([...others.flatMap((other) => other.works), ...works.slice(1)]);
      expect(acceptMatch(reference, rest), reference.printed).toBeNull();
      const found = acceptMatch(reference, [...seenIn(works.slice(0, 1)), ...rest]);
      if (found !== null) expect(found).toBe(doi);
      if (found === doi) right += 1;
    }
    expect(tried.length).toBeGreaterThan(20);
    expect(right / tried.length).toBeGreaterThan(0.8);
  },
);
