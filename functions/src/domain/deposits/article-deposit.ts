/** A published article, as it is registered. */
import type { DepositTexts } from '@quire/content/export/deposit-texts';
import { plainTitleOf } from '@quire/content/export/marked-title';
import { jatsPath } from '@quire/model/article-paths';
import { isNoticeKind, type NoticeKind } from '@quire/model/article-types';
import { CARD_LANGUAGE } from '@quire/model/constants';
import type { PublishedArticle } from '@quire/model/entities/published';
import { retractedTitle } from '@quire/model/entities/retracted-title';
import { formerTitleIn } from '@quire/model/entities/title-in-year';
import { normaliseDoi } from '@quire/model/identifiers';
import { licenceOf } from '@quire/model/licence';
import { articlePath, articlePdfPath, mediaPath } from '@quire/model/paths';
import { funderProblems } from '@quire/model/relations/funder-problems';
import { isRelationId } from '@quire/model/relations/relation-id';
import { RELATION_TYPES } from '@quire/model/relations/relation-types';
import type {
  ArticleDeposit,
  DepositFile,
  DepositFunder,
  DepositRelation,
  DepositUpdate,
} from './deposit.ts';
import { type DepositedConference, depositEvent } from './deposit-event.ts';
import {
  type DepositedIssue,
  type DepositedJournal,
  depositIssue,
  depositJournal,
} from './deposit-journal.ts';
import { depositAuthor, type ProvedOrcids } from './deposit-person.ts';
import { numbersByMedium } from './numbers-by-medium.ts';

type DepositedArticle = Pick<
  PublishedArticle,
  'journal' | 'issue' | 'akey' | 'status' | 'published' | 'metadata'
> &
  Partial<
    Pick<
      PublishedArticle,
      | 'body'
      | 'pdf'
      | 'madePdf'
      | 'supplements'
      | 'notices'
      | 'about'
      | 'translationOf'
      | 'translatedVersions'
      | 'versions'
    >
  >;

export interface ArticleDepositInput {
  readonly article: DepositedArticle;
  /** Of its text: `depositTexts`. */
  readonly texts: DepositTexts;
  readonly journal: DepositedJournal;
  readonly issue: DepositedIssue;
  readonly publisher: string;
  /** `https://press.example`. */
  readonly origin: string;
  readonly provedOrcids?: ProvedOrcids;
  /** DOIs of other articles of the journal, which this one names as its notice, subject, original or translation. */
  readonly linkedDois?: ReadonlyMap<string, string>;
  /** The parts of its published review: `reviewDois`. */
  readonly reviewDois?: readonly string[];
  /** What earlier deposits of it said: each replaces the whole record, so nothing may be left out. */
  readonly earlierUpdates?: readonly DepositUpdate[];
  readonly updatePolicy?: string | undefined;
  /** The conference whose proceedings its issue is, to register it as a paper of it. */
  readonly proceedings?:
    | {
        readonly conference: DepositedConference;
        readonly title: string;
        readonly isbn?: string | undefined;
      }
    | undefined;
}

const UPDATES = {
  correction: 'correction',
  'expression-of-concern': 'expression_of_concern',
  retraction: 'retraction',
} as const satisfies Readonly<Record<NoticeKind, DepositUpdate['type']>>;

/**
 * What the article updates: a notice, the article that it is about; an article that was corrected without a notice,
 * itself. Earlier ones come first.
 */
function updatesOf(doi: string, input: ArticleDepositInput): DepositUpdate[] {
  const { article, linkedDois, earlierUpdates = [] } = input;
  const { metadata, about, published, versions = [], notices = [] } = article;
  const updated = about && linkedDois?.get(about.article.akey);
  const ofNotice =
    updated && isNoticeKind(metadata.type)
      ? [{ type: UPDATES[metadata.type], date: published, doi: updated }]
      : [];
  const isTold = notices.some(({ kind }) => kind === 'correction');
  const ofItself = isTold ? [] : versions.filter(({ kind }) => kind === 'corrected');
  const all = [
    ...earlierUpdates,
    ...ofNotice,
    ...ofItself.map(({ date }) => ({ type: 'correction' as const, date, doi })),
  ];
  const keyOf = ({ type, doi: of, date }: DepositUpdate) =>
    // A notice has one date; an article may be corrected more than once.
    of === doi ? `${type} ${of} ${date}` : `${type} ${of}`;
  return [...new Map(all.map((update) => [keyOf(update), update])).values()];
}

/** Without those that are not of their form: an import may bring any. */
function fundersOf({ funders }: DepositedArticle['metadata']): DepositFunder[] {
  const wrong = new Set(funderProblems(funders).map(({ place }) => place));
  return funders.filter((_, place) => !wrong.has(place));
}

/** Works elsewhere, as the authors name them. */
const statedRelations = ({ relations }: DepositedArticle['metadata']): DepositRelation[] =>
  relations.filter(isRelationId).map(({ type, idType, identifier, description }) => ({
    type: RELATION_TYPES[type].crossref,
    to: { kind: idType, value: identifier },
    description,
  }));

/** What the press itself knows comes first; the authors may name the same once more. */
function relationsOf(input: ArticleDepositInput): DepositRelation[] {
  const all = [...knownRelations(input), ...statedRelations(input.article.metadata)];
  const keyOf = ({ type, to }: DepositRelation) => `${type} ${to.kind} ${to.value.toLowerCase()}`;
  return all.filter(
    (relation, place) => all.findIndex((each) => keyOf(each) === keyOf(relation)) === place,
  );
}

function knownRelations({
  article,
  linkedDois = new Map(),
  reviewDois = [],
  origin,
}: ArticleDepositInput): DepositRelation[] {
  const { about, notices = [], translationOf, translatedVersions = [], supplements = [] } = article;
  const toArticle = (
    type: DepositRelation['type'],
    link: { readonly akey: string } | undefined,
  ): DepositRelation[] => {
    const value = link && linkedDois.get(link.akey);
    return value ? [{ type, to: { kind: 'doi', value } }] : [];
  };
  return [
    ...toArticle('isTranslationOf', translationOf),
    ...translatedVersions.flatMap((each) => toArticle('hasTranslation', each)),
    ...toArticle('isCommentOn', about?.article),
    ...notices.flatMap((notice) => toArticle('hasComment', notice.article)),
    ...reviewDois.map((value) => ({
      type: 'hasReview' as const,
      to: { kind: 'doi' as const, value },
    })),
    ...supplements.map(({ name, label, description }) => ({
      type: 'isSupplementedBy' as const,
      to: {
        kind: 'uri' as const,
        value: origin + mediaPath(article.journal, article.akey, name),
      },
      description: description || label,
    })),
  ];
}

function filesOf(
  { article, origin }: ArticleDepositInput,
  doi: string,
  url: string,
): DepositFile[] {
  const { journal, issue, pdf, madePdf, body } = article;
  return [
    ...(pdf || madePdf
      ? [
          {
            url: origin + articlePdfPath(journal, issue, doi),
            contentType: 'application/pdf' as const,
          },
        ]
      : []),
    // Of most imported articles the press has no text.
    ...(body && body.bytes > 0
      ? [
          { url, contentType: 'text/html' as const },
          {
            url: origin + jatsPath(journal, issue, article.akey),
            contentType: 'application/xml' as const,
          },
        ]
      : []),
  ];
}

const withPrefix = ({ plain, faces }: DepositTexts['title'], { status }: DepositedArticle) => ({
  plain: retractedTitle(plain, status),
  faces: retractedTitle(faces, status),
});

/** An article without a DOI has an empty one here, which the check of the deposit refuses. */
export function articleDeposit(input: ArticleDepositInput): ArticleDeposit {
  const { article, texts, journal, issue, origin, publisher, proceedings } = input;
  const { metadata, translationOf, versions = [] } = article;
  const { authors, affiliations, pages, eLocationId, dates } = metadata;
  const doi = (metadata.doi && normaliseDoi(metadata.doi)) ?? '';
  const url = origin + articlePath(article.journal, article.issue, article.akey);
  const proved = input.provedOrcids ?? new Set<string>();
  return {
    kind: 'article',
    doi,
    url,
    language: metadata.language,
    title: withPrefix(texts.title, article),
    subtitle: texts.subtitle,
    titles: texts.titles,
    originalTitle: translationOf && {
      title: plainTitleOf(translationOf.title),
      language: translationOf.language ?? CARD_LANGUAGE,
    },
    contributors: authors.map((author) => depositAuthor(author, affiliations, proved)),
    abstracts: texts.abstracts,
    keywords: metadata.keywords,
    published: article.published,
    received: dates.received,
    accepted: dates.accepted,
    publisher,
    licence: licenceOf(metadata.licence).url ?? undefined,
    journal: depositJournal(journal, issue.year),
    journalNow: formerTitleIn(journal, issue.year) && depositJournal(journal),
    issue: depositIssue(issue),
    proceedings: proceedings && {
      event: depositEvent(proceedings.conference),
      title: proceedings.title,
      isbns: numbersByMedium(proceedings.isbn),
    },
    pages: pages?.first ? { first: pages.first, last: pages.last || undefined } : undefined,
    articleNumber: eLocationId || undefined,
    version: Math.max(1, versions.length),
    files: filesOf(input, doi, url),
    funders: fundersOf(metadata),
    archives: journal.preservation,
    references: texts.references,
    relations: relationsOf(input),
    updates: updatesOf(doi, input),
    updatePolicy: input.updatePolicy,
  };
}
