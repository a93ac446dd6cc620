/** A deposit as DataCite keeps it: one record for each DOI, so a book's chapters have their own. */
import type {
  ArticleDeposit,
  BookDeposit,
  Deposit,
  DepositNumber,
  DepositRelation,
  DepositRelationType,
  IssueDeposit,
  JournalDeposit,
  ProceedingsDeposit,
  ReviewDeposit,
  UpdateType,
} from '../deposit.ts';
import type { DataciteRecord, RelatedIdentifier } from './datacite-record.ts';
import { fundingReferences } from './funding-references.ts';

const RELATIONS = {
  hasReview: 'IsReviewedBy',
  isReviewOf: 'Reviews',
  hasTranslation: 'HasTranslation',
  isTranslationOf: 'IsTranslationOf',
  isSupplementedBy: 'IsSupplementedBy',
  isCommentOn: 'References',
  hasComment: 'IsReferencedBy',
  hasPreprint: 'IsNewVersionOf',
  isVersionOf: 'IsNewVersionOf',
  isDocumentedBy: 'IsDocumentedBy',
  isPartOf: 'IsPartOf',
  references: 'References',
  // The schema has no word for it.
  hasRelatedMaterial: 'Other',
} as const satisfies Readonly<Record<DepositRelationType, RelatedIdentifier['type']>>;

/** What a notice does to an article: the schema has no words of its own for it. */
const UPDATES = {
  correction: 'Corrects',
  expression_of_concern: 'Expresses concern about',
  retraction: 'Retracts',
} as const satisfies Readonly<Record<UpdateType, string>>;

const KINDS = {
  doi: 'DOI',
  uri: 'URL',
  arxiv: 'arXiv',
  handle: 'Handle',
  isbn: 'ISBN',
  issn: 'ISSN',
} as const satisfies Readonly<Record<DepositRelation['to']['kind'], RelatedIdentifier['kind']>>;

const relatedBy = ({ type, to }: DepositRelation): RelatedIdentifier => ({
  type: RELATIONS[type],
  kind: KINDS[to.kind],
  value: to.kind === 'arxiv' ? `arXiv:${to.value}` : to.value,
  ...(type === 'hasRelatedMaterial' ? { information: 'Has related material' } : {}),
});

const toDoi = (type: RelatedIdentifier['type'], value: string): RelatedIdentifier => ({
  ...{ type, kind: 'DOI', value },
});

const asIsbn = ({ value }: DepositNumber) => ({ kind: 'ISBN' as const, value });

const NOTHING_MORE = {
  translatedTitles: [],
  subjects: [],
  alternates: [],
  related: [],
  funding: [],
  descriptions: [],
} as const;

function ofArticle(deposit: ArticleDeposit): DataciteRecord {
  const { doi, journal, issue, pages, articleNumber, proceedings } = deposit;
  const [issn] = journal.issns;
  return {
    ...deposit,
    type: proceedings ? 'ConferencePaper' : 'JournalArticle',
    title: deposit.title.plain,
    subtitle: deposit.subtitle?.plain,
    translatedTitles: deposit.titles.map(({ language, plain }) => ({ language, title: plain })),
    subjects: deposit.keywords,
    alternates: [],
    related: [
      ...deposit.relations.map(relatedBy),
      ...deposit.updates
        .filter((update) => update.doi !== doi)
        .map((update) => ({ ...toDoi('Other', update.doi), information: UPDATES[update.type] })),
      ...deposit.references.flatMap((each) => (each.doi ? [toDoi('Cites', each.doi)] : [])),
    ],
    funding: fundingReferences(deposit.funders),
    descriptions: deposit.abstracts.map(({ isPlainSummary, language, plain }) => ({
      type: isPlainSummary ? 'Other' : 'Abstract',
      language,
      text: plain,
    })),
    within: {
      type: 'Journal',
      title: journal.title,
      identifier: issn && { kind: 'ISSN', value: issn.value },
      year: issue.published.slice(0, 4),
      volume: issue.volume,
      issue: issue.number,
      articleNumber: pages ? undefined : articleNumber,
      firstPage: pages?.first,
      lastPage: pages?.last,
    },
  };
}

const ofReview = (deposit: ReviewDeposit): DataciteRecord => ({
  ...NOTHING_MORE,
  ...deposit,
  type: 'PeerReview',
  title: deposit.title.plain,
  subtitle: undefined,
  related: deposit.relations.map(relatedBy),
});

function ofBook(deposit: BookDeposit): DataciteRecord[] {
  const { doi, chapters, isbns, proceedings } = deposit;
  const [isbn] = isbns;
  const title = deposit.title.plain;
  const whole: DataciteRecord[] = doi
    ? [
        {
          ...NOTHING_MORE,
          ...deposit,
          doi,
          type: proceedings ? 'ConferenceProceeding' : 'Book',
          title,
          subtitle: deposit.subtitle?.plain,
          alternates: isbns.map(asIsbn),
          related: chapters.map((chapter) => toDoi('HasPart', chapter.doi)),
        },
      ]
    : [];
  const parts = chapters.map(
    (chapter): DataciteRecord => ({
      ...NOTHING_MORE,
      ...deposit,
      ...chapter,
      type: proceedings ? 'ConferencePaper' : 'BookChapter',
      title: chapter.title.plain,
      subtitle: undefined,
      alternates: [],
      related: doi ? [toDoi('IsPartOf', doi)] : [],
      within: {
        type: proceedings ? 'ConferenceProceeding' : 'Book',
        title,
        identifier: isbn && { kind: 'ISBN', value: isbn.value },
        year: deposit.published.slice(0, 4),
        firstPage: chapter.pages?.first,
        lastPage: chapter.pages?.last,
      },
    }),
  );
  return [...whole, ...parts];
}

const ofIssue = (deposit: IssueDeposit): DataciteRecord => ({
  ...NOTHING_MORE,
  ...deposit,
  type: 'Collection',
  // An issue without a title is named by its place in its journal.
  title:
    deposit.title?.plain ??
    [deposit.journal.title, deposit.issue.volume, deposit.issue.number].filter(Boolean).join(', '),
  subtitle: undefined,
});

const ofJournal = (deposit: JournalDeposit): DataciteRecord => ({
  ...NOTHING_MORE,
  ...deposit,
  type: 'Journal',
  title: deposit.title.plain,
  subtitle: undefined,
  contributors: [],
  alternates: deposit.journal.issns.map(({ value }) => ({ kind: 'ISSN', value })),
});

const ofProceedings = (deposit: ProceedingsDeposit): DataciteRecord => ({
  ...NOTHING_MORE,
  ...deposit,
  type: 'ConferenceProceeding',
  title: deposit.title.plain,
  subtitle: deposit.subtitle?.plain,
  contributors: [],
  alternates: deposit.proceedings.isbns.map(asIsbn),
});

export function dataciteRecords(deposit: Deposit): DataciteRecord[] {
  switch (deposit.kind) {
    case 'article':
      return [ofArticle(deposit)];
    case 'review':
      return [ofReview(deposit)];
    case 'book':
      return ofBook(deposit);
    case 'journal':
      return [ofJournal(deposit)];
    case 'issue':
      return [ofIssue(deposit)];
    case 'proceedings':
      return [ofProceedings(deposit)];
  }
}
