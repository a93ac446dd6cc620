import { USERS } from '@quire/model/collections';
import type { Journal } from '@quire/model/entities/journal';
import { UserSchema } from '@quire/model/entities/user';
import { holds } from '@quire/model/grants';
import type { Firestore } from 'firebase-admin/firestore';

/** A journal has a handful of editors. */
const EDITORS_MOST = 20;
const LOOKED_AT = 100;

/**
 * The receivers of mails about a journal: its editors, except one account; if there are none, the journal's own
 * address.
 */
export async function editorsToTell(
  db: Firestore,
  { name, fullname, contactEmail }: Pick<Journal, 'name' | 'fullname' | 'contactEmail'>,
  but: string,
): Promise<readonly { readonly name: string; readonly email: string }[]> {
  const { docs } = await db
    .collection(USERS)
    .where('journals', 'array-contains', name)
    .limit(LOOKED_AT)
    .get();
  const editors = docs.flatMap((doc) => {
    const user = UserSchema.safeParse(doc.data()).data;
    if (!user || doc.id === but || !holds(user, 'editor', name)) return [];
    return [{ name: user.displayName || user.email, email: user.email }];
  });
  if (editors.length > 0) return editors.slice(0, EDITORS_MOST);
  return [{ name: `editors of ${fullname}`, email: contactEmail }];
}
