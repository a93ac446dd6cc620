import type { CountedPart } from '@quire/model/entities/text-counts';
import { describe, expect, it } from 'vitest';
import { compareConverted } from '../convert/compare-converted.ts';
import { renderDocument } from '../render-document.ts';
import { JATS_PAPERS } from '../testing/jats-corpus.ts';
import { mathmlFaults } from '../testing/mathml-faults.ts';
import { jatsToMarkdown } from './jats-to-markdown.ts';

const words = (text: string) =>
  text
    .replace(/<[^>]*>|[*\\$_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Of how much of a file's parts readers find, in percent. All are 100 where this is not said. */
const KEPT = {
  // A file that has one of everything says in its text what other files show.
  words: (name: string) => (name === 'kitchen-sink.xml' ? 98 : 100),
  // Some formulas are pictures.
  formulas: () => 97,
  // Works that no text cites are not listed. All but two of that file's are such.
  references: (name: string) => (name === 'kitchen-sink.xml' ? 15 : 92),
} as const satisfies Partial<Record<CountedPart, (name: string) => number>>;
const PARTS = Object.keys(KEPT) as (keyof typeof KEPT)[];

describe.skipIf(JATS_PAPERS.length === 0)(
  'the JATS files of the corpus',
  { timeout: 60_000 },
  () => {
    it.each(JATS_PAPERS)('gives up what %s states', (_name, { xml, title, doi, licence }) => {
      const read = jatsToMarkdown(xml);
      const { authors = [], affiliations = [], dates, ...details } = read?.details ?? {};
      expect(words(read?.title ?? '').slice(0, 40)).toBe(words(title).slice(0, 40));
      expect(details.doi).toBe(doi === '' ? undefined : doi.toLowerCase());
      if (licence.includes('creativecommons.org')) expect(details.licence).toMatch(/^CC/);
      const surnames = [
        ...(/<front>[\s\S]*?<\/front>/.exec(xml)?.[0] ?? '').matchAll(/<surname>([^<]+)/g),
      ];
      const known = new Set(surnames.map(([, name = '']) => words(name)));
      expect(authors.length).toBeGreaterThan(0);
      for (const { family, collective, affiliations: at } of authors) {
        expect(collective !== undefined || [...known].some((name) => family.startsWith(name))).toBe(
          true,
        );
        for (const place of at) expect(affiliations[place]?.name).toMatch(/\p{L}{3}/u);
      }
      expect(affiliations.every(({ name }) => !/^[\d*]/.test(name))).toBe(true);
      expect(dates?.published ?? '').toMatch(/^(\d{4}-\d{2}-\d{2})?$/);
      expect(read?.bibliography).toContain('@');
      // Every file says something that has no place here, and is told so.
      expect(read?.problems.some(({ code }) => code === 'jats/left-out')).toBe(true);
    });

    it.each(JATS_PAPERS)(
      'makes MathML of the formulas of %s that browsers can read',
      (_name, { xml }) => {
        const markdown = jatsToMarkdown(xml)?.markdown ?? '';
        const { html } = renderDocument({ markdown, bibtex: '', macros: {}, figures: new Map() });
        const { formulas, faults } = mathmlFaults(html);
        expect(faults).toEqual([]);
        expect(formulas > 0).toBe(/\$[^$]+\$/.test(markdown));
      },
    );

    const sums = { source: new Map<string, number>(), kept: new Map<string, number>() };

    it.each(JATS_PAPERS)('keeps words, formulas and references of %s', (name, { xml }) => {
      const read = jatsToMarkdown(xml);
      const counts = read && compareConverted(read);
      if (!counts) throw new Error('it could not be counted');
      for (const part of PARTS) {
        const [source, result] = [counts.source[part], counts.result[part]];
        const kept = Math.min(source, result);
        sums.source.set(part, (sums.source.get(part) ?? 0) + source);
        sums.kept.set(part, (sums.kept.get(part) ?? 0) + kept);
        const share = source === 0 ? 100 : (100 * kept) / source;
        expect([part, share >= KEPT[part](name), share]).toEqual([part, true, share]);
      }
    });

    it('keeps nearly all of them together', () => {
      const share = (part: string) =>
        (100 * (sums.kept.get(part) ?? 0)) / (sums.source.get(part) ?? 1);
      expect(share('words')).toBeGreaterThan(99.9);
      expect(share('formulas')).toBeGreaterThan(98.5);
      expect(share('references')).toBeGreaterThan(97);
    });

    const detailsOf = (name: string) => {
      const paper = JATS_PAPERS.find(([file]) => file.includes(name))?.[1];
      return jatsToMarkdown(paper?.xml ?? '')?.details ?? {};
    };

    it('reads ORCID, CRediT, equal contributions and corresponding authors of eLife', () => {
      const { authors = [], funders = [], keywords = [], coiStatement } = detailsOf('elife-43154');
      expect(authors.some(({ orcid }) => orcid !== undefined)).toBe(true);
      expect(authors.every(({ credit }) => credit.length > 0)).toBe(true);
      expect(authors.filter(({ equal }) => equal).length).toBeGreaterThan(1);
      expect(authors.some(({ corresponding, email }) => corresponding && email)).toBe(true);
      expect(keywords.length).toBeGreaterThan(2);
      expect(funders.map(({ name, funderDoi, awards }) => [name, funderDoi, awards])).toEqual([
        ['Wellcome Trust', '10.13039/100004440', []],
        [
          'National Health and Medical Research Council',
          '10.13039/501100000925',
          ['Senior Research Fellowship 1104975'],
        ],
      ]);
      expect(coiStatement).toBe('No competing interests declared');
    });

    it('reads dates, statements and contributions of PLOS', () => {
      const { authors = [], dates, funding, coiStatement, dataAvailability } = detailsOf('0178565');
      expect(dates?.received).toMatch(/^20/);
      expect(dates?.accepted).toMatch(/^20/);
      expect(authors.every(({ credit }) => credit.length > 0)).toBe(true);
      expect([funding, coiStatement, dataAvailability].every(Boolean)).toBe(true);
    });
  },
);
