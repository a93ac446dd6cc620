import type { Article } from '@quire/model/entities/article';
import type { Subject } from '@quire/model/roles';
import type { Firestore } from 'firebase-admin/firestore';
import { readPermissions } from '../access/read-permissions.ts';

/** The authors and journal of an article, and the rights that the journal gives its staff. */
export async function subjectOf(
  db: Firestore,
  { journal, authorUids }: Pick<Article, 'journal' | 'authorUids'>,
): Promise<Subject> {
  return { journal, authorUids, permissions: await readPermissions(db, journal) };
}
