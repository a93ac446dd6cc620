import { USERS } from '@quire/model/collections';
import type { Submission } from '@quire/model/entities/submission';
import type { Firestore } from 'firebase-admin/firestore';

/** Firestore's limit for one `in`. */
const AT_ONCE = 30;

/**
 * The accounts of everyone named as an author, including the owner: editors among them have no
 * rights on this submission. Only confirmed addresses have such a record.
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
      // Addresses of merged accounts: they belong to the same person.
      users.where('otherEmails', 'array-contains-any', some).get(),
    ]);
    for (const { id } of found.flatMap(({ docs }) => docs)) uids.add(id);
  }
  return [...uids];
}
