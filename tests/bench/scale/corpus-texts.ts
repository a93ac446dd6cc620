import type { ArticleTexts } from '../../../functions/src/testing/fill-press.ts';
import { corpusRecords } from '../search/corpus-records.ts';

const TEASER_MOST = 280;
/** As many as a published article may have. */
const AUTHORS_MOST = 100;
const WORDS = ['tide', 'basin', 'harbour', 'estuary', 'salt', 'creek', 'marsh', 'silt'] as const;
const wordOf = (n: number) => WORDS[n % WORDS.length];

/** Texts that are as long as those of the corpus, for a machine that does not have it. */
const madeTexts = (n: number): ArticleTexts => ({
  title: `How the ${wordOf(n)} of the ${wordOf(n >> 3)} changes the ${wordOf(n >> 6)} over ${n} days of observation`,
  authors: [`Maren Holt ${n % 997}`, `Chidiebere Okafor ${n % 499}`, `Ida Sørensen ${n % 251}`],
  teaser: 'We measured what rises and what falls, and compared both. '.repeat(5).trim(),
});

/** The texts of articles, and where they come from, in words for the table. */
export interface Texts {
  readonly source: string;
  readonly of: (n: number) => ArticleTexts;
}

/** Titles, authors and abstracts of the corpus, again and again; where there is no corpus, made ones. */
export function corpusTexts(root: string): Texts {
  const records = corpusRecords(root, 'the texts of the corpus');
  if (!records) return { source: 'texts that were made for this', of: madeTexts };
  const texts = records.map(
    ({ title, authors, abstract }): ArticleTexts => ({
      title: title || 'Without a title',
      authors: authors.slice(0, AUTHORS_MOST),
      teaser: abstract.slice(0, TEASER_MOST),
    }),
  );
  return {
    source: `the titles, authors and abstracts of ${records.length.toLocaleString('en-GB')} published articles, repeated`,
    of: (n) => texts[n % texts.length] ?? madeTexts(n),
  };
}
