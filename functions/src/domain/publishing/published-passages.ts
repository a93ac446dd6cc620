/** What the search finds in the texts of articles: `publishedPassages/{jkey~akey}`. */
import { PUBLISHED_PASSAGES } from '@quire/model/collections';
import {
  type Passage,
  type PublishedPassages,
  PublishedPassagesSchema,
} from '@quire/model/entities/passages';
import type { PublishedArticle } from '@quire/model/entities/published';
import { htmlText } from '@quire/model/letters/html-text';
import { articlePath } from '@quire/model/paths';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { secondsOf } from '../search-queue/records/record-parts.ts';
import { writeIfChanged } from '../search-queue/write-if-changed.ts';

export const passagesRef = (db: Firestore, id: string) => db.collection(PUBLISHED_PASSAGES).doc(id);

/**
 * Sets the passages of an article as it is now.
 *
 * @param before what is stored, read in this transaction
 * @param passages undefined: the text is as it was
 */
export function setPassages(
  tx: Transaction,
  before: DocumentSnapshot,
  article: PublishedArticle,
  passages: readonly Passage[] | undefined,
): void {
  const stored = readRecord(before, PublishedPassagesSchema);
  if (!(stored || passages)) return;
  const kept = [...(passages ?? stored?.passages ?? [])];
  const next: PublishedPassages = {
    title: htmlText(article.titleHtml),
    path: articlePath(article.journal, article.issue, article.akey),
    journalTitle: article.journalTitle,
    language: article.metadata.language,
    date: secondsOf(article.published),
    ...(article.status === 'retracted' ? { retracted: true as const } : {}),
    passages: kept,
    most: Math.max(kept.length, stored?.most ?? 0),
  };
  if (next.most > 0) writeIfChanged(tx, before.ref, before, next);
}

/** Takes them from the search. */
export function removePassages(tx: Transaction, before: DocumentSnapshot): void {
  const stored = readRecord(before, PublishedPassagesSchema);
  if (stored) writeIfChanged(tx, before.ref, before, { ...stored, passages: [] });
}
