/** The person who is invited: from the base of reviewers, or put there by the invitation. */
import { createHash } from 'node:crypto';
import type { NewReviewerSchema } from '@quire/model/calls/reviews';
import { REVIEWERS } from '@quire/model/collections';
import type { StoredReview } from '@quire/model/entities/review';
import { type Reviewer, ReviewerSchema } from '@quire/model/entities/reviewer';
import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import { prepareReviewer } from '../people/prepare-reviewer.ts';
import { storedRecord } from '../records/stored-record.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { reviewerRef } from './review-record.ts';
import { reviewerOfReview } from './reviewer-of-review.ts';

type NewReviewer = z.output<typeof NewReviewerSchema>;

export interface FoundReviewer {
  readonly ref: DocumentReference;
  readonly reviewer: Reviewer;
  /** Puts them into the base, or the journal among theirs, where they were not. With the writes. */
  write(): void;
}

/** One address is one person: two editors who enter somebody at once meet in one record. */
const idOf = (email: string, place: number): string =>
  createHash('sha256')
    .update(place === 0 ? email : `${email}#${place}`)
    .digest('hex')
    .slice(0, 20);
/** So many records may have begun under an address and have another one by now. */
const PLACES = 5;

async function byAddress(
  { db }: Pick<SubmissionPorts, 'db'>,
  tx: Transaction,
  email: string,
): Promise<DocumentSnapshot> {
  const known = await tx.get(db.collection(REVIEWERS).where('email', '==', email).limit(1));
  if (known.docs[0]) return known.docs[0];
  // A record that stands at this id has another address by now, or was put there under it: whoever is
  // invited by this address is not that person.
  for (let place = 0; place < PLACES; place += 1) {
    const free = await tx.get(reviewerRef(db, idOf(email, place)));
    if (!free.exists) return free;
  }
  return tx.get(db.collection(REVIEWERS).doc());
}

interface Wanted {
  readonly asked: string | NewReviewer;
  readonly journal: string;
  /** Those that the manuscript has already. */
  readonly reviews: readonly StoredReview[];
}

/** Reads within the transaction. Throws `review/no-reviewer`, `review/unavailable`. */
export async function findReviewer(
  ports: Pick<SubmissionPorts, 'db' | 'now'>,
  tx: Transaction,
  person: Person,
  { asked, journal, reviews }: Wanted,
): Promise<FoundReviewer> {
  const kind: RecordKind = RECORD_KINDS.reviewers;
  const isNew = typeof asked !== 'string';
  const snapshot = isNew
    ? await byAddress(ports, tx, asked.email)
    : await tx.get(reviewerRef(ports.db, asked));
  const { ref } = snapshot;
  const stored = storedRecord(kind, snapshot);
  const known = stored ? ReviewerSchema.parse(stored.written) : null;
  const named = isNew ? null : reviewerOfReview(reviews, asked, known);
  if (!known && named) return { ref, reviewer: named, write: () => {} };
  if (!known && !isNew) throw new Refused('review/no-reviewer');
  if (stored?.keeping.deletedAt !== undefined || known?.state === 'paused') {
    throw new Refused('review/unavailable');
  }
  // Somebody of another journal's base is found by the address alone: whoever knows that may ask them.
  if (named) return { ref, reviewer: named, write: () => {} };
  if (known && !known.journals.includes(journal) && !isNew) throw new Refused('review/no-reviewer');
  const reviewer = known ?? ReviewerSchema.parse({ ...(isNew ? asked : {}), journals: [journal] });
  if (known?.journals.includes(journal)) return { ref, reviewer, write: () => {} };
  // Whoever handles the manuscript brings in those whom they invite: that is all of the base that they change.
  const joined = { ...reviewer, journals: [...new Set([...reviewer.journals, journal])] };
  const write = await prepareReviewer(ports, tx, person, { ref, before: stored }, joined);
  return { ref, reviewer: joined, write: () => void write() };
}
