import type { Article } from '@quire/model/entities/article';
import type { Subject } from '@quire/model/roles';
import type { Firestore } from 'firebase-admin/firestore';
import { readPermissions } from '../access/read-permissions.ts';

/** Whose an article is, and what its journal leaves to its staff. */
export async function subjectOf(
  db: Firestore,
  { journal, authorUids }: Pick<Article, 'journal' | 'authorUids'>,
): Promise<Subject> {
  return { journal, authorUids, permissions: await readPermissions(db, journal) };
}
