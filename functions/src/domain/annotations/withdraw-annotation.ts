import type { CALLS } from '@quire/model/calls/calls';
import { ANNOTATIONS, annotationsId } from '@quire/model/collections';
import {
  AnnotationSchema,
  ARTICLE_NOTES_MAX,
  type ArticleNotes,
  ArticleNotesSchema,
  CommentSchema,
} from '@quire/model/entities/annotation';
import type { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { commentRef } from './comment-record.ts';

/**
 * `withdrawAnnotation`: withdraws the caller's comment, whatever was decided on it. A note becomes private again; a
 * reply, or a note for which there is no room, is deleted. Withdrawing a deleted comment is not an error. Throws
 * `Refused` `comment/not-found` for another person's comment.
 */
export async function withdrawAnnotation(
  { db }: Pick<Ports, 'db'>,
  { uid }: { readonly uid: string },
  { comment: id }: z.output<typeof CALLS.withdrawAnnotation.request>,
): Promise<Record<string, never>> {
  const ref = commentRef(db, id);
  await inTransaction(db, async (tx) => {
    const comment = readRecord(await tx.get(ref), CommentSchema);
    if (!comment) return;
    if (comment.owner !== uid) throw new Refused('comment/not-found');
    const { article } = comment;
    const place = db.collection(ANNOTATIONS).doc(annotationsId(uid, article));
    const notes: ArticleNotes = readRecord(await tx.get(place), ArticleNotesSchema) ?? {
      ...{ owner: uid, article, items: [] },
    };
    tx.delete(ref);
    if (comment.replyTo !== undefined || notes.items.length >= ARTICLE_NOTES_MAX) return;
    tx.set(place, { ...notes, items: [...notes.items, AnnotationSchema.parse(comment)] });
  });
  return {};
}
