import { describe, expect, it } from 'vitest';
import { ArticleContentSchema } from '../entities/article.ts';
import { isOpen } from '../entities/gate-problem.ts';
import { problemText } from '../entities/manuscript-problems.ts';
import { ReportRemarkSchema } from '../entities/report-remark.ts';
import { SUBMISSION_STATE_NAMES } from '../states/submission-states.ts';
import type { GateFacts } from './gate-facts.ts';
import { gateRemarkText } from './gate-remarks.ts';
import { publishGate } from './publish-gate.ts';

const metadata = {
  title: 'How tidal creeks drain',
  abstract: 'They fill and they drain.',
  keywords: ['tides'],
  authors: [
    {
      given: 'Maren',
      family: 'Holt',
      email: 'maren@example.org',
      affiliations: [0],
      corresponding: true,
    },
  ],
  affiliations: [{ name: 'University of Ravnfjord' }],
  dates: { received: '2026-01-10', accepted: '2026-03-02' },
  pages: { first: '1', last: '9' },
  doi: '10.5555/ces.creeks',
};

type Metadata = Partial<Record<string, unknown>>;
const contentWith = (change: Metadata = {}, rest: object = {}) =>
  ArticleContentSchema.parse({ metadata: { ...metadata, ...change }, markdown: 'Text.', ...rest });

const facts = (change: Partial<GateFacts> = {}): GateFacts => ({
  article: {
    journal: 'CES',
    issue: '2-1',
    akey: 'creeks',
    status: 'draft',
    publishedRevision: 0,
  },
  content: contentWith(),
  journal: { doiPrefix: '10.5555', status: 'active' },
  issue: { status: 'open', kind: 'regular' },
  day: '2026-06-01',
  pdf: 'made',
  missingFiles: [],
  doiHolder: null,
  original: null,
  rendered: [],
  submission: null,
  provedOrcids: [],
  deposit: [],
  ...change,
});
const of = (change: Metadata) => facts({ content: contentWith(change) });
const says = (code: string, severity: 'note' | 'warning' | 'error' = 'warning') =>
  facts({ rendered: [{ code, severity, message: 'Mend this.', line: 7 }] });
const shown = { ...facts().article, publishedRevision: 3 };
const doc = { path: 'x', contentType: 'x', size: 1, sha256: 'a'.repeat(64) };

/** The problem, whether it prevents publication, and where in the office it is fixed. */
const CASES: readonly (readonly [string, GateFacts, readonly string[]])[] = [
  ['nothing', facts(), []],
  ['no abstract', of({ abstract: ' ' }), ['block gate/abstract details abstract']],
  ['no abstract of an editorial', of({ type: 'editorial', abstract: '' }), []],
  [
    'a translation in the language of the text',
    of({ translations: [{ language: 'en', title: 'Creeks' }] }),
    ['block gate/translation-language details translations.0.language'],
  ],
  [
    'funders and related works as they should be',
    of({
      funders: [{ name: 'NSF', ror: 'https://ror.org/021nxhr62', awards: ['1'] }],
      relations: [{ type: 'data', idType: 'doi', identifier: '10.5281/zenodo.7' }],
    }),
    [],
  ],
  [
    'a funder without a name, and a grant whose DOI is none',
    of({ funders: [{ name: ' ' }, { name: 'NSF', grantDoi: 'none' }] }),
    [
      'block gate/funder-name details funders.0.name',
      'block gate/grant-doi details funders.1.grantDoi',
    ],
  ],
  [
    'related works that are no identifier, named twice, or the article itself',
    of({
      relations: [
        { type: 'data', idType: 'doi', identifier: 'zenodo' },
        { type: 'data', idType: 'doi', identifier: '10.5281/zenodo.7' },
        { type: 'data', idType: 'doi', identifier: '10.5281/ZENODO.7' },
        { type: 'preprint', idType: 'doi', identifier: '10.5555/CES.creeks' },
      ],
    }),
    [
      'block gate/relation-form details relations.0.identifier',
      'block gate/relation-twice details relations.2.identifier',
      'block gate/relation-itself details relations.3.identifier',
    ],
  ],
  ['no author', of({ authors: [] }), ['block gate/authors details authors']],
  [
    'nobody to write to',
    of({ authors: [{ ...metadata.authors[0], corresponding: false }] }),
    ['block gate/corresponding details authors'],
  ],
  [
    'an author without a name, an address and an affiliation',
    of({
      authors: [
        { corresponding: true, given: '' },
        { family: 'Okoro', corresponding: true },
      ],
    }),
    [
      'block gate/author-name details authors.0',
      'warn gate/affiliation-none details authors.1',
      'warn gate/author-email details authors.1.email',
    ],
  ],
  [
    'an affiliation that is not there',
    of({ affiliations: [] }),
    ['block gate/affiliation details authors.0'],
  ],
  ['no DOI', of({ doi: undefined }), ['block gate/doi-missing details doi']],
  [
    'no DOI in a journal that has no prefix yet',
    { ...of({ doi: undefined }), journal: { doiPrefix: '', status: 'active' } },
    ['warn gate/doi-none details doi'],
  ],
  [
    'a DOI in a journal that has no prefix yet',
    facts({ journal: { doiPrefix: '', status: 'active' } }),
    [],
  ],
  [
    'a DOI that another article has',
    facts({ doiHolder: 'CES~other' }),
    ['block gate/doi-taken details doi'],
  ],
  ['a translation of an article of the journal', facts({ original: 'known' }), []],
  ...(['itself', 'missing', 'translation'] as const).map(
    (original) =>
      [
        `a translation whose original is: ${original}`,
        facts({ original }),
        ['block gate/translation-of details translationOf'],
      ] as const,
  ),
  ['another press’s prefix', of({ doi: '10.1234/x' }), ['warn gate/doi-prefix details doi']],
  ['no licence', of({ licence: ' ' }), ['block gate/licence details licence']],
  ['a licence of its own', of({ licence: 'MIT' }), ['warn gate/licence-unknown details licence']],
  [
    'accepted before it was received',
    of({ dates: { received: '2026-03-02', accepted: '2026-01-10' } }),
    ['block gate/dates details dates.accepted'],
  ],
  [
    'published before it was accepted',
    facts({ day: '2026-02-01' }),
    ['block gate/dates details dates.accepted'],
  ],
  [
    'published before it was accepted, by its own date',
    of({ dates: { ...metadata.dates, published: '2026-02-01' } }),
    ['block gate/dates details dates.published'],
  ],
  [
    'a date of publication to come',
    of({ dates: { ...metadata.dates, published: '2026-06-02' } }),
    ['block gate/date-ahead details dates.published'],
  ],
  [
    'no dates',
    of({ dates: {} }),
    ['warn gate/received details dates.received', 'warn gate/accepted details dates.accepted'],
  ],
  ['no pages', of({ pages: undefined }), ['block gate/pages details pages']],
  ['an article number', of({ pages: undefined, eLocationId: 'e12' }), []],
  ['no keywords', of({ keywords: [] }), ['warn gate/keywords details keywords']],
  [
    'a notice about nothing',
    of({ type: 'retraction', authors: [] }),
    ['block gate/notice details updates'],
  ],
  [
    'no text',
    facts({ content: contentWith({}, { markdown: ' ' }) }),
    ['block gate/text-empty text'],
  ],
  [
    'a PDF alone',
    facts({
      pdf: 'opens',
      content: contentWith({}, { markdown: '', files: [{ ...doc, name: 'a.pdf', role: 'pdf' }] }),
    }),
    [],
  ],
  ['a PDF that does not open', facts({ pdf: 'broken' }), ['block gate/pdf-broken files']],
  ['a PDF that is gone', facts({ pdf: 'missing' }), ['block gate/pdf-missing files']],
  ['a file that is gone', facts({ missingFiles: ['a.png'] }), ['block gate/file-missing files']],
  ['a figure without words', says('figure/alt'), ['block gate/figure-alt text 7']],
  ['a figure whose caption stands in', says('figure/alt', 'note'), ['warn gate/figure-alt text 7']],
  ['a figure that is missing', says('figure/missing'), ['block gate/figure-missing text 7']],
  ['a reference nobody can read', says('bibtex/entry'), ['block gate/reference text 7']],
  ['a citation of nothing', says('citation/unresolved'), ['warn gate/citation text 7']],
  ['bad math', says('math/unreadable'), ['warn gate/math text 7']],
  ['what the renderer only notes', says('tex/layout', 'note'), []],
  ['an error of the renderer', says('x/y', 'error'), ['block gate/x-y text 7']],
  ['no issue', facts({ issue: null }), ['block gate/issue-missing issue']],
  ['no journal', facts({ journal: null }), ['block gate/journal-missing journal']],
  [
    'a draft of an issue',
    facts({ issue: { status: 'draft', kind: 'regular' } }),
    ['block gate/issue-draft issue'],
  ],
  [
    'a closed issue',
    facts({ issue: { status: 'closed', kind: 'regular' } }),
    ['block gate/issue-closed issue'],
  ],
  ['online first', facts({ issue: { status: 'draft', kind: 'online_first' } }), []],
  [
    'a closed issue it stands in',
    facts({ issue: { status: 'closed', kind: 'regular' }, article: shown }),
    [],
  ],
  [
    'another iD than its owner has proved',
    facts({
      content: contentWith({ authors: [{ ...metadata.authors[0], orcid: '0000-0001-5109-3700' }] }),
      provedOrcids: [{ email: ' Maren@example.org', orcid: '0000-0002-1825-0097' }],
    }),
    ['warn gate/orcid-other details authors.0'],
  ],
  [
    'the iD that its owner has proved',
    facts({
      content: contentWith({ authors: [{ ...metadata.authors[0], orcid: '0000-0002-1825-0097' }] }),
      provedOrcids: [
        { email: 'maren@example.org', orcid: '0000-0002-1825-0097' },
        { email: 'anselm@example.org', orcid: '0000-0001-5109-3700' },
      ],
    }),
    [],
  ],
  [
    'an unpaid charge',
    facts({ submission: { state: 'awaiting_payment' } }),
    ['block gate/unpaid submission'],
  ],
  [
    'a figure without words, by its code',
    facts({
      rendered: [
        {
          ...{ severity: 'warning', code: 'figure/alt' },
          values: { figure: 'Figure 3', described: 'none' },
        },
      ],
    }),
    ['block gate/figure-alt text'],
  ],
  [
    'what Crossref refuses',
    facts({ deposit: [{ fault: 'too-long', part: 'journalTitle', count: 5000, most: 4000 }] }),
    ['block gate/crossref details'],
  ],
];

describe('the gate', () => {
  it.each(CASES)('stores for %s what blocks, with the same sentence', (_name, given) => {
    const worded = new Set(
      given.rendered.filter(({ values }) => values === undefined).map(problemText),
    );
    for (const { severity, message, remark } of publishGate(given)) {
      if (severity === 'warn' || worded.has(message)) continue;
      const stored: unknown = JSON.parse(JSON.stringify(remark));
      expect(gateRemarkText(ReportRemarkSchema.parse(stored))).toBe(message);
    }
  });

  it.each(CASES)(
    'says for %s what the problem is and where to fix it',
    (_name, given, expected) => {
      const found = publishGate(given).map(({ severity, code, where: { place, field, line } }) =>
        [severity, code, place, field, line].filter((part) => part !== undefined).join(' '),
      );
      expect(found).toEqual(expected);
    },
  );

  it('lets a manuscript through once its last proof is done, and not before', () => {
    const open = SUBMISSION_STATE_NAMES.filter((state) =>
      isOpen(publishGate(facts({ submission: { state } }))),
    );
    expect(open).toEqual([
      'proof_final',
      'scheduled',
      'published',
      'corrected',
      'expression_of_concern',
    ]);
  });

  it('names what blocks before what only warns', () => {
    const severities = publishGate(of({ dates: {}, doi: undefined })).map((each) => each.severity);
    expect(severities).toEqual(['block', 'warn', 'warn']);
  });
});
