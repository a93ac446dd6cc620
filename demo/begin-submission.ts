import { SUBMISSIONS } from '@quire/model/collections';
import {
  DECLARATIONS,
  type SubmissionDraft,
  SubmissionSchema,
} from '@quire/model/entities/submission';
import type { Firestore } from 'firebase-admin/firestore';
import type { Person } from '../functions/src/domain/access/principal.ts';
import { withoutUndefined } from '../functions/src/platform/database/transaction.ts';

/** What an author declares who has declared everything. */
export const ALL_DECLARED = Object.fromEntries(Object.keys(DECLARATIONS).map((key) => [key, true]));

/** Writes a draft as its author's browser does. */
export async function beginSubmission(
  db: Firestore,
  { uid }: Pick<Person, 'uid'>,
  id: string,
  draft: SubmissionDraft,
  begun: string,
): Promise<void> {
  const record = SubmissionSchema.parse({
    ...draft,
    ...{ owner: uid, authorUids: [uid], editors: [], production: [] },
    ...{ state: 'draft', round: 0, revision: 0 },
    ...{ stageEnteredAt: begun, createdAt: begun, updatedAt: begun },
  });
  await db.collection(SUBMISSIONS).doc(id).set(withoutUndefined(record));
}
