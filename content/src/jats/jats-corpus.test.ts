import { describe, expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';
import { JATS_PAPERS } from '../testing/jats-corpus.ts';
import { mathmlFaults } from '../testing/mathml-faults.ts';
import { jatsToMarkdown } from './jats-to-markdown.ts';

const words = (text: string) =>
  text
    .replace(/<[^>]*>|[*\\$_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

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

    const detailsOf = (name: string) => {
      const paper = JATS_PAPERS.find(([file]) => file.includes(name))?.[1];
      return jatsToMarkdown(paper?.xml ?? '')?.details ?? {};
    };

    it('reads ORCID, CRediT, equal contributions and corresponding authors of eLife', () => {
      const { authors = [], funding, keywords = [], coiStatement } = detailsOf('elife-43154');
      expect(authors.some(({ orcid }) => orcid !== undefined)).toBe(true);
      expect(authors.every(({ credit }) => credit.length > 0)).toBe(true);
      expect(authors.filter(({ equal }) => equal).length).toBeGreaterThan(1);
      expect(authors.some(({ corresponding, email }) => corresponding && email)).toBe(true);
      expect(keywords.length).toBeGreaterThan(2);
      expect(funding).toMatch(/Wellcome/);
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
