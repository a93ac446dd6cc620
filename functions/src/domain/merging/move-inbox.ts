/** A person's items in the office: tasks, notifications, the items of their daily mail. */
import {
  ASSIGNED_TASKS,
  DIGEST_ITEMS,
  MAIL_DIGESTS,
  NOTIFICATION_ITEMS,
  OPEN_TASKS,
  STAFF_NOTIFICATIONS,
  STAFF_TASKS,
  SUBMISSIONS,
} from '@quire/model/collections';
import { AssignedTaskSchema, StaffTaskSchema } from '@quire/model/entities/discussion';
import { MailDigestSchema } from '@quire/model/entities/mail-digest';
import { NotificationsSchema } from '@quire/model/entities/notification';
import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Pair } from './both-accounts.ts';

/** The size of one batch. */
const AT_ONCE = 100;

/** Open tasks move with their places; a completed task keeps the user who did it. */
async function moveTasks(db: Firestore, { keep, merge }: Pair, name: string): Promise<boolean> {
  const placesOf = (uid: string) => db.collection(ASSIGNED_TASKS).doc(uid).collection(OPEN_TASKS);
  const { docs, size } = await placesOf(merge).limit(AT_ONCE).get();
  for (const { ref, id } of docs) {
    await inTransaction(db, async (tx) => {
      const place = readRecord(await tx.get(ref), AssignedTaskSchema);
      if (!place) return;
      const { submission, task } = place;
      const taskRef = db.doc(`${SUBMISSIONS}/${submission}/${STAFF_TASKS}/${task}`);
      const stored = readRecord(await tx.get(taskRef), StaffTaskSchema);
      tx.delete(ref);
      if (stored?.assignee.uid !== merge) return;
      tx.update(taskRef, { assignee: { uid: keep, name } });
      tx.set(placesOf(keep).doc(id), place);
    });
  }
  return size < AT_ONCE;
}

/** A list below a document of theirs, with the content of that document. */
async function moveItems(
  db: Firestore,
  { keep, merge }: Pair,
  [collection, items]: readonly [string, string],
  schema: z.ZodType<object>,
): Promise<boolean> {
  const [from, to] = [merge, keep].map((uid) => db.collection(collection).doc(uid));
  if (!from || !to) return true;
  const [head, { docs, size }] = await Promise.all([
    from.get(),
    from.collection(items).limit(AT_ONCE).get(),
  ]);
  const batch = db.batch();
  const said = readRecord(head, schema);
  if (said) batch.set(to, said, { merge: true });
  for (const doc of docs) {
    batch.set(to.collection(items).doc(doc.id), doc.data());
    batch.delete(doc.ref);
  }
  if (size < AT_ONCE) batch.delete(from);
  await batch.commit();
  return size < AT_ONCE;
}

/** `name`: of the kept account. True when nothing is left. */
export async function moveInbox(db: Firestore, pair: Pair, name: string): Promise<boolean> {
  const areMoved = [
    await moveTasks(db, pair, name),
    await moveItems(db, pair, [STAFF_NOTIFICATIONS, NOTIFICATION_ITEMS], NotificationsSchema),
    await moveItems(db, pair, [MAIL_DIGESTS, DIGEST_ITEMS], MailDigestSchema),
  ];
  return areMoved.every(Boolean);
}
