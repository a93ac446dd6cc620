import {
  INTEGRITY,
  INTEGRITY_SIMILARITY,
  JOURNALS,
  SIMILARITY_QUEUE,
  SUBMISSION_FILES,
} from '@quire/model/collections';
import { isComparing, type Similarity, SimilaritySchema } from '@quire/model/entities/similarity';
import {
  type StoredSubmissionFile,
  SubmissionFileSchema,
} from '@quire/model/entities/submission-file';
import { t } from '@quire/model/messages/t';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../../../platform/database/ports.ts';
import { readRecord } from '../../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { openBudget } from '../../../platform/throttle/spend-budget.ts';
import { personName } from '../../access/person-name.ts';
import type { Person } from '../../access/principal.ts';
import { submissionRef } from '../../submissions/read-submission.ts';
import { requireChecker } from '../tick-staff-check.ts';

export const similarityRef = (db: Firestore, submission: string): DocumentReference =>
  submissionRef(db, submission).collection(INTEGRITY).doc(INTEGRITY_SIMILARITY);

export const comparisonRef = (db: Firestore, submission: string): DocumentReference =>
  db.collection(SIMILARITY_QUEUE).doc(submission);

/** The manuscript's current file; null: there is none. */
async function readManuscript(
  db: Firestore,
  tx: Transaction,
  submission: string,
): Promise<StoredSubmissionFile | null> {
  const files = submissionRef(db, submission).collection(SUBMISSION_FILES);
  const { docs } = await tx.get(files.where('kind', '==', 'manuscript'));
  const all = docs.flatMap((doc) => {
    const file = readRecord(doc, SubmissionFileSchema);
    return file && !file.retired ? [{ ...file, id: doc.id }] : [];
  });
  return all[0] ?? null;
}

/**
 * Queues a comparison, unless one of the same file is in progress. A failed one continues with the existing submission
 * at the service: each submission there is charged.
 */
async function enqueue(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  tx: Transaction,
  submission: string,
  startedBy: Similarity['startedBy'],
): Promise<'started' | 'no-file' | 'there'> {
  const file = await readManuscript(db, tx, submission);
  if (!file) return 'no-file';
  const ref = similarityRef(db, submission);
  const before = readRecord(await tx.get(ref), SimilaritySchema);
  if (before?.file.id === file.id && (isComparing(before) || startedBy === null)) return 'there';
  const startedAt = now().toISOString();
  const about = { id: file.id, name: file.name, version: file.version };
  const similarity: Similarity = {
    ...{ state: 'waiting', file: about, startedBy, startedAt, failures: 0 },
    ...(before?.state === 'failed' && before.file.id === file.id ? { remote: before.remote } : {}),
  };
  tx.set(ref, withoutUndefined(SimilaritySchema.parse(similarity)));
  tx.set(comparisonRef(db, submission), { dueAt: startedAt });
  return 'started';
}

/**
 * `startSimilarity`. Throws `Refused`: `access/denied`, `account/throttled`, or `input/invalid` if there is no service
 * or no file. A comparison in progress counts once.
 */
export async function startSimilarity(
  ports: Pick<Ports, 'db' | 'now'>,
  person: Person,
  { submission }: { readonly submission: string },
  isConfigured: boolean,
): Promise<void> {
  const refused = (message: string) =>
    new Refused('input/invalid', { problems: [{ field: 'similarity', message }] });
  await inTransaction(ports.db, async (tx) => {
    await requireChecker(ports, tx, person, submission);
    if (!isConfigured) throw refused(t('officeChecks.similarityNotConnected'));
    const by = { uid: person.uid, name: await personName(ports.db, person.uid) };
    const spending = await openBudget(ports, tx, 'similarity', [{ account: person.uid }]);
    const outcome = await enqueue(ports, tx, submission, by);
    if (outcome === 'no-file') throw refused(t('officeChecks.similarityNoManuscript'));
    if (outcome === 'there') return;
    spending.requireAll();
    spending.write();
  });
}

/** Starts the comparison of a submitted manuscript, if its journal enables it. Can be repeated. */
export async function startSimilarityByItself(
  ports: Pick<Ports, 'db' | 'now'>,
  submission: string,
): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    const journal: unknown = (await tx.get(submissionRef(ports.db, submission))).get('journal');
    if (typeof journal !== 'string' || journal === '') return;
    const record = await tx.get(ports.db.collection(JOURNALS).doc(journal));
    if (record.get('startsSimilarity') === true) await enqueue(ports, tx, submission, null);
  });
}
