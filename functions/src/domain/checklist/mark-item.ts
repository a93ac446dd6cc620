import { CHECKLIST_ITEMS, type ChecklistItem } from '@quire/model/checklist';
import { AUDIT, SETUP, SETUP_CHECKLIST } from '@quire/model/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';

const MarkSchema = z.object({ by: z.string(), at: z.iso.datetime() });
/** `setup/checklist`: items that an administrator has marked as not applicable. */
const MarksSchema = z.object({
  notForUs: z.partialRecord(z.enum(CHECKLIST_ITEMS), MarkSchema).default({}),
});
type Marks = z.infer<typeof MarksSchema>['notForUs'];

const marksRef = (db: Firestore) => db.collection(SETUP).doc(SETUP_CHECKLIST);

export async function readMarks(db: Firestore): Promise<Marks> {
  return readRecord(await marksRef(db).get(), MarksSchema)?.notForUs ?? {};
}

/** `markChecklistItem`: removes an item from the list, or restores it. A call that changes nothing is not logged. */
export function markChecklistItem(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  by: string,
  { item, isForUs }: { readonly item: ChecklistItem; readonly isForUs: boolean },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const marks = readRecord(await tx.get(marksRef(db)), MarksSchema)?.notForUs ?? {};
    if (isForUs === (marks[item] === undefined)) return;
    const at = now().toISOString();
    const { [item]: _, ...others } = marks;
    const notForUs = isForUs ? others : { ...others, [item]: { by, at } };
    tx.set(marksRef(db), withoutUndefined({ notForUs }));
    const action = isForUs ? 'checklist.for-us' : 'checklist.not-for-us';
    tx.set(db.collection(AUDIT).doc(), { action, at, by, item });
  });
}
