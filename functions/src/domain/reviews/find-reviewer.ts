/** The person who is invited: from the reviewer database, or added to it by the invitation. */
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
  /**
   * Adds them to the database, or adds the journal to their record, if necessary. Call with the
   * writes.
   */
  write(): void;
}

/**
 * An address identifies one person: two editors who add the same person at the same time get one
 * record.
 */
const idOf = (email: string, place: number): string =>
  createHash('sha256')
    .update(place === 0 ? email : `${email}#${place}`)
    .digest('hex')
    .slice(0, 20);
/** The number of records that may have been created under an address and now have another one. */
const PLACES = 5;

async function byAddress(
  { db }: Pick<SubmissionPorts, 'db'>,
  tx: Transaction,
  email: string,
): Promise<DocumentSnapshot> {
  const known = await tx.get(db.collection(REVIEWERS).where('email', '==', email).limit(1));
  if (known.docs[0]) return known.docs[0];
  // A record with this id that now has another address, or was created under it, belongs to a
  // different person.
  for (let place = 0; place < PLACES; place += 1) {
    const free = await tx.get(reviewerRef(db, idOf(email, place)));
    if (!free.exists) return free;
  }
  return tx.get(db.collection(REVIEWERS).doc());
}

interface Wanted {
  readonly asked: string | NewReviewer;
  readonly journal: string;
  /** The reviews that the manuscript already has. */
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
  // A person from another journal's database is found only by their exact address.
  if (named) return { ref, reviewer: named, write: () => {} };
  if (known && !known.journals.includes(journal) && !isNew) throw new Refused('review/no-reviewer');
  const reviewer = known ?? ReviewerSchema.parse({ ...(isNew ? asked : {}), journals: [journal] });
  if (known?.journals.includes(journal)) return { ref, reviewer, write: () => {} };
  // Handlers can add the people whom they invite to the database, and change nothing else in it.
  const joined = { ...reviewer, journals: [...new Set([...reviewer.journals, journal])] };
  const write = await prepareReviewer(ports, tx, person, { ref, before: stored }, joined);
  return { ref, reviewer: joined, write: () => void write() };
}
