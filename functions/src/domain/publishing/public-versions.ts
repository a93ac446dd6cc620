/**
 * Versions of record. A version is a revision that was public and that differs from the one before it: a repeated
 * publication without visible changes is not a new version, and a status that staff set (corrected, retracted) belongs
 * to the current version.
 */
import { isDeepStrictEqual } from 'node:util';
import { PUBLISHED_VERSIONS, publishedVersionDocId } from '@quire/model/collections';
import type { Article } from '@quire/model/entities/article';
import type { PublishedArticle } from '@quire/model/entities/published';
import { FieldPath, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { withoutUndefined } from '../../platform/database/transaction.ts';

const VERSIONS_MAX = 50;
const DELETED_AT_ONCE = 100;

type Versions = PublishedArticle['versions'];

/** The content of a version, without its address and presentation. */
function said(article: PublishedArticle): object {
  const { titleHtml, abstractHtml, body, metadata, pdf, madePdf, supplements } = article;
  return withoutUndefined({
    titleHtml,
    abstractHtml,
    body,
    metadata,
    pdf: madePdf ? null : pdf,
    supplements,
  });
}

const saysTheSame = (a: PublishedArticle, b: PublishedArticle) =>
  isDeepStrictEqual({ pdf: null, ...said(a) }, { pdf: null, ...said(b) });

/** Whether the published version is about to be replaced by another one. */
export function isReplaced(seen: PublishedArticle, next: PublishedArticle): boolean {
  return seen.revision !== next.revision && !saysTheSame(seen, next);
}

/** The list of an article's versions after this publication, oldest first. */
export function versionsAfter(
  article: Article,
  seen: PublishedArticle | undefined,
  next: PublishedArticle,
): Versions {
  const { revision, status: kind } = next;
  const said = article.notes?.findLast((each) => each.revision === revision)?.note;
  const note = said === undefined ? {} : { note: said };
  if (!seen) return [{ revision, date: next.published, kind }];
  const known: Versions =
    seen.versions.length > 0
      ? seen.versions
      : [{ revision: seen.revision, date: seen.published, kind: seen.status }];
  if (isReplaced(seen, next)) {
    const date = article.updatedAt.slice(0, 10);
    return [...known, { revision, date, kind, ...note }].slice(-VERSIONS_MAX);
  }
  return known.map((version, place) =>
    place === known.length - 1 ? { ...version, revision, kind, ...note } : version,
  );
}

/** Stores the previously published version, without the parts that belong only to the article's page. */
export function keepVersion(db: Firestore, tx: Transaction, seen: PublishedArticle): void {
  const { previous, next, related, nearness, shows, topics, listKey, ...rest } = seen;
  const { metrics, citedBy, ...version } = rest;
  const { translationOf, translatedVersions, ...said } = version;
  const id = publishedVersionDocId(seen.journal, seen.akey, seen.revision);
  const kept = { ...said, notices: [], versions: [] };
  tx.set(db.collection(PUBLISHED_VERSIONS).doc(id), withoutUndefined(kept));
}

/** Removes every version of an article that is no longer public. */
export async function removeVersions(db: Firestore, articleId: string): Promise<void> {
  const versions = db
    .collection(PUBLISHED_VERSIONS)
    .where(FieldPath.documentId(), '>=', `${articleId}~`)
    .where(FieldPath.documentId(), '<', `${articleId}~\uffff`)
    .select()
    .limit(DELETED_AT_ONCE);
  for (let page = await versions.get(); !page.empty; page = await versions.get()) {
    const batch = db.batch();
    for (const each of page.docs) batch.delete(each.ref);
    await batch.commit();
  }
}
