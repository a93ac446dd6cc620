import { plainTitle } from '@quire/content/references/plain-title';
import { risRecord as ris } from '@quire/content/references/ris-record';
import { BibLatexParser, CSLExporter, CSLParser, RISParser } from 'biblatex-csl-converter';
import { describe, expect, it } from 'vitest';
import { bibtex } from './bibtex.ts';
import { type Citable, cslItem } from './csl-item.ts';
import { formatted } from './formatted.ts';
import { onlyItalics } from './only-italics.ts';

const person = { affiliations: [], corresponding: false, equal: false, credit: [] };
const article: Citable = {
  journal: 'CES',
  issue: '1-1',
  akey: 'creek-drainage',
  titleHtml:
    'How Ravnfjord <em>creeks</em> drain CO<sub>2</sub> at 50% &#x26; p &#x3C; 0.05: the pH_2 #1',
  abstractHtml: '',
  status: 'published',
  published: '2026-05-20',
  doi: '10.5555/ces.1_2',
  pages: '12–29',
  journalTitle: 'Coastal & Estuarine Systems',
  journalIssn: '2049-3630',
  volume: '1',
  number: '2',
  metadata: {
    type: 'research-article',
    title: 'unused',
    language: 'en',
    abstract: '',
    keywords: [],
    translations: [],
    funders: [],
    relations: [],
    authors: [
      { ...person, given: 'Søren Åge', family: 'Müller-Østergård' },
      { ...person, given: 'José', family: 'de la Peña' },
      { ...person, given: '', family: '', collective: 'The {Tide} and Mud Consortium' },
    ],
    affiliations: [],
    dates: {},
    pages: { first: '12', last: '29' },
    licence: 'CC-BY-4.0',
  },
};
const item = (change: Partial<Citable> = {}) =>
  cslItem({ ...article, ...change }, 'https://press.example', 'Saltmarsh Press');
const numbered = {
  pages: 'e12',
  doi: undefined,
  metadata: { ...article.metadata, pages: undefined, eLocationId: 'e12' },
};

/** The text in a reader's tree of nodes. */
function textOf(node: unknown): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (typeof node !== 'object' || node === null) return '';
  return 'text' in node ? textOf(node.text) : Object.values(node).map(textOf).join('');
}

/** The fields as another parser of the format reads them: as text, with authors in parts. */
function readBack(parser: BibLatexParser | RISParser) {
  const { entries, errors } = parser.parse();
  expect(errors).toEqual([]);
  const fields = Object.entries(entries[1]?.fields ?? {});
  const author = fields.find(([name]) => name === 'author')?.[1];
  const parts = (name: object) =>
    Object.fromEntries(
      Object.entries(name)
        .filter(([, value]) => Array.isArray(value))
        .map(([part, value]) => [part, textOf(value)]),
    );
  return {
    ...Object.fromEntries(fields.map(([name, value]) => [name, textOf(value)])),
    author: Array.isArray(author) ? author.map(parts) : [],
  };
}
const readBibtex = (text: string) =>
  readBack(new BibLatexParser(text, { processUnexpected: true, processUnknown: true }));
const readRis = (text: string) => readBack(new RISParser(text));

const TITLE = 'How Ravnfjord creeks drain CO₂ at 50% & p < 0.05: the pH_2 #1';

const READ = {
  title: TITLE,
  journaltitle: 'Coastal & Estuarine Systems',
  volume: '1',
  doi: '10.5555/ces.1_2',
  url: 'https://press.example/article/CES/1-1/creek-drainage',
};

describe('the BibTeX file', () => {
  it('is parsed by another reader, with accents, special characters and groups', () => {
    expect(readBibtex(bibtex(item()))).toMatchObject({
      ...READ,
      number: '2',
      pages: '1229',
      date: '2026-05',
      issn: '2049-3630',
      author: [
        { family: 'Müller-Østergård', given: 'Søren Åge' },
        { prefix: 'de la', family: 'Peña', given: 'José' },
        { literal: 'The {Tide} and Mud Consortium' },
      ],
    });
  });

  it('keeps the capitals of names, except in the first word', () => {
    const text = bibtex(item());
    expect(text).toContain('title = {How {Ravnfjord} creeks drain {CO₂}');
    expect(text).toMatch(/^@article\{mullerostergard2026creek,$/m);
  });

  it('stays one entry of the same authors, whatever a name or a DOI contains', () => {
    const author = [
      { family: 'Holt', given: 'Ida and\nMaren' },
      { family: 'Sand and Mud', given: 'Jo}' },
    ];
    const text = bibtex({ ...item(), author, DOI: '10.5555/a},note={b}}@misc{c' });
    const read: { author: unknown[]; note?: unknown } = readBibtex(text);
    expect(read.author).toHaveLength(2);
    expect(read.note).toBeUndefined();
    expect(text.match(/^@/gm)).toHaveLength(1);
  });

  it('gives an article without pages its number', () => {
    expect(bibtex(item(numbered))).toContain('eid = {e12}');
    expect(bibtex(item(numbered))).not.toContain('pages =');
  });
});

describe('the RIS file', () => {
  it('is parsed by another reader', () => {
    expect(readRis(ris(item()))).toMatchObject({
      ...READ,
      pages: '1229',
      date: '2026',
      author: [
        { family: 'Müller-Østergård', given: 'Søren Åge' },
        { family: 'de la Peña', given: 'José' },
        { family: 'The {Tide} and Mud Consortium' },
      ],
    });
  });

  it('ends every line as the format requires', () => {
    expect(ris(item()).split('\r\n').slice(0, -1)).toEqual(
      ris(item())
        .trimEnd()
        .split(/\r?\n/)
        .map((line) =>
          expect.stringMatching(line.startsWith('ER') ? /^ER {2}- $/ : /^[A-Z\d]{2} {2}- \S/),
        ),
    );
  });
});

it('makes CSL-JSON that another reader understands', () => {
  const given = JSON.parse(JSON.stringify(item()));
  const [entry] = Object.values(new CSLParser({ [given.id]: given }).parse());
  expect(textOf(entry?.fields.journaltitle)).toBe(READ.journaltitle);
  const [read] = Object.values(new CSLExporter(entry ? { 1: entry } : {}).parse());
  expect(read).toMatchObject({
    type: 'article-journal',
    author: [
      { family: 'Müller-Østergård', given: 'Søren Åge' },
      { family: 'de la Peña', given: 'José' },
      { literal: 'The {Tide} and Mud Consortium' },
    ],
    DOI: READ.doi,
    URL: READ.url,
    issued: { 'date-parts': [[2026, 5, 20]] },
  });
});

describe('the six styles', () => {
  it('quote as the English of the article does', () => {
    const of = (language: string) =>
      formatted(item({ titleHtml: 'Mud', metadata: { ...article.metadata, language } })).chicago;
    expect(of('en')).toContain('“Mud.”');
    expect(of('en-US')).toContain('“Mud.”');
    expect(of('en-GB')).toContain('‘Mud’.');
  });

  it('name authors, title, place and DOI as each style does', () => {
    const { apa, vancouver, ieee } = formatted(item());
    expect(apa).toMatch(/^Müller-Østergård, S. Å., de la Peña, J., &#38; The {Tide} and Mud/);
    expect(apa).toContain('<i>Coastal &#38; Estuarine Systems</i>, <i>1</i>(2), 12–29.');
    expect(apa).toMatch(/https:\/\/doi\.org\/10\.5555\/ces\.1_2$/);
    expect(vancouver).toMatch(/^Müller-Østergård SÅ, de la Peña J, .*2026 May 20;1\(2\):12–29/);
    expect(ieee).toMatch(/^S. Å. Müller-Østergård, J. de la Peña, and The .*“How Ravnfjord/);
    expect(ieee).toMatch(/vol. 1, no. 2, pp. 12–29, May 2026, doi: 10.5555\/ces.1_2\.$/);
  });

  it('give an article without pages and DOI its number and its address', () => {
    const { apa, vancouver, ieee } = formatted(item(numbered));
    expect(apa).toContain('Article e12. https://press.example/article/CES/1-1/creek-drainage');
    expect(vancouver).toContain('1(2):e12.');
    expect(ieee).toContain('Art. no. e12, May 2026, https://press.example/');
  });

  it('say that an article was retracted, as do the files', () => {
    const retracted = item({ status: 'retracted' });
    for (const text of [...Object.values(formatted(retracted)), ris(retracted)]) {
      expect(text).toContain('RETRACTED: How');
    }
    expect(bibtex(retracted)).toContain('note = {This article has been retracted.}');
    expect(formatted(retracted).apa).toMatch(/\(Retracted\)$/);
  });

  it('write an example of the Chicago Manual as it does, and as MLA and Harvard write it', () => {
    const one = (given: string, family: string) => ({ ...person, given, family });
    const temporal = formatted(
      item({
        ...numbered,
        titleHtml: 'Temporal variation in selection influences microgeographic local adaptation',
        published: '2023-09-04',
        doi: '10.1086/725865',
        journalTitle: 'American Naturalist',
        volume: '202',
        number: '4',
        pages: '471–485',
        metadata: {
          ...article.metadata,
          pages: { first: '471', last: '485' },
          authors: [one('Emily L.', 'Dittmar'), one('Douglas W.', 'Schemske')],
        },
      }),
    );
    expect(temporal.chicago).toBe(
      'Dittmar, Emily L., and Douglas W. Schemske. 2023. “Temporal Variation in Selection Influences Microgeographic Local Adaptation.” <i>American Naturalist</i> 202 (4): 471–85. https://doi.org/10.1086/725865.',
    );
    expect(temporal.mla).toBe(
      'Dittmar, Emily L., and Douglas W. Schemske. “Temporal Variation in Selection Influences Microgeographic Local Adaptation.” <i>American Naturalist</i>, vol. 202, no. 4, Sept. 2023, pp. 471–85, https://doi.org/10.1086/725865.',
    );
    expect(temporal.harvard).toBe(
      'Dittmar, E.L. and Schemske, D.W. (2023) ‘Temporal variation in selection influences microgeographic local adaptation’, <i>American Naturalist</i>, 202(4), pp. 471–485. Available at: https://doi.org/10.1086/725865.',
    );
  });

  it('name as many authors as Chicago, MLA and Harvard allow', () => {
    const authors = Array.from({ length: 7 }, (_, place) => ({
      ...person,
      given: 'Ada',
      family: `Author${place}`,
    }));
    const { chicago, mla, harvard } = formatted(
      item({ metadata: { ...article.metadata, authors } }),
    );
    expect(chicago).toMatch(/^Author0, Ada, Ada Author1, Ada Author2, et al. 2026. “/);
    expect(mla).toMatch(/^Author0, Ada, et al. “/);
    expect(harvard).toMatch(/^Author0, A. <i>et al.<\/i> \(2026\) ‘/);
  });

  it('keep the punctuation at the end of a title', () => {
    const { chicago, mla, harvard } = formatted(item({ titleHtml: 'Why?' }));
    expect(chicago).toContain('2026. “Why?” <i>');
    expect(mla).toContain('“Why?” <i>');
    expect(harvard).toContain('‘Why?’, <i>');
  });

  it('give both initials of a hyphenated name', () => {
    const authors = [{ ...person, given: 'Yun-seo', family: 'Baek' }];
    const { apa, vancouver, ieee } = formatted(
      item({ metadata: { ...article.metadata, authors } }),
    );
    expect([apa, vancouver, ieee].map((text) => text.slice(0, 11))).toEqual([
      'Baek, Y.-S.',
      'Baek YS. Ho',
      'Y.-S. Baek,',
    ]);
  });

  it('shorten a list of many authors', () => {
    const authors = Array.from({ length: 30 }, (_, place) => ({
      ...person,
      given: 'A.',
      family: `Author${place}`,
    }));
    const { apa, ieee } = formatted(item({ metadata: { ...article.metadata, authors } }));
    expect(apa).toContain('Author18, A., … Author29, A. (2026)');
    expect(ieee).toContain('A. Author0 <i>et al.</i>, “');
  });
});

it('cites a title with mathematics in characters', () => {
  const titleHtml =
    'On <em>A</em> <span class="math"><span class="katex"><math><msup><mi>x</mi><mn>2</mn></msup></math></span></span>';
  expect(item({ titleHtml }).title).toBe('On <i>A</i> x²');
});

describe('the abstract and keywords', () => {
  const described = item({
    abstractHtml: '<p>Creeks drain {mud}.</p><p>At 10<sup>−5</sup> m &#x26; 5%.</p>',
    metadata: { ...article.metadata, keywords: ['salt marsh', 'Ravnfjord & coast'] },
  });
  const abstract = 'Creeks drain {mud}. At 10⁻⁵ m & 5%.';

  it('are in BibTeX', () => {
    expect(readBibtex(bibtex(described))).toMatchObject({ abstract });
    expect(bibtex(described)).toContain('keywords = {salt marsh, Ravnfjord \\& coast}');
  });

  it('are in RIS, each keyword in a line of its own', () => {
    expect(readRis(ris(described))).toMatchObject({ abstract });
    expect(ris(described)).toContain('KW  - salt marsh\r\nKW  - Ravnfjord & coast\r\n');
  });

  it('are in CSL-JSON', () => {
    expect(described).toMatchObject({ abstract, keyword: 'salt marsh, Ravnfjord & coast' });
  });

  it('are left out where there are none', () => {
    expect(bibtex(item())).not.toMatch(/abstract|keywords/);
    expect(ris(item())).not.toMatch(/^(?:AB|KW)/m);
  });
});

it('leaves no element but italics and raised or lowered characters', () => {
  const html = '<div><b>A</b> <i>B <script>alert(1)</script><span style="x">C</span></i> < 3</i>';
  expect(onlyItalics(html)).toBe('A <i>B alert(1)C</i> &lt; 3');
  expect(onlyItalics('<i>open <img src=x onerror=y>')).toBe('<i>open </i>');
});

it('writes raised and lowered digits as characters', () => {
  expect(plainTitle('H<sub>2</sub>O, 10<sup>−3</sup> <i>x</i><sub>ab</sub>')).toBe('H₂O, 10⁻³ xab');
});
