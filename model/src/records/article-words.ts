import type { Article } from '../entities/article.ts';
import { recordWords, sortKeyOf } from './record-words.ts';

/** What an article is sorted and found by in the office: its title, authors, key and issue. */
export function articleWords({
  title,
  authorLine,
  akey,
  issue,
}: Pick<Article, 'title' | 'authorLine' | 'akey' | 'issue'>): {
  sortKey: string;
  words: string[];
} {
  return { sortKey: sortKeyOf(title), words: recordWords([title, authorLine, akey, issue]) };
}
