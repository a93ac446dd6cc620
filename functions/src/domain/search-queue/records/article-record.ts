import { PublishedArticleSchema } from '@quire/model/entities/published';
import { htmlText } from '@quire/model/letters/html-text';
import { articlePath, articlePdfPath } from '@quire/model/paths';
import { codeWord } from '@quire/model/search/code-words';
import type { ArticleSearch } from '@quire/model/search/search-record';
import type { z } from 'zod';
import { distinct, firstAuthorOf, formsOf, secondsOf, spellingsOf } from './record-parts.ts';

const SourceSchema = PublishedArticleSchema.pick({
  journal: true,
  issue: true,
  akey: true,
  type: true,
  status: true,
  titleHtml: true,
  titles: true,
  authors: true,
  people: true,
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
  abstractHtml: true,
  abstracts: true,
}).extend({
  metadata: PublishedArticleSchema.shape.metadata.pick({
    keywords: true,
    licence: true,
    language: true,
    translations: true,
  }),
});

/** The fields that are read: the rest of an article is not fetched. */
export const ARTICLE_FIELDS = [
  ...Object.keys(SourceSchema.shape).filter((name) => name !== 'metadata'),
  ...['keywords', 'language', 'licence', 'translations'].map((name) => `metadata.${name}`),
];

type Source = z.infer<typeof SourceSchema>;

/** What is searched of the translations; of an article without them, nothing. */
function translated({
  titles = [],
  abstracts = [],
  metadata: { translations },
}: Source): Partial<
  Pick<ArticleSearch, 'titles' | 'titleLanguages' | 'translatedKeywords' | 'translatedAbstract'>
> {
  const keywords = distinct(translations.flatMap((each) => each.keywords ?? []));
  const texts = abstracts.map(({ html }) => htmlText(html)).filter(Boolean);
  return {
    ...(titles.length > 0
      ? {
          titles: titles.map(({ titleHtml }) => htmlText(titleHtml)),
          titleLanguages: titles.map(({ language }) => language),
        }
      : {}),
    ...(keywords.length > 0 ? { translatedKeywords: keywords } : {}),
    ...(texts.length > 0 ? { translatedAbstract: texts.join(' ') } : {}),
  };
}

/** The search record of `publishedArticles/{id}`. Throws `z.ZodError` for invalid data. */
export function articleRecord(objectID: string, data: unknown): ArticleSearch {
  const article = SourceSchema.parse(data);
  const { journal, issue, akey, doi, authors, metadata, status } = article;
  const issn = distinct([article.journalIssn]);
  const title = htmlText(article.titleHtml);
  const abstract = htmlText(article.abstractHtml);
  return {
    objectID,
    title,
    ...formsOf(
      [
        title,
        ...metadata.keywords,
        ...metadata.translations.flatMap((each) => [each.title, ...(each.keywords ?? [])]),
      ],
      [abstract],
    ),
    language: metadata.language,
    path: articlePath(journal, issue, akey),
    codes: distinct([doi, ...issn]).map(codeWord),
    date: secondsOf(article.published),
    year: article.year,
    firstAuthor: firstAuthorOf(authors),
    authors,
    ...(article.people ? { people: article.people } : {}),
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
    abstract,
    ...translated(article),
    ...(article.hasPdf ? { pdf: articlePdfPath(journal, issue, doi ?? akey) } : {}),
    ...(status === 'retracted' ? { retracted: true as const } : {}),
    ...(article.special ? { special: article.special } : {}),
  };
}
