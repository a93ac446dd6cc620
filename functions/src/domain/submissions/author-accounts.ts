import { USERS } from '@quire/model/collections';
import type { Submission } from '@quire/model/entities/submission';
import type { Firestore } from 'firebase-admin/firestore';

/** Firestore's most for one `in`. */
const AT_ONCE = 30;

/**
 * The accounts of everybody who is named as an author, the owner among them: whoever of them is an
 * editor has no say in this submission. Only addresses that were proved have such a record.
 */
export async function authorAccounts(
  db: Firestore,
  { owner, authors }: Pick<Submission, 'owner' | 'authors'>,
): Promise<string[]> {
  const written = authors.map(({ email }) => email.trim()).filter(Boolean);
  const addresses = [...new Set(written.flatMap((email) => [email, email.toLowerCase()]))];
  const uids = new Set([owner]);
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    const some = addresses.slice(from, from + AT_ONCE);
    const users = db.collection(USERS);
    const found = await Promise.all([
      users.where('email', 'in', some).get(),
      // Of accounts that were merged: they are the same person's.
      users.where('otherEmails', 'array-contains-any', some).get(),
    ]);
    for (const { id } of found.flatMap(({ docs }) => docs)) uids.add(id);
  }
  return [...uids];
}
