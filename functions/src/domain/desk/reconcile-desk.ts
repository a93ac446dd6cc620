/** A submission as the office lists it: always derived from stored records, never from an event. */
import { isDeepStrictEqual } from 'node:util';
import { DESK, issueDocId, SUBMISSIONS } from '@quire/model/collections';
import { NO_EDITOR, queuesOf, queueToken } from '@quire/model/desk/queues';
import { type DeskEntry, DeskEntrySchema, NO_DAY } from '@quire/model/entities/desk';
import { ReviewSchema } from '@quire/model/entities/review';
import { recordWords, sortKeyOf } from '@quire/model/records/record-words';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { isByStaff } from '../access/is-by-staff.ts';
import { reviewsOf } from '../reviews/review-record.ts';
import { uncountReviews } from '../reviews/uncount-reviews.ts';
import { writeIfChanged } from '../search-queue/write-if-changed.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import { nextDay, roundCounts } from './round-counts.ts';

type DeskPorts = Pick<Ports, 'db' | 'now'>;

type Entry = Omit<DeskEntry, 'changedAt'>;

async function entryOf({ db, now }: DeskPorts, id: string): Promise<Entry | null> {
  const snapshot = await submissionRef(db, id).get();
  if (!snapshot.exists) return null;
  const submission = readSubmission(snapshot);
  const {
    journal,
    specialIssue,
    number = '',
    title,
    articleType,
    state,
    round,
    stageEnteredAt,
  } = submission;
  if (state === 'draft') return null;
  const { docs } = await reviewsOf(db, id).get();
  const reviews = docs.flatMap((doc) => ReviewSchema.safeParse(doc.data()).data ?? []);
  const at = now().toISOString();
  const counts = (await isByStaff(db, submission)) ? null : roundCounts(reviews, round, at);
  const { editors, production, dueAt, createdAt, submittedAt = createdAt } = submission;
  const queues = queuesOf(submission, counts, at);
  const names = submission.authors.map(({ family }) => family).filter(Boolean);
  const emails = submission.authors.flatMap(({ corresponding, email }) =>
    corresponding ? email : [],
  );
  const turnsAt = nextDay(dueAt, counts ? reviews.filter((each) => each.round === round) : [], at);
  return DeskEntrySchema.omit({ changedAt: true }).parse({
    ...{ journal, number, title, articleType, state, round, stageEnteredAt, submittedAt },
    ...{ editors, production },
    issue: specialIssue === '' ? '' : issueDocId(journal, specialIssue),
    authors: names.slice(0, 3).join(', ') + (names.length > 3 ? ' and others' : ''),
    dueAt: dueAt ?? NO_DAY,
    ...(counts ? { reviews: counts } : {}),
    queues: queues.flatMap((name) => [
      queueToken(name),
      ...(editors.length > 0 ? editors : [NO_EDITOR]).map((uid) => queueToken(name, uid)),
    ]),
    sortKey: sortKeyOf(title),
    words: recordWords([number, title, ...names, ...emails]),
    ...(turnsAt === undefined ? {} : { turnsAt }),
  });
}

/** Updates the desk for one submission. Returns whether anything changed. */
export async function reconcileDesk(ports: DeskPorts, id: string): Promise<boolean> {
  const { db } = ports;
  let isOfStaff = false;
  const changed = await inTransaction(db, async (tx) => {
    const ref = db.collection(DESK).doc(id);
    const before = await tx.get(ref);
    const entry = await entryOf(ports, id);
    isOfStaff = entry !== null && entry.reviews === undefined;
    // Equal content is not a change.
    const kept: unknown = before.get('changedAt');
    const isSame = isDeepStrictEqual(
      before.data(),
      withoutUndefined({ ...entry, changedAt: kept }),
    );
    const changedAt = isSame ? kept : ports.now().toISOString();
    return writeIfChanged(tx, ref, before, entry && { ...entry, changedAt });
  });
  if (isOfStaff) await uncountReviews(ports, id);
  return changed;
}

/** The limit of one run. */
const AT_ONCE = 200;

/** Submissions that have moved to another queue by time since the last run. Returns how many. */
export async function turnDesk(ports: DeskPorts): Promise<number> {
  const due = await ports.db
    .collection(DESK)
    .where('turnsAt', '<', ports.now().toISOString())
    .orderBy('turnsAt')
    .limit(AT_ONCE)
    .get();
  for (const { id } of due.docs) await reconcileDesk(ports, id);
  return due.size;
}

/** After a person has joined or left the staff: updates the submissions that they wrote. */
export async function reconcileDeskOf(ports: DeskPorts, uid: string): Promise<void> {
  const theirs = await ports.db
    .collection(SUBMISSIONS)
    .where('authorUids', 'array-contains', uid)
    .limit(AT_ONCE)
    .get();
  for (const { id } of theirs.docs) await reconcileDesk(ports, id);
}
