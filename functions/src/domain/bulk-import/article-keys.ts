/** The keys that identify an article across records: the DOI, or journal, title and year. */
import { createHash } from 'node:crypto';
import { ARTICLE_KEYS } from '@quire/model/collections';
import { fold } from '@quire/model/search-terms';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { MetadataRecord } from './metadata-record.ts';

export interface ArticleKeys {
  readonly doi: string | undefined;
  readonly title: string;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 27);

/** Ids in `articleKeys`. A title is weaker than a DOI: it counts only if one of the two has no DOI. */
export function articleKeys(journal: string, record: MetadataRecord): ArticleKeys {
  const title = fold(record.plainTitle)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return {
    doi: record.doi === undefined ? undefined : `d~${hash(record.doi)}`,
    title: `t~${hash(`${journal}|${title}|${record.year ?? ''}`)}`,
  };
}

export const keyRef = (db: Firestore, key: string): DocumentReference =>
  db.collection(ARTICLE_KEYS).doc(key);

/** The holder of a key: the id of the article, and whether it has a DOI of its own. */
export interface KeyHolder<Id = string> {
  readonly article: Id;
  readonly hasDoi: boolean;
}

/** The article that a record repeats, and by what. */
export interface Repeat<Id = string> {
  readonly article: Id;
  readonly by: 'doi' | 'title';
}

/** The existing article of a record, by the holders of its keys. */
export function repeated<Id>(
  keys: ArticleKeys,
  holder: (key: string) => KeyHolder<Id> | undefined,
): Repeat<Id> | null {
  const byDoi = keys.doi === undefined ? undefined : holder(keys.doi);
  if (byDoi) return { article: byDoi.article, by: 'doi' };
  const byTitle = holder(keys.title);
  // Two DOIs are two articles, even with equal titles: editorials, errata, replies.
  if (byTitle && !(byTitle.hasDoi && keys.doi)) return { article: byTitle.article, by: 'title' };
  return null;
}
