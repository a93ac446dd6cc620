import { PublishedArticleSchema } from '@quire/model/entities/published';
import { articlePath, articlePdfPath } from '@quire/model/paths';
import { codeWord } from '@quire/model/search/code-words';
import type { ArticleSearch } from '@quire/model/search/search-record';
import { plainTextOf } from './plain-text-of.ts';
import { distinct, firstAuthorOf, formsOf, secondsOf, spellingsOf } from './record-parts.ts';

const SourceSchema = PublishedArticleSchema.pick({
  journal: true,
  issue: true,
  akey: true,
  type: true,
  status: true,
  title: true,
  authors: true,
  doi: true,
  pages: true,
  published: true,
  hasPdf: true,
  journalTitle: true,
  journalIssn: true,
  volume: true,
  number: true,
  year: true,
  subjects: true,
  special: true,
}).extend({
  metadata: PublishedArticleSchema.shape.metadata.pick({
    abstract: true,
    keywords: true,
    licence: true,
    language: true,
  }),
});

/** The fields that are read: the rest of an article is not fetched. */
export const ARTICLE_FIELDS = [
  ...Object.keys(SourceSchema.shape).filter((name) => name !== 'metadata'),
  ...['metadata.abstract', 'metadata.keywords', 'metadata.licence', 'metadata.language'],
];

/** The search record of `publishedArticles/{id}`. Throws `z.ZodError` for invalid data. */
export function articleRecord(objectID: string, data: unknown): ArticleSearch {
  const article = SourceSchema.parse(data);
  const { journal, issue, akey, doi, authors, metadata, status } = article;
  const issn = distinct([article.journalIssn]);
  return {
    objectID,
    title: article.title,
    ...formsOf([article.title, ...metadata.keywords]),
    language: metadata.language,
    path: articlePath(journal, issue, akey),
    codes: distinct([doi, ...issn]).map(codeWord),
    date: secondsOf(article.published),
    year: article.year,
    firstAuthor: firstAuthorOf(authors),
    authors,
    authorsFolded: spellingsOf(authors),
    ...(doi ? { doi } : {}),
    journal: article.journalTitle,
    journalKey: journal,
    issn,
    issue,
    volume: article.volume,
    number: article.number,
    pages: article.pages,
    type: article.type,
    subjects: article.subjects ?? [],
    keywords: metadata.keywords,
    licence: metadata.licence,
    abstract: plainTextOf(metadata.abstract),
    ...(article.hasPdf ? { pdf: articlePdfPath(journal, issue, doi ?? akey) } : {}),
    ...(status === 'retracted' ? { retracted: true as const } : {}),
    ...(article.special ? { special: article.special } : {}),
  };
}
