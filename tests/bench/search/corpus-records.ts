import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeWord } from '@quire/model/search/code-words';
import { nameSpellings } from '@quire/model/search/name-spellings';
import { type ArticleSearch, ArticleSearchSchema } from '@quire/model/search/search-record';
import { z } from 'zod';

const ArticleSchema = z.object({
  doi: z.string(),
  title: z.string(),
  authors: z.array(z.string()).default([]),
  journal: z.string(),
  issn: z.string().default(''),
  volume: z.string().default(''),
  issue: z.string().default(''),
  pages: z.string().default(''),
  year: z.int(),
  date: z.string().optional(),
});
type Article = z.infer<typeof ArticleSchema>;
const AbstractSchema = z.object({ doi: z.string(), abstract: z.string() });

/** As long as the press cuts them, so that a record stays below Algolia's 10 kB. */
const ABSTRACT_MAX = 3_000;

/**
 * All articles of the corpus as records of the press's index of articles; null, saying so, where there is
 * no corpus.
 *
 * @param skipped what cannot be done without it
 */
export function corpusRecords(root: string, skipped: string): ArticleSearch[] | null {
  const corpus = process.env.QUIRE_CORPUS ?? join(root, '..', 'shared', 'corpus');
  const folder = join(corpus, 'metadata');
  if (!existsSync(folder)) {
    console.log(`\n  SKIPPED: ${skipped}, as the corpus is not at ${corpus} (QUIRE_CORPUS).`);
    return null;
  }
  const lines = (name: string) => readFileSync(join(folder, name), 'utf8').trim().split('\n');
  const abstracts = new Map(
    lines('abstracts.jsonl').map((line) => {
      const { doi, abstract } = AbstractSchema.parse(JSON.parse(line));
      return [doi, plain(abstract).slice(0, ABSTRACT_MAX)];
    }),
  );
  return lines('articles.jsonl').map((line, index) => {
    const article = ArticleSchema.parse(JSON.parse(line));
    return recordOf(article, abstracts.get(article.doi) ?? '', index);
  });
}

function recordOf(article: Article, abstract: string, index: number): ArticleSearch {
  const { doi, authors, journal, issn, volume, issue, pages, year } = article;
  const key = journal.replace(/[^A-Z]/g, '');
  const date = Date.parse(article.date ?? `${year}-01-01`) / 1_000;
  return ArticleSearchSchema.parse({
    objectID: `${key}~${index}`,
    title: plain(article.title),
    path: `/article/${key}/1/${index}`,
    codes: [doi, ...(issn ? [issn] : [])].map(codeWord),
    date: Number.isInteger(date) ? date : Date.UTC(year) / 1_000,
    year,
    firstAuthor: authors.slice(0, 1).flatMap((name) => [name, ...nameSpellings(name)]),
    authors,
    authorsFolded: [...new Set(authors.flatMap(nameSpellings))],
    doi,
    journal,
    journalKey: key,
    issn: issn ? [issn] : [],
    issue: `${volume}-${issue}`,
    volume,
    number: issue,
    pages,
    type: 'research-article',
    subjects: [],
    keywords: [],
    licence: 'CC BY 4.0',
    abstract,
  });
}

/** Titles and abstracts without their marks, as published records have them. */
const plain = (text: string): string =>
  text
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(amp;)*lt;/g, '<')
    .replace(/&(amp;)*gt;/g, '>')
    .replace(/&(amp;)+/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
