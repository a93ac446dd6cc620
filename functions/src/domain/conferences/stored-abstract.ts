import { ABSTRACTS } from '@quire/model/collections';
import {
  type Abstract,
  AbstractSchema,
  abstractRank,
  reviewerUidsOf,
} from '@quire/model/entities/abstract';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';

export const abstractRef = (db: Firestore, id: string): DocumentReference =>
  db.collection(ABSTRACTS).doc(id);

/** The abstract of a snapshot, if it must exist. Throws `Refused` `record/not-found`. */
export function requireAbstract(snapshot: DocumentSnapshot): Abstract {
  const abstract = readRecord(snapshot, AbstractSchema);
  if (!abstract) throw new Refused('record/not-found', { values: { noun: 'abstract' } });
  return abstract;
}

/** An abstract without its derived fields. */
type AbstractFacts = Omit<Abstract, 'rank' | 'waits' | 'ofOwner' | 'reviewerUids'>;

/** The number of entries in an abstract's log: the newest are kept. */
const LOG_MOST = 60;

/** Writes an abstract with the fields by which it is found. */
export function keepAbstract(tx: Transaction, ref: DocumentReference, facts: AbstractFacts): void {
  const kept: Abstract = {
    ...facts,
    log: facts.log.slice(-LOG_MOST),
    reviewerUids: reviewerUidsOf(facts),
    ofOwner: `${facts.owner}~${facts.ckey}`,
    rank: abstractRank(facts),
    waits: `${facts.ckey}~${facts.state}~${String(facts.number).padStart(5, '0')}`,
  };
  tx.set(ref, withoutUndefined(kept));
}

/** A query by prefix on the one field that has it: `~` ends the range, and no character in a key sorts after it. */
export const beginningWith = (query: Query, field: string, start: string): Query =>
  query.where(field, '>=', `${start}~`).where(field, '<', `${start}\u007f`);

/** Talks before posters, each by number: the states in `Abstract.waits`. */
export const ACCEPTED = ['talk', 'poster'] as const;

/** Accepted abstracts of a conference in one state, by number, from after a value of `waits` on. */
export async function acceptedAbstracts(
  db: Firestore,
  ckey: string,
  state: (typeof ACCEPTED)[number],
  { after = '', most }: { readonly after?: string; readonly most: number },
): Promise<Abstract[]> {
  const found = await beginningWith(db.collection(ABSTRACTS), 'waits', `${ckey}~${state}`)
    .orderBy('waits')
    .startAfter(after)
    .limit(most)
    .get();
  return found.docs.map((doc) => AbstractSchema.parse(doc.data()));
}
