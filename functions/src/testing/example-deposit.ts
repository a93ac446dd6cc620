/** An article with one of everything, and what is around it, to be registered. */
import { depositTexts } from '@quire/content/export/deposit-texts';
import { type ArticleMetadata, ArticleMetadataSchema } from '@quire/model/entities/article';
import { type ArticleDepositInput, articleDeposit } from '../domain/deposits/article-deposit.ts';
import type { ArticleDeposit, DepositBatch } from '../domain/deposits/deposit.ts';

export const BATCH: DepositBatch = {
  id: 'CES.creeks-20260601',
  timestamp: '20260601120000000',
  depositor: 'Saltmarsh Press',
  email: 'doi@press.example',
};

const BIBTEX = `@article{holt2020, author={Holt, Maren}, title={How $x$ creeks drain}, journal={Tides}, year={2020}, volume={4}, pages={1--9}, doi={10.5555/Holt}, issn={2049-3630}}
@incollection{okoro2021, author={{Tides Group}}, title={Mud}, booktitle={Silt & sand}, publisher={Saltmarsh}, year={2021}, isbn={978-3-16-148410-0}}
@book{ito2022, author={Ito, Jun}, title={Silt}, edition={2}, year={2022}, publisher={Saltmarsh}}
@misc{data2023, title={Widths of creeks}, year={2023}, url={https://data.example/1}}`;

export const METADATA: ArticleMetadata = ArticleMetadataSchema.parse({
  title: 'How H~2~O & *Spartina* drain $\\frac{a}{b}$ from <sand>',
  subtitle: 'A "second" look',
  abstract:
    'They **fill**, see [@holt2020].\n\n$$ \\sum_{i=1}^n x_i^2 $$\n\n1. *one*\n2. $y \\le 2$',
  plainSummary: 'Water runs off.\n\nSlowly.',
  keywords: ['creeks', 'ebb & flow'],
  language: 'en-GB',
  translations: [
    { language: 'ar', title: 'كيف *تصرف*', abstract: 'تمتلئ.' },
    { language: 'zh-Hans', title: '潮沟' },
    { language: 'gsw', title: 'Gräben' },
  ],
  authors: [
    {
      given: 'Maren',
      family: 'Holt',
      orcid: '0000-0002-1825-0097',
      corresponding: true,
      affiliations: [0, 1],
      credit: ['Conceptualization', 'Writing – review & editing', 'Writing – original draft'],
    },
    { given: 'Jun', affiliations: [], orcid: '0000-0001-5109-3700' },
    { collective: 'The Creek Survey' },
  ],
  affiliations: [
    { name: 'University of Ravnfjord', ror: 'https://ror.org/02y9nww90', country: 'NO' },
    { name: 'Institute & Sons' },
  ],
  dates: { received: '2026-01-10', accepted: '2026-03-02' },
  pages: { first: '1', last: '9' },
  doi: '10.5555/CES.creeks',
  funders: [
    {
      ...{ name: 'Silt & Sand Council', ror: 'https://ror.org/0472cxd90' },
      ...{ funderDoi: '10.13039/501100000781', awards: ['948221'], grantDoi: '10.3030/948221' },
    },
    {
      name: 'National Science Foundation',
      funderDoi: '10.13039/100000001',
      awards: ['A-1', 'B-2'],
    },
    { name: 'Tides <Foundation>' },
  ],
  relations: [
    {
      ...{ type: 'data', idType: 'doi', identifier: '10.5281/zenodo.7' },
      description: 'Widths & depths',
    },
    { type: 'preprint', idType: 'arxiv', identifier: '2401.01234v2' },
  ],
});

const MARKDOWN = 'As [@holt2020], [@okoro2021], [@ito2022] and [@data2023] say.';

const link = (akey: string, title: string, language?: string) => ({
  ...{ journal: 'CES', issue: '2-1', akey, title, titleHtml: title },
  ...(language ? { language } : {}),
});

type Change = Partial<Omit<ArticleDepositInput, 'texts' | 'article'>> & {
  readonly metadata?: Partial<ArticleMetadata>;
  readonly article?: Partial<ArticleDepositInput['article']>;
  readonly markdown?: string;
  readonly bibtex?: string;
};

export function exampleArticle(change: Change = {}): ArticleDeposit {
  const { metadata, article, markdown = MARKDOWN, bibtex = BIBTEX, ...rest } = change;
  const described = ArticleMetadataSchema.parse({ ...METADATA, ...metadata });
  return articleDeposit({
    article: {
      ...{ journal: 'CES', issue: '2-1', akey: 'creeks', status: 'published' as const },
      published: '2026-06-01',
      metadata: described,
      body: { name: 'body.html', bytes: 100, hasMath: true },
      pdf: 'creeks.pdf',
      supplements: [{ name: 'data.csv', label: 'Widths', fileName: 'widths.csv', size: 12 }],
      versions: [{ revision: 1, date: '2026-06-01', kind: 'published' }],
      ...article,
    },
    texts: depositTexts({
      metadata: described,
      markdown,
      bibtex,
      macros: {},
      figures: new Map(),
    }),
    journal: {
      fullname: 'Coastal Earth Systems',
      key_title: 'Coast. Earth Syst.',
      issn: '2049-3630',
      issn_print: '2049-3622',
      preservation: ['clockss', 'The Tidal Library', 'PKP PN'],
    },
    issue: { volume: '2', number: '1', year: 2026, datePublished: '2026-05-30' },
    publisher: 'Saltmarsh Press',
    origin: 'https://press.example',
    provedOrcids: new Set(['0000-0002-1825-0097']),
    ...rest,
  });
}

/** A retraction notice of `creeks`, as it is registered. */
export const exampleNotice = (change: Change = {}): ArticleDeposit =>
  exampleArticle({
    markdown: 'It is retracted.',
    ...change,
    metadata: {
      ...{ type: 'retraction', title: 'Retraction: creeks', doi: '10.5555/ces.notice' },
      relations: [],
    },
    article: {
      akey: 'notice',
      supplements: [],
      about: { kind: 'retraction', date: '2026-06-01', article: link('creeks', 'Creeks') },
    },
    linkedDois: new Map([['creeks', '10.5555/ces.creeks']]),
  });

/** A translation of `creeks`, which has been retracted itself. */
export const exampleTranslation = (): ArticleDeposit =>
  exampleArticle({
    metadata: { language: 'fil', translations: [], doi: '10.5555/ces.creeks-fil', title: 'Creeks' },
    article: {
      akey: 'creeks-fil',
      status: 'retracted',
      translationOf: { ...link('creeks', 'How creeks drain'), status: 'published' },
      translatedVersions: [{ ...link('bach', 'Bäche', 'de'), status: 'published' }],
      notices: [{ kind: 'retraction', date: '2026-06-02', article: link('notice', 'Retraction') }],
    },
    linkedDois: new Map([
      ['creeks', '10.5555/ces.creeks'],
      ['bach', '10.5555/ces.bach'],
      ['notice', '10.5555/ces.notice'],
    ]),
    reviewDois: ['10.5555/ces.creeks-fil.report-1-1'],
  });
