import { ARTICLES } from '@quire/model/collections';
import type { Comment } from '@quire/model/entities/annotation';
import { type Asker, can } from '@quire/model/roles';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { Refused } from '../../platform/errors/refused.ts';

/** The role that maintains the journal's texts. */
export const MODERATES = { action: 'content.edit' } as const;

/**
 * Staff of the journal who wrote neither the comment nor the article that it is about. Throws `Refused`:
 * `access/denied`, `comment/own`.
 */
export async function requireModerator(
  db: Firestore,
  tx: Transaction,
  person: Asker,
  { journal, article, owner }: Comment,
): Promise<void> {
  if (!can(person, MODERATES.action, { journal })) throw new Refused('access/denied');
  const authors: unknown = (await tx.get(db.collection(ARTICLES).doc(article))).get('authorUids');
  const isAuthor = Array.isArray(authors) && authors.includes(person.uid);
  if (owner === person.uid || isAuthor) throw new Refused('comment/own');
}
