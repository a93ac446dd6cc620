import type { ArticleMetadata } from '@quire/model/entities/article';
import { RELATION_NAMES, type Relation } from '@quire/model/entities/relation';
import { describe, expect, it } from 'vitest';
import {
  BATCH,
  exampleArticle,
  exampleNotice,
  exampleTranslation,
} from '../../../testing/example-deposit.ts';
import { hasSchemas, refusedXml } from '../../../testing/validate-xml.ts';
import type { Deposit, DepositBatch } from '../deposit.ts';
import { crossrefProblems } from './crossref-problems.ts';
import type { CrossrefVersion } from './crossref-version.ts';
import { crossrefXml } from './crossref-xml.ts';

const person = (family: string, given = 'A.'): ArticleMetadata['authors'][number] => ({
  ...{ given, family, affiliations: [], corresponding: true, equal: false, credit: [] },
});
const byAuthor = (family: string) => exampleArticle({ metadata: { authors: [person(family)] } });

const many = Array.from({ length: 800 }, (_, at) => ({
  ...person(`Name ${'abcdefghij'[at % 10]}`, 'Given'),
  affiliations: [at % 2],
  credit: ['Software', 'Visualization'],
}));

interface Case {
  readonly deposit: Deposit;
  readonly batch?: DepositBatch;
  /** The versions whose schema refuses it. */
  readonly refused?: readonly CrossrefVersion[];
}
const BOTH: readonly CrossrefVersion[] = ['5.5.0', '5.3.1'];

/** Our check and the schema have to agree on each. */
const CASES: Readonly<Record<string, Case>> = {
  everything: { deposit: exampleArticle() },
  'a notice with a policy': { deposit: exampleNotice({ updatePolicy: '10.5555/policy' }) },
  'a notice without a policy': { deposit: exampleNotice() },
  'a retracted translation': { deposit: exampleTranslation() },
  'an article number': {
    deposit: exampleArticle({ metadata: { pages: undefined, eLocationId: 'e12' } }),
  },
  'neither volume nor number nor ISSN': {
    deposit: exampleArticle({
      issue: { volume: '', number: '', year: 2026 },
      journal: { fullname: 'CES', issn: '', preservation: [] },
    }),
  },
  'no author': { deposit: exampleArticle({ metadata: { authors: [] } }) },
  'a group alone': {
    deposit: exampleArticle({
      metadata: { authors: [{ ...person(''), collective: 'G'.repeat(250) }] },
    }),
  },
  '800 authors': { deposit: exampleArticle({ metadata: { authors: many } }) },
  'no abstract, no references, no files': {
    deposit: exampleArticle({
      metadata: { abstract: '', plainSummary: '', translations: [] },
      article: { pdf: undefined, body: { name: '', bytes: 0, hasMath: false }, supplements: [] },
      markdown: 'Nothing is cited.',
    }),
  },
  'an abstract with everything': {
    deposit: exampleArticle({
      metadata: {
        abstract: [
          '## Aim\n\nA ^note^[of the *foot*] and `code`, ~~gone~~, [a link](https://x.example).',
          '![A figure](map.png)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> quoted\n\n```\nprint(1)\n```',
          '- one\n  - two\n\n::: {.theorem}\nIt *drains*.\n:::\n\n$$ \\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix} $$',
        ].join('\n\n'),
      },
    }),
  },
  'a title of a formula alone': {
    deposit: exampleArticle({ metadata: { title: '$\\mathbb{R}^n \\to \\hat{x}_{\\text{max}}$' } }),
  },
  'a title that is nearly XML': {
    deposit: exampleArticle({ metadata: { title: '<i>x</i> & ]]> &amp; "y" \u0007' } }),
  },
  'names of 60 characters': { deposit: byAuthor('é'.repeat(60)) },
  'names of 61 characters': { deposit: byAuthor('é'.repeat(61)), refused: ['5.3.1'] },
  'a name of a digit': { deposit: byAuthor('7 of 9'), refused: ['5.3.1'] },
  'a name of question marks': { deposit: byAuthor('??'), refused: ['5.3.1'] },
  'a long journal': {
    deposit: exampleArticle({
      journal: { fullname: 'J'.repeat(256), issn: '2049-3630', preservation: [] },
    }),
    refused: BOTH,
  },
  'an ISSN that is not valid': {
    deposit: exampleArticle({
      journal: { fullname: 'J', issn: '2049-36', preservation: [] },
    }),
    refused: BOTH,
  },
  'a long page': {
    deposit: { ...exampleArticle(), pages: { first: '1'.repeat(33) } },
    refused: BOTH,
  },
  'a long affiliation': {
    deposit: exampleArticle({ metadata: { affiliations: [{ name: 'U'.repeat(400) }] } }),
  },
  'a short address of the press': {
    deposit: exampleArticle(),
    batch: { ...BATCH, email: 'a@b.c' },
    refused: BOTH,
  },
  'a batch without a name': {
    deposit: exampleArticle(),
    batch: { ...BATCH, id: 'CES' },
    refused: BOTH,
  },
  'an address that is not valid': { deposit: exampleArticle({ origin: 'press' }), refused: BOTH },
  'a year long ago': {
    deposit: exampleArticle({ article: { published: '1399-01-01' } }),
    refused: BOTH,
  },
  'a DOI with signs': {
    deposit: exampleArticle({ metadata: { doi: '10.5555/a<b>&c;(d)' } }),
  },
  'no DOI': { deposit: exampleArticle({ metadata: { doi: undefined } }), refused: BOTH },
  'every relation, with every kind of identifier': {
    deposit: exampleArticle({
      metadata: {
        relations: [
          ...RELATION_NAMES.map(
            (type): Relation => ({
              ...{ type, idType: 'doi', identifier: `10.5555/${type}(a)<b>&c` },
              description: 'A <b> & "c"',
            }),
          ),
          { type: 'data', idType: 'uri', identifier: 'https://data.example/?a=1&b=2' },
          { type: 'preprint', idType: 'arxiv', identifier: 'math.GT/0309136' },
          { type: 'related', idType: 'handle', identifier: '10453/12345' },
          { type: 'part-of', idType: 'isbn', identifier: '978-3-16-148410-0' },
          { type: 'part-of', idType: 'issn', identifier: '2049-3630' },
        ],
      },
    }),
  },
  'identifiers that are none': {
    deposit: exampleArticle({
      metadata: {
        relations: [{ type: 'data', idType: 'doi', identifier: 'zenodo' }],
        funders: [{ name: ' ', awards: [] }],
      },
    }),
  },
  '30 funders in Crossmark': {
    deposit: exampleArticle({
      updatePolicy: '10.5555/policy',
      metadata: {
        funders: Array.from({ length: 30 }, (_, at) => ({
          ...{ name: `F${'é'.repeat(399)}`, ror: 'https://ror.org/0472cxd90' },
          awards: Array.from({ length: 30 }, (_each, award) => `${at}/${award} & <x>`),
        })),
      },
    }),
  },
  ...Object.fromEntries(
    ['deu', 'fil', 'gsw', 'tl', 'zh-Hant-TW', 'mul', 'zu', 'jv', 'xzq', 'es-419'].map(
      (language) => [
        `the language ${language}`,
        { deposit: exampleArticle({ metadata: { language, translations: [] } }) },
      ],
    ),
  ),
};

describe.skipIf(!hasSchemas)('a deposit at Crossref', () => {
  it.each(BOTH)(
    'is refused by our check if and only if schema %s refuses it',
    async (version) => {
      const cases = Object.entries(CASES);
      const theirs = await refusedXml(
        cases.map(([, { deposit, batch = BATCH }]) => crossrefXml(batch, deposit, version)),
        `crossref ${version}`,
      );
      const found = cases.map(([name, { deposit, batch = BATCH }], place) => ({
        name,
        ours: crossrefProblems(batch, deposit, version).length > 0,
        theirs: theirs.get(place) ?? '',
      }));
      expect(found.filter(({ ours, theirs: reason }) => ours !== (reason !== ''))).toEqual([]);
      expect(found.filter(({ ours }) => ours).map(({ name }) => name)).toEqual(
        cases.filter(([, { refused = [] }]) => refused.includes(version)).map(([name]) => name),
      );
    },
    180_000,
  );
});
