import { COMMENTS, commentId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { type Comment, CommentSchema } from '@quire/model/entities/annotation';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';

export const commentRef = (db: Firestore, id: string): DocumentReference =>
  db.collection(COMMENTS).doc(id);

/** A comment as it is stored. Throws `Refused` `comment/not-found`. */
export async function requireComment(db: Firestore, tx: Transaction, id: string): Promise<Comment> {
  const comment = readRecord(await tx.get(commentRef(db, id)), CommentSchema);
  if (!comment || commentId(comment.article, comment.key) !== id)
    throw new Refused('comment/not-found');
  return comment;
}

const CommentedSchema = PublishedArticleSchema.pick({
  journal: true,
  issue: true,
  title: true,
  journalTitle: true,
  annotations: true,
});

/** A public article whose journal accepts comments. Throws `Refused` `comment/off`, `article/not-found`. */
export async function requireCommented(db: Firestore, tx: Transaction, article: string) {
  const found = readRecord(
    await tx.get(db.collection(PUBLISHED_ARTICLES).doc(article)),
    CommentedSchema,
  );
  if (!found) throw new Refused('article/not-found');
  if (found.annotations !== 'comments') throw new Refused('comment/off');
  return found;
}
