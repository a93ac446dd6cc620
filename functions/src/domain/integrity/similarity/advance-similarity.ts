/** Advances comparisons step by step: the service needs minutes, and each step can be repeated. */
import { SIMILARITY_QUEUE, SUBMISSION_FILES } from '@quire/model/collections';
import {
  isComparing,
  type Similarity,
  SimilarityQueueSchema,
  SimilaritySchema,
} from '@quire/model/entities/similarity';
import { SubmissionFileSchema } from '@quire/model/entities/submission-file';
import type { Ports } from '../../../platform/database/ports.ts';
import { readRecord } from '../../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../../platform/database/transaction.ts';
import type { ManuscriptStore } from '../../../platform/storage/manuscript-store.ts';
import { readSubmission, submissionRef } from '../../submissions/read-submission.ts';
import { ServiceFailed, type SimilarityService } from './similarity-service.ts';
import { comparisonRef, similarityRef } from './start-similarity.ts';

export interface SimilarityPorts extends Pick<Ports, 'db' | 'now' | 'log'> {
  readonly store: Pick<ManuscriptStore, 'stream'>;
  readonly service: SimilarityService;
}

const LEASE_MS = 10 * 60_000;
const POLL_MS = 60_000;
/** Doubled each time, up to a day in total. */
const FAILURES_MOST = 9;
const retryMs = (failures: number): number => Math.min(2 ** failures, 240) * 2 * 60_000;
const AT_ONCE = 10;

type Change = { readonly [Key in keyof Similarity]?: Similarity[Key] | undefined };

/** The comparison, if it is due and no other instance is working on it. */
function claim({ db, now }: SimilarityPorts, id: string): Promise<Similarity | null> {
  return inTransaction(db, async (tx) => {
    const queued = readRecord(await tx.get(comparisonRef(db, id)), SimilarityQueueSchema);
    const at = now();
    if (!queued || queued.dueAt > at.toISOString()) return null;
    const similarity = readRecord(await tx.get(similarityRef(db, id)), SimilaritySchema);
    if (!similarity || !isComparing(similarity)) {
      tx.delete(comparisonRef(db, id));
      return null;
    }
    tx.set(comparisonRef(db, id), { dueAt: new Date(at.getTime() + LEASE_MS).toISOString() });
    return similarity;
  });
}

/** Stores the result of a step, unless a newer comparison of another file has started. */
function note(
  { db, now }: SimilarityPorts,
  id: string,
  { startedAt }: Similarity,
  change: Change,
  waitMs = POLL_MS,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const ref = similarityRef(db, id);
    const current = readRecord(await tx.get(ref), SimilaritySchema);
    if (current?.startedAt !== startedAt) return;
    const after = SimilaritySchema.parse(withoutUndefined({ ...current, ...change }));
    tx.set(ref, withoutUndefined(after));
    if (isComparing(after)) {
      const dueAt = new Date(now().getTime() + waitMs).toISOString();
      tx.set(comparisonRef(db, id), { dueAt });
    } else tx.delete(comparisonRef(db, id));
  });
}

async function fileOf(
  { db, store }: SimilarityPorts,
  id: string,
  { file }: Similarity,
): Promise<Uint8Array | null> {
  const ref = submissionRef(db, id).collection(SUBMISSION_FILES).doc(file.id);
  const record = readRecord(await ref.get(), SubmissionFileSchema);
  if (!record) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of store.stream(record.path)) pieces.push(piece);
  return pieces.length > 0 ? Buffer.concat(pieces) : null;
}

async function send(ports: SimilarityPorts, id: string, similarity: Similarity): Promise<Change> {
  const { db, service } = ports;
  const submission = await submissionRef(db, id).get();
  const bytes = submission.exists ? await fileOf(ports, id, similarity) : null;
  if (!bytes) return { state: 'failed', problem: { code: 'file-gone' } };
  const { number = id, title } = readSubmission(submission);
  const remote = similarity.remote ?? (await service.create({ owner: number, title }));
  // Stored before the file is sent: the service charges for each submission.
  if (!similarity.remote) await note(ports, id, similarity, { remote }, LEASE_MS);
  await service.upload(remote, similarity.file.name, bytes);
  return { state: 'processing', remote };
}

async function step(ports: SimilarityPorts, id: string, similarity: Similarity): Promise<Change> {
  const { service, now } = ports;
  const { state, remote } = similarity;
  if (state === 'waiting' || remote === undefined) return send(ports, id, similarity);
  if (state === 'processing') {
    const read = await service.readFile(remote);
    if (read.state === 'failed') return { state: 'failed', problem: read.problem };
    if (read.state === 'working') return {};
    await service.request(remote);
    return { state: 'comparing' };
  }
  const report = await service.readScore(remote);
  if (report.state === 'failed') return { state: 'failed', problem: report.problem };
  if (report.state === 'working') return {};
  return { state: 'done', score: report.result, doneAt: now().toISOString() };
}

/** Advances one comparison by one step, if it is due. */
async function advanceSimilarity(ports: SimilarityPorts, id: string): Promise<void> {
  const similarity = await claim(ports, id);
  if (!similarity) return;
  try {
    const change = await step(ports, id, similarity);
    const isFailed = change.state === 'failed';
    await note(ports, id, similarity, {
      failures: 0,
      error: undefined,
      ...(isFailed ? {} : { problem: undefined }),
      ...change,
    });
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error;
    ports.log.warn('similarity/failed', { id, reason: error.message });
    const failures = similarity.failures + 1;
    if (!error.again || failures > FAILURES_MOST) {
      await note(ports, id, similarity, {
        ...{ state: 'failed', failures, problem: error.problem, error: undefined },
        // Submissions that the service no longer has are sent again.
        ...(error.status === 404 ? { remote: undefined } : {}),
      });
      return;
    }
    const waitMs = Math.max((error.again.afterSeconds ?? 0) * 1000, retryMs(failures));
    await note(
      ports,
      id,
      similarity,
      { failures, problem: error.problem, error: undefined },
      waitMs,
    );
  }
}

/** The job: advances due comparisons one after the other. Returns how many were checked. */
export async function advanceDueSimilarities(ports: SimilarityPorts): Promise<number> {
  const due = await ports.db
    .collection(SIMILARITY_QUEUE)
    .where('dueAt', '<=', ports.now().toISOString())
    .orderBy('dueAt')
    .limit(AT_ONCE)
    .get();
  for (const { id } of due.docs) {
    // A failure for one comparison must not stop the others.
    await advanceSimilarity(ports, id).catch((error: unknown) => {
      ports.log.error('similarity/broken', { id, reason: String(error) });
    });
  }
  return due.size;
}
