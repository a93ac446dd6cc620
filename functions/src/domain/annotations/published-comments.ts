import { isDeepStrictEqual } from 'node:util';
import { letterPage } from '@quire/content/letters/letter-page';
import { COMMENTS, PUBLISHED_ARTICLES, PUBLISHED_COMMENTS } from '@quire/model/collections';
import {
  type Comment,
  CommentSchema,
  PUBLISHED_COMMENTS_MAX,
  type PublishedComment,
  PublishedCommentSchema,
  type PublishedComments,
  PublishedCommentsSchema,
} from '@quire/model/entities/annotation';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';

/** The limit of a document is one megabyte. */
const BYTES_MAX = 900_000;

const bytesOf = (comments: readonly PublishedComment[]) =>
  Buffer.byteLength(JSON.stringify(comments));

/** Formulas as HTML can be a hundred times as long as their source: the longest are stored as source. */
function fitting(comments: readonly PublishedComment[]): readonly PublishedComment[] {
  if (bytesOf(comments) <= BYTES_MAX) return comments;
  const longest = Math.max(...comments.map(({ html }) => html.length));
  if (longest === 0) return comments;
  return fitting(
    comments.map((each) => (each.html.length === longest ? { ...each, html: '' } : each)),
  );
}

const published = (comment: Comment): PublishedComment =>
  PublishedCommentSchema.parse({
    ...comment,
    html: letterPage(comment.text),
    published: comment.decidedAt ?? comment.sentAt,
  });

/** Derives `publishedComments/{article}` from the published comments of the article. True if anything has changed. */
export function reconcileComments(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  article: string,
): Promise<boolean> {
  const ref = db.collection(PUBLISHED_COMMENTS).doc(article);
  const wanted = db
    .collection(COMMENTS)
    .where('article', '==', article)
    .where('state', '==', 'published')
    .limit(PUBLISHED_COMMENTS_MAX);
  return inTransaction(db, async (tx) => {
    const [before, { docs }] = [await tx.get(ref), await tx.get(wanted)];
    // They were removed with their article.
    const isPublic = (await tx.get(db.collection(PUBLISHED_ARTICLES).doc(article))).exists;
    const found = isPublic ? docs.flatMap((doc) => readRecord(doc, CommentSchema) ?? []) : [];
    if (found.length === 0) {
      if (before.exists) tx.delete(ref);
      return before.exists;
    }
    const comments = fitting(
      found.map(published).toSorted((a, b) => (a.published < b.published ? -1 : 1)),
    );
    const stored = withoutUndefined({ comments });
    const known = PublishedCommentsSchema.safeParse(before.data()).data;
    if (known && isDeepStrictEqual(withoutUndefined({ comments: known.comments }), stored))
      return false;
    const next: PublishedComments = { comments: [...comments], modified: now().toISOString() };
    tx.set(ref, withoutUndefined(next));
    return true;
  });
}
