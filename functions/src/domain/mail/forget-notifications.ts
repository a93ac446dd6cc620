import { NOTIFICATION_ITEMS, STAFF_NOTIFICATIONS } from '@quire/model/collections';
import { FieldPath } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';

/** Read or unread: older ones can still be found in the manuscript and in the mail. */
const KEPT_DAYS = 60;
const DELETED_MAX = 400;
const PEOPLE_AT_ONCE = 100;

/**
 * Deletes old notifications of staff. Returns how many; for a person with very many, the rest is deleted in the next
 * run.
 */
export async function forgetNotifications({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000).toISOString();
  const people = db
    .collection(STAFF_NOTIFICATIONS)
    .orderBy(FieldPath.documentId())
    .limit(PEOPLE_AT_ONCE);
  let forgotten = 0;
  for (let last = ''; ; ) {
    const some = await (last ? people.startAfter(last) : people).get();
    for (const { ref } of some.docs) {
      const items = ref.collection(NOTIFICATION_ITEMS);
      const old = await items.where('createdAt', '<', before).limit(DELETED_MAX).get();
      if (old.empty) continue;
      const batch = db.batch();
      for (const each of old.docs) batch.delete(each.ref);
      await batch.commit();
      forgotten += old.size;
    }
    const end = some.docs.at(-1);
    if (!end || some.size < PEOPLE_AT_ONCE) return forgotten;
    last = end.id;
  }
}
