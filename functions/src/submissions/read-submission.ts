import { SUBMISSIONS } from '@quire/model/collections';
import { type Submission, SubmissionSchema } from '@quire/model/entities/submission';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { Refused } from '../calls/refused.ts';

export const submissionRef = (db: Firestore, id: string): DocumentReference =>
  db.collection(SUBMISSIONS).doc(id);

/**
 * A submission as it is stored. Throws `Refused` where there is none, and where what its owner's
 * browser saved is not what a draft may hold.
 */
export function readSubmission(snapshot: DocumentSnapshot): Submission {
  if (!snapshot.exists) throw new Refused('submission/not-found');
  const read = SubmissionSchema.safeParse(snapshot.data());
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }));
  throw new Refused('input/invalid', { problems });
}
