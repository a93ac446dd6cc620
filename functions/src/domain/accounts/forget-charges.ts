import { mayStillChange } from '@quire/model/charges/may-still-change';
import { BILLING, DISCOUNT_REQUESTS, INVOICES, SUBMISSIONS } from '@quire/model/collections';
import { SubmissionSchema } from '@quire/model/entities/submission';
import { recordWords } from '@quire/model/records/record-words';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';

/** The most documents of each kind that one run handles. */
const AT_ONCE = 100;

/** Whether a manuscript may still have to be invoiced. */
async function isToBeBilled(db: Firestore, submission: string): Promise<boolean> {
  const stored = await db.collection(SUBMISSIONS).doc(submission).get();
  const { state } = SubmissionSchema.pick({ state: true }).safeParse(stored.data()).data ?? {};
  return state !== undefined && mayStillChange({ state });
}

/**
 * Erases what a person entered about charges. The reasons of their waiver requests and their identity are deleted; the
 * bill-to data of a manuscript stays until no invoice can follow. Invoices stay as they were issued, as the law
 * requires (GDPR, article 17 (3) (b)), and no longer belong to an account. True when nothing is left.
 */
export async function forgetCharges(db: Firestore, uid: string, owner: string): Promise<boolean> {
  const nobodys = { owner, authorUids: FieldValue.arrayRemove(uid) };
  const forget: Readonly<
    Record<string, (ref: DocumentReference, stored: DocumentSnapshot) => Promise<unknown>>
  > = {
    [INVOICES]: (ref) => ref.update(nobodys),
    [DISCOUNT_REQUESTS]: (ref, stored) =>
      ref.update({
        ...{ ...nobodys, name: '', email: '', reason: '' },
        words: recordWords([`${stored.get('submissionNumber')}`, `${stored.get('title')}`]),
        // For a society, this field holds the member's number.
        ...(stored.get('kind') === 'society' ? { society: FieldValue.delete() } : {}),
      }),
    [BILLING]: async (ref) =>
      (await isToBeBilled(db, ref.id)) ? ref.update(nobodys) : ref.delete(),
  };
  let isDone = true;
  for (const [name, one] of Object.entries(forget)) {
    const found = await db.collection(name).where('owner', '==', uid).limit(AT_ONCE).get();
    for (const doc of found.docs) await one(doc.ref, doc);
    isDone &&= found.size < AT_ONCE;
  }
  return isDone;
}
