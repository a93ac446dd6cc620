/** What PubMed Central asks of an article before it takes it, on papers of the demo press. */
import { ArticleMetadataSchema } from '@quire/model/entities/article';
import type { Element } from '@xmldom/xmldom';
import { beforeAll, describe, expect, it } from 'vitest';
import { readXml } from '../convert/xml.ts';
import { DEMO_PAPERS } from '../testing/demo-papers.ts';
import { EXPORTED } from '../testing/exported-paper.ts';
import { hasJatsDtd, jatsDtdFaults } from '../testing/jats-dtd.ts';
import { PMC_RULES } from '../testing/pmc/pmc-rules.ts';
import type { JatsPlace } from './jats-place.ts';
import { pmcFormulas } from './pmc-formulas.ts';
import type { ExportedPaper } from './read-paper-tree.ts';
import { writeJats } from './write-jats.ts';

if (!hasJatsDtd) console.warn('The DTD of JATS 1.3 is not here: what PMC gets is not validated.');

/** Every tenth; `QUIRE_THOROUGH=1` takes all. */
const PAPERS = DEMO_PAPERS.filter((_, at) => process.env.QUIRE_THOROUGH === '1' || at % 10 === 0);

const PLACE: JatsPlace = {
  journal: {
    ...{ key: 'CES', title: 'Coasts & Seas', abbreviation: 'Coasts Seas' },
    ...{ issn: '2049-3630', issnPrint: '2049-3622', publisher: 'Saltmarsh Press' },
  },
  ...{ akey: 'tides', heading: 'Research article', volume: '3', issue: '1' },
  ...{ published: '2026-03-04', version: 'of-record', pdf: 'ces-3-1-tides.pdf' },
  supplements: [{ url: 'ces-3-1-tides-s001.csv', label: 'Widths' }],
};

const written = (paper: ExportedPaper) => pmcFormulas(writeJats(paper, PLACE));
/** MathML has no such command, so the formula is in TeX alone. */
const IN_TEX = {
  metadata: ArticleMetadataSchema.parse({ title: 'T' }),
  ...{ markdown: 'As $\\unknown{a} < b$ says.', bibtex: '', macros: {}, figures: new Map() },
};

describe('an article for PubMed Central', () => {
  const articles = new Map<string, string>();
  const read = new Map<string, Element>();
  beforeAll(() => {
    articles.set('with one of everything', written(EXPORTED));
    articles.set('with a formula in TeX alone', written(IN_TEX));
    for (const [name, paper] of PAPERS) articles.set(name, written(paper));
    for (const [name, xml] of articles) {
      const article = readXml(xml);
      if (!article) throw new Error(`${name} is not XML`);
      read.set(name, article);
    }
  }, 300_000);

  it.each(PMC_RULES)('keeps PMC’s rule on $name', ({ breaches }) => {
    const broken = [...read].flatMap(([name, article]) =>
      breaches(article).map((element) => `${name}: ${element}`),
    );
    expect(broken.map((each) => each.slice(0, 300))).toEqual([]);
  });

  it.skipIf(!hasJatsDtd)('is valid', () => {
    const faults = [...articles].flatMap(([name, xml]) =>
      jatsDtdFaults(xml).map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
    expect(articles.size).toBeGreaterThan(6);
  });

  it('has its formulas in MathML, and in TeX only where there is none', () => {
    const both = writeJats(EXPORTED, PLACE);
    expect(both).toMatch(/<alternatives><tex-math>/);
    const formulas = (xml: string) => xml.match(/<mml:math/g)?.length;
    const xml = articles.get('with one of everything') ?? '';
    expect(formulas(xml)).toBe(formulas(both));
    expect(xml).not.toMatch(/tex-math|<alternatives>/);
    expect(articles.get('with a formula in TeX alone')).toContain('<tex-math id="tex-1">');
    expect(pmcFormulas('<inline-formula><tex-math>a &lt; b</tex-math></inline-formula>')).toBe(
      '<inline-formula><tex-math id="tex-1">\\documentclass{article}\\usepackage{amsmath,amssymb}\\begin{document}\\[a &lt; b\\]\\end{document}</tex-math></inline-formula>',
    );
  });
});

describe('the gate', () => {
  it.each(PMC_RULES)('finds what breaks the rule on $name', ({ wrong, breaches }) => {
    const article = readXml(`<all>${wrong}</all>`);
    expect(article ? breaches(article) : []).not.toEqual([]);
  });
});
