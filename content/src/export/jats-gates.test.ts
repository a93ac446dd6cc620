/** What archives ask of an article in JATS before they take it, on all that the demo press publishes. */
import { ArticleMetadataSchema } from '@quire/model/entities/article';
import type { Element } from '@xmldom/xmldom';
import { beforeAll, describe, expect, it } from 'vitest';
import { readXml } from '../convert/xml.ts';
import { PAPERS } from '../testing/corpus.ts';
import { DEMO_PAPERS, exportedFolder } from '../testing/demo-papers.ts';
import { EXPORTED } from '../testing/exported-paper.ts';
import { hasJatsDtd, jatsDtdFaults } from '../testing/jats-dtd.ts';
import { JATS4R_RULES } from '../testing/jats4r/jats4r-rules.ts';
import type { JatsPlace } from './jats-place.ts';
import { writeJats } from './write-jats.ts';

if (!hasJatsDtd) console.warn('The DTD of JATS 1.3 is not here: what is written is not validated.');

/** Of the corpus's papers a few; `QUIRE_THOROUGH=1` takes all. */
const CORPUS = PAPERS.filter(
  ([name]) => process.env.QUIRE_THOROUGH === '1' || /^(3d-pli|Leo-Simpson|pone$)/.test(name),
);

const PLACE: JatsPlace = {
  journal: {
    ...{ key: 'CES', title: 'Coasts & Seas', abbreviation: 'Coasts Seas' },
    ...{ issn: '2049-3630', issnPrint: '2049-3622', publisher: 'Saltmarsh Press' },
    ...{ issnL: '2049-3630', publisherPlace: 'Saltmarsh' },
  },
  ...{ akey: 'tides', heading: 'Research article', volume: '3', issue: '1' },
  ...{ published: '2026-03-04', version: 'corrected', isRetracted: true },
  events: [
    { type: 'corrected', date: '2026-05-04', note: 'The mud & the silt were exchanged.' },
    { type: 'replaced', date: '2026-05-06' },
    { type: 'retracted', date: '2026-06-04' },
  ],
  url: 'https://press.example/article/CES/3-1/tides',
  pdf: 'https://press.example/article/CES/3-1/10.5555/tides.1.pdf',
  notices: [{ kind: 'correction', title: 'Erratum', url: 'https://press.example/a' }],
  about: { kind: 'expression-of-concern', title: 'Mud', url: 'https://press.example/b' },
  translationOf: { title: 'Silt', doi: '10.5555/silt', url: 'https://press.example/c' },
  translations: [{ title: 'Marées', url: 'https://press.example/d' }],
  supplements: [
    { url: 'https://press.example/media/a.csv', label: 'Widths', description: 'In m.' },
  ],
};

const BARE = {
  metadata: ArticleMetadataSchema.parse({ title: 'T' }),
  ...{ markdown: '', bibtex: '', macros: {}, figures: new Map() },
};

describe('an article in JATS', () => {
  const articles = new Map<string, string>();
  const read = new Map<string, Element>();
  beforeAll(() => {
    articles.set('with one of everything', writeJats(EXPORTED, PLACE));
    articles.set('of nothing', writeJats(BARE, PLACE));
    for (const [name, paper] of DEMO_PAPERS) articles.set(name, writeJats(paper, PLACE));
    for (const [name, folder] of CORPUS) {
      const paper = exportedFolder(folder);
      if (paper) articles.set(name, writeJats(paper, PLACE));
    }
    for (const [name, xml] of articles) {
      const article = readXml(xml);
      if (!article) throw new Error(`${name} is not XML`);
      read.set(name, article);
    }
  }, 300_000);

  it.skipIf(!hasJatsDtd)('is valid', () => {
    const faults = [...articles].flatMap(([name, xml]) =>
      jatsDtdFaults(xml).map((fault) => `${name}: ${fault}`),
    );
    expect(DEMO_PAPERS.length).toBeGreaterThan(50);
    expect(faults).toEqual([]);
  });

  it.skipIf(!hasJatsDtd)('is valid in no journal', () => {
    for (const paper of [EXPORTED, BARE]) expect(jatsDtdFaults(writeJats(paper, null))).toEqual([]);
  });

  it.each(JATS4R_RULES)('keeps JATS4R’s rule on $name', ({ breaches }) => {
    const broken = [...read].flatMap(([name, article]) =>
      breaches(article).map((element) => `${name}: ${element}`),
    );
    expect(broken.map((each) => each.slice(0, 300))).toEqual([]);
  });
});

describe('the gates', () => {
  it.each(JATS4R_RULES)('find what breaks the rule on $name', ({ wrong, breaches }) => {
    const found = [wrong, `<all>${wrong}</all>`].flatMap((xml) => {
      const article = readXml(xml);
      return article ? breaches(article) : [];
    });
    expect(found).not.toEqual([]);
  });

  it.skipIf(!hasJatsDtd)('find what is not valid', () => {
    const xml = writeJats(EXPORTED, PLACE);
    const faultsWith = (from: string | RegExp, to: string) => jatsDtdFaults(xml.replace(from, to));
    expect(faultsWith('<article-meta>', '<article-meta><foo/>')).toContain('foo is not declared');
    expect(faultsWith('<history>', '<history/><history>').join()).toMatch(
      /article-meta may not hold/,
    );
    expect(faultsWith('<fig id="fig-1"', '<fig id="eq-1"')).toContain('eq-1 is given twice');
    expect(faultsWith('<fig id="fig-1"', '<fig id="fig-9"')).toContain('nothing has the id fig-1');
    expect(faultsWith('<p>', '<p align="left">')).toContain('p may not have align');
    expect(faultsWith('</fig>', 'A map.</fig>')).toContain('fig may not hold text');
    expect(faultsWith(/ iso-8601-date="2020"/, ' iso="2020"')).toContain('year may not have iso');
  });
});
