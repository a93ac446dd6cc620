import { DISCUSSIONS } from '@quire/model/collections';
import { NoteSchema } from '@quire/model/entities/discussion';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { requireStaff } from './require-staff.ts';

/** Whether a person may read a note of a manuscript's discussions and its attachments, as in the rules. */
export async function mayReadNote(
  db: Firestore,
  person: Person,
  submission: string,
  id: string,
): Promise<boolean> {
  try {
    return await inTransaction(db, async (tx) => {
      const { handles } = await requireStaff({ db }, tx, person, submission);
      const ref = submissionRef(db, submission).collection(DISCUSSIONS).doc(id);
      const note = readRecord(await tx.get(ref), NoteSchema);
      return note !== null && (handles || note.readers === 'staff');
    });
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
