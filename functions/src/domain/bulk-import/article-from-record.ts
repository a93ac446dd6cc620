import { createHash } from 'node:crypto';
import {
  type Article,
  type ArticleMetadata,
  ArticleMetadataSchema,
  ArticleSchema,
  type ArticleVersion,
  ArticleVersionSchema,
} from '@quire/model/entities/article';
import { authorLine } from '@quire/model/entities/author-line';
import { toUrlKey } from '@quire/model/identifiers';
import { mayBePerson } from '@quire/model/people-names';
import { articleWords } from '@quire/model/records/article-words';
import { importMark } from './imported-mark.ts';
import type { MetadataRecord } from './metadata-record.ts';

const AKEY_MAX = 60;

/** Keys in the order in which they are tried: from the DOI or the title, then with a hash of both. */
export function akeysOf(record: MetadataRecord): readonly [string, string] {
  const base = toUrlKey(
    record.doi?.slice(record.doi.indexOf('/') + 1) ?? record.plainTitle,
    AKEY_MAX,
  );
  const all = `${record.doi ?? ''}|${record.plainTitle}|${record.year ?? ''}|${record.pages?.first ?? ''}`;
  return [base, `${base}-${createHash('sha256').update(all).digest('hex').slice(0, 10)}`];
}

/** The metadata of an article without any other data. */
export function metadataOf(record: MetadataRecord, licence: string): ArticleMetadata {
  const { title, abstract, authors, keywords, pages, eLocationId, doi, published } = record;
  return ArticleMetadataSchema.parse({
    title,
    abstract,
    authors,
    keywords,
    licence: record.licence ?? licence,
    dates: published ? { published } : {},
    ...(pages ? { pages } : {}),
    ...(eLocationId ? { eLocationId } : {}),
    ...(doi ? { doi } : {}),
  });
}

export interface Origin {
  readonly run: string;
  readonly by: string;
  readonly at: string;
  readonly publish: boolean;
  /** The name of the importing user: articles that they wrote stay drafts. */
  readonly byName: string;
}

export interface Made {
  readonly article: Article;
  readonly version: ArticleVersion;
}

function versionOf(
  metadata: ArticleMetadata,
  revision: number,
  { by, at }: Origin,
): ArticleVersion {
  return ArticleVersionSchema.parse({ metadata, markdown: '', revision, savedAt: at, savedBy: by });
}

/** Whether one of the authors has the name of the importing user. */
export const isOwn = (
  { authors }: Pick<ArticleMetadata, 'authors'>,
  { byName }: Pick<Origin, 'byName'>,
): boolean => authors.some((author) => mayBePerson(author, byName));

/** An article with an abstract and no text: its page links to the text by its DOI. */
export function newArticle(
  place: { readonly journal: string; readonly issue: string; readonly akey: string },
  metadata: ArticleMetadata,
  origin: Origin,
): Made {
  const { at, by, run } = origin;
  const publish = origin.publish && !isOwn(metadata, origin);
  const article = ArticleSchema.parse({
    ...place,
    title: metadata.title,
    authorLine: authorLine(metadata.authors),
    status: publish ? 'published' : 'draft',
    revision: 1,
    publishedRevision: publish ? 1 : 0,
    updatedAt: at,
    updatedBy: by,
    importHash: importMark(run, metadata),
  });
  return {
    article: { ...article, ...articleWords(article) },
    version: versionOf(metadata, 1, origin),
  };
}

/** The data of a record that the article does not have yet; null: none. */
export function filledIn(before: ArticleMetadata, record: MetadataRecord): ArticleMetadata | null {
  const { pages, eLocationId, doi, published } = record;
  const next: ArticleMetadata = {
    ...before,
    ...(before.abstract ? {} : { abstract: record.abstract }),
    ...(before.authors.length > 0 ? {} : { authors: [...record.authors] }),
    ...(before.keywords.length > 0 ? {} : { keywords: [...record.keywords] }),
    ...(before.pages || before.eLocationId || !pages ? {} : { pages }),
    ...(before.pages || before.eLocationId || !eLocationId ? {} : { eLocationId }),
    ...(before.doi || !doi ? {} : { doi }),
    ...(before.dates.published || !published ? {} : { dates: { ...before.dates, published } }),
  };
  return JSON.stringify(next) === JSON.stringify(before) ? null : next;
}
