import { AUDIT, REVIEWERS } from '@quire/model/collections';
import {
  type Review,
  type ReviewLoad,
  ReviewLoadSchema,
  ReviewSchema,
} from '@quire/model/entities/review';
import { type Reviewer, ReviewerSchema } from '@quire/model/entities/reviewer';
import { ReviewerNoteSchema } from '@quire/model/entities/reviewer-note';
import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import type { Asker } from '@quire/model/roles';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireRecordRight, requireWrite } from '../access/may-write.ts';
import { ownManuscripts } from '../access/own-manuscripts.ts';
import { personName } from '../access/person-name.ts';
import type { RecordPorts } from '../records/ports.ts';
import { readData } from '../records/save-record.ts';
import { historyRef, knownRecord, type StoredRecord } from '../records/stored-record.ts';
import { writeRecord } from '../records/write-record.ts';
import { reviewsBy } from './reviewer-history.ts';
import { prepareNote, reviewerNoteRef } from './reviewer-notes.ts';

const KIND: RecordKind = RECORD_KINDS.reviewers;
/** The number of documents that one transaction moves. */
const REVIEWS_MAX = 200;
const NO_LOAD = ReviewLoadSchema.parse({});

const loadOf = ({ others }: StoredRecord): ReviewLoad =>
  ReviewLoadSchema.safeParse(others.load ?? {}).data ?? NO_LOAD;

function sum(one: ReviewLoad, other: ReviewLoad): ReviewLoad {
  const asked = [one.asked, other.asked]
    .filter((each) => each !== undefined)
    .toSorted()
    .at(-1);
  return {
    invited: one.invited + other.invited,
    working: one.working + other.working,
    done: one.done + other.done,
    declined: one.declined + other.declined,
    expired: one.expired + other.expired,
    cancelled: one.cancelled + other.cancelled,
    withdrawn: one.withdrawn + other.withdrawn,
    timed: one.timed + other.timed,
    reportDays: one.reportDays + other.reportDays,
    ...(asked === undefined ? {} : { asked }),
  };
}

/** Both in one: the fields of `keep` have precedence, `other` fills the gaps. */
function togetherOf(keep: Reviewer, other: Reviewer): Reviewer {
  const both = (of: 'expertise' | 'journals', most: number) =>
    [...new Set([...keep[of], ...other[of]])].slice(0, most);
  return {
    ...other,
    ...keep,
    affiliation: keep.affiliation || other.affiliation,
    expertise: both('expertise', 40),
    journals: both('journals', 50),
    unavailable: [...keep.unavailable, ...other.unavailable].slice(0, 20),
    // One of the two was paused for a reason.
    state: keep.state === 'paused' || other.state === 'paused' ? 'paused' : 'active',
  };
}

/** The notes of each of their journals are moved, with their earlier identities. */
async function prepareNotes(
  db: Firestore,
  tx: Transaction,
  { keep, merge }: { readonly keep: string; readonly merge: string },
  gone: Reviewer,
  written: Parameters<typeof prepareNote>[4],
): Promise<(() => void)[]> {
  const also = `Also: ${gone.given} ${gone.family}, ${gone.email}.`;
  const writes: (() => void)[] = [];
  for (const journal of gone.journals) {
    const stored = await tx.get(reviewerNoteRef(db, merge, journal));
    const { text = '' } = ReviewerNoteSchema.safeParse(stored.data()).data ?? {};
    const joined = (known: string) => [known, text, also].filter(Boolean).join('\n');
    writes.push(await prepareNote(db, tx, { reviewer: keep, journal }, joined, written));
  }
  return writes;
}

const readReviewer = (record: StoredRecord): Reviewer => {
  if (record.keeping.deletedAt !== undefined) {
    throw new Refused('record/deleted', { values: { noun: KIND.noun } });
  }
  return ReviewerSchema.parse(readData(KIND, record.written).data);
};

/**
 * `mergeReviewers`: the reviews of `merge` are moved to `keep`, with their counters; `merge` is put into the bin. The
 * audit entry lists every review that was moved, except those of manuscripts by staff, because their ids begin with the
 * reviewer's. Reviews of manuscripts that the user wrote are moved without being mentioned. Throws `Refused`:
 * `people/same`, `people/both-asked` (both were invited in the same round of a manuscript), `people/too-many`,
 * `record/shared`.
 */
export async function mergeReviewers(
  ports: RecordPorts,
  person: Asker,
  { keep, merge }: { readonly keep: string; readonly merge: string },
): Promise<{ id: string; revision: number; reviews: number }> {
  const { db, now } = ports;
  requireRecordRight(person, KIND);
  if (keep === merge) throw new Refused('people/same');
  const by = { uid: person.uid, name: await personName(db, person.uid) };
  const refOf = (id: string) => db.collection(REVIEWERS).doc(id);
  return inTransaction(db, async (tx) => {
    const kept = knownRecord(KIND, await tx.get(refOf(keep)));
    const gone = knownRecord(KIND, await tx.get(refOf(merge)));
    const together = togetherOf(readReviewer(kept), readReviewer(gone));
    const after = readData(KIND, together);
    const left = readData(KIND, gone.written);
    // All journals of both share one record afterwards: a user without the right in one of them cannot merge.
    const whole = { isNew: false, isWhole: true } as const;
    await requireWrite(db, person, KIND, { before: kept.facts, after, ...whole });
    await requireWrite(db, person, KIND, { before: gone.facts, after: left, ...whole });
    const theirs = await tx.get(reviewsBy(db, merge).limit(REVIEWS_MAX + 1));
    if (theirs.size > REVIEWS_MAX) throw new Refused('people/too-many');
    const own = await ownManuscripts(db, person.uid);
    const tellable = (docs: readonly QueryDocumentSnapshot[]) =>
      docs
        .map((doc) => ({ ...ReviewSchema.parse(doc.data()), path: doc.ref.path }))
        .filter(({ submission }) => !own.has(submission));
    const roundOf = ({ submission, round }: Review) => `${submission}/${round}`;
    const known = tellable((await tx.get(reviewsBy(db, keep).limit(1_000))).docs).map(roundOf);
    const told = tellable(theirs.docs);
    if (told.some((review) => known.includes(roundOf(review))))
      throw new Refused('people/both-asked');
    const isKept = async ({ id, keeping }: StoredRecord) =>
      (await tx.get(historyRef(refOf(id), keeping.revision))).exists;
    const [keptBefore, goneBefore] = [await isKept(kept), await isKept(gone)];
    const at = now().toISOString();
    const notes = await prepareNotes(db, tx, { keep, merge }, readReviewer(gone), { by, at });
    const load = sum(loadOf(kept), loadOf(gone));
    const written = writeRecord(tx, {
      ...{ kind: KIND, ref: refOf(keep), after, by, at, change: 'saved' },
      before: { ...kept, others: { ...kept.others, load } },
      isBeforeKept: keptBefore,
    });
    writeRecord(tx, {
      ...{ kind: KIND, ref: refOf(merge), after: left, by, at, change: 'deleted' },
      before: { ...gone, others: { ...gone.others, load: NO_LOAD, mergedInto: keep } },
      isBeforeKept: goneBefore,
    });
    for (const write of notes) write();
    for (const { ref } of theirs.docs) tx.update(ref, { reviewerId: keep });
    const moved = told.filter(({ uncounted }) => !uncounted).map(({ path }) => path);
    const entry = { action: 'reviewer.merged', at, by: person.uid, record: `reviewers/${keep}` };
    const audit = db.collection(AUDIT).doc(`reviewers~${keep}~${written.revision}~merged`);
    tx.set(audit, { ...entry, other: `reviewers/${merge}`, moved });
    return { ...written, reviews: told.length };
  });
}
