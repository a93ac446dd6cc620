import { PROFILES, USERS } from '@quire/model/collections';
import { ProfileSchema } from '@quire/model/entities/profile';
import type { ReviewConflict } from '@quire/model/entities/review';
import { UserSchema } from '@quire/model/entities/user';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import type { AuthorsFacts } from './authors-facts.ts';
import { findConflicts } from './find-conflicts.ts';

/** Nobody is invited here: an editor may also assign the manuscript to themselves. */
const NO_ASKER = { uid: '', email: undefined } as const;

/** The conflicts of an account as the editor of a manuscript, based on what its holder has stated. */
export async function editorConflicts(
  db: Firestore,
  facts: AuthorsFacts,
  uid: string,
): Promise<ReviewConflict[]> {
  const user = readRecord(await db.collection(USERS).doc(uid).get(), UserSchema);
  if (!user) return [];
  const profile = ProfileSchema.safeParse((await db.collection(PROFILES).doc(uid).get()).data());
  const { given = '', family = user.displayName, ror, orcid } = profile.data ?? {};
  const known = { uid, email: user.email, given, family };
  const more = { ...(ror ? { ror } : {}), ...(orcid ? { orcid } : {}) };
  return findConflicts(facts, { ...known, ...more }, NO_ASKER);
}
