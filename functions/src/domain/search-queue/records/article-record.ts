import { PublishedArticleSchema } from '@quire/model/entities/published';
import { articlePath, articlePdfPath } from '@quire/model/paths';
import { codeWord } from '@quire/model/search/code-words';
import type { ArticleSearch } from '@quire/model/search/search-record';
import type { z } from 'zod';
import { plainTextOf } from './plain-text-of.ts';
import { distinct, firstAuthorOf, formsOf, secondsOf, spellingsOf } from './record-parts.ts';

const SourceSchema = PublishedArticleSchema.pick({
  journal: true,
  issue: true,
  akey: true,
  type: true,
  status: true,
  title: true,
  titles: true,
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
    translations: true,
  }),
});

/** The fields that are read: the rest of an article is not fetched. */
export const ARTICLE_FIELDS = [
  ...Object.keys(SourceSchema.shape).filter((name) => name !== 'metadata'),
  ...['abstract', 'keywords', 'language', 'licence', 'translations'].map(
    (name) => `metadata.${name}`,
  ),
];

type Source = z.infer<typeof SourceSchema>;

/** What is searched of the translations; of an article without them, nothing. */
function translated({
  titles = [],
  metadata: { translations },
}: Source): Partial<
  Pick<ArticleSearch, 'titles' | 'titleLanguages' | 'translatedKeywords' | 'translatedAbstract'>
> {
  const keywords = distinct(translations.flatMap((each) => each.keywords ?? []));
  const abstracts = translations.map((each) => plainTextOf(each.abstract ?? '')).filter(Boolean);
  return {
    ...(titles.length > 0
      ? {
          titles: titles.map(({ title }) => title),
          titleLanguages: titles.map(({ language }) => language),
        }
      : {}),
    ...(keywords.length > 0 ? { translatedKeywords: keywords } : {}),
    ...(abstracts.length > 0 ? { translatedAbstract: abstracts.join(' ') } : {}),
  };
}

/** The search record of `publishedArticles/{id}`. Throws `z.ZodError` for invalid data. */
export function articleRecord(objectID: string, data: unknown): ArticleSearch {
  const article = SourceSchema.parse(data);
  const { journal, issue, akey, doi, authors, metadata, status } = article;
  const issn = distinct([article.journalIssn]);
  return {
    objectID,
    title: article.title,
    ...formsOf([
      article.title,
      ...metadata.keywords,
      ...metadata.translations.flatMap((each) => [each.title, ...(each.keywords ?? [])]),
    ]),
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
    ...translated(article),
    ...(article.hasPdf ? { pdf: articlePdfPath(journal, issue, doi ?? akey) } : {}),
    ...(status === 'retracted' ? { retracted: true as const } : {}),
    ...(article.special ? { special: article.special } : {}),
  };
}
