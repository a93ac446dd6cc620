import { isDeepStrictEqual } from 'node:util';
import { USERS } from '@quire/model/collections';
import { UserSchema } from '@quire/model/entities/user';
import { accountWords } from '@quire/model/records/account-words';
import { FieldPath } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';

const AT_ONCE = 100;

/**
 * Derives again what the next accounts by id are found by; can be repeated. `after` is null at the end, `changed` how many
 * differed. A record that its schema refuses stays as it is.
 */
export async function indexAccounts(
  { db }: Pick<Ports, 'db'>,
  after: string,
): Promise<{ readonly after: string | null; readonly count: number; readonly changed: number }> {
  const some = db.collection(USERS).orderBy(FieldPath.documentId()).limit(AT_ONCE);
  const changed = await db.runTransaction(async (tx) => {
    const { docs } = await tx.get(after ? some.startAfter(after) : some);
    const stale = docs.flatMap((doc) => {
      const user = UserSchema.safeParse(doc.data());
      if (!user.success) return [];
      const found = accountWords(user.data);
      const is = { sortKey: doc.get('sortKey'), words: doc.get('words'), holds: doc.get('holds') };
      return isDeepStrictEqual(is, found) ? [] : [{ ref: doc.ref, found }];
    });
    for (const { ref, found } of stale) tx.update(ref, { ...found });
    return { docs: docs.length, last: docs.at(-1)?.id, stale: stale.length };
  });
  const isLast = changed.docs < AT_ONCE || changed.last === undefined;
  return {
    after: isLast ? null : (changed.last ?? null),
    count: changed.docs,
    changed: changed.stale,
  };
}
