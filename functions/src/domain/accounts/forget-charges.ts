import { mayStillChange } from '@quire/model/charges/may-still-change';
import { BILLING, DISCOUNT_REQUESTS, INVOICES, SUBMISSIONS } from '@quire/model/collections';
import { SubmissionSchema } from '@quire/model/entities/submission';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';

/** Documents that one run takes in hand of each kind. */
const AT_ONCE = 100;

/** Whether a manuscript may still have to be billed to somebody. */
async function isToBeBilled(db: Firestore, submission: string): Promise<boolean> {
  const stored = await db.collection(SUBMISSIONS).doc(submission).get();
  const { state } = SubmissionSchema.pick({ state: true }).safeParse(stored.data()).data ?? {};
  return state !== undefined && mayStillChange({ state });
}

/**
 * What somebody typed about charges, when their account is erased. Why they could not pay and who they are
 * goes; whom a manuscript is billed to stays until it cannot be billed any more. Invoices stay as they were
 * issued, as the law asks (GDPR, article 17 (3) (b)), and are nobody's account's. True when nothing is left.
 */
export async function forgetCharges(db: Firestore, uid: string, owner: string): Promise<boolean> {
  const nobodys = { owner, authorUids: FieldValue.arrayRemove(uid) };
  const forget: Readonly<
    Record<string, (ref: DocumentReference, kind: unknown) => Promise<unknown>>
  > = {
    [INVOICES]: (ref) => ref.update(nobodys),
    [DISCOUNT_REQUESTS]: (ref, kind) =>
      ref.update({
        ...{ ...nobodys, name: '', email: '', reason: '' },
        // Of a society, the number of its member stands there.
        ...(kind === 'society' ? { society: FieldValue.delete() } : {}),
      }),
    [BILLING]: async (ref) =>
      (await isToBeBilled(db, ref.id)) ? ref.update(nobodys) : ref.delete(),
  };
  let isDone = true;
  for (const [name, one] of Object.entries(forget)) {
    const found = await db.collection(name).where('owner', '==', uid).limit(AT_ONCE).get();
    for (const doc of found.docs) await one(doc.ref, doc.get('kind'));
    isDone &&= found.size < AT_ONCE;
  }
  return isDone;
}
