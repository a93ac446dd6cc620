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

/** The abstract of a snapshot, where there has to be one. Throws `Refused` `record/not-found`. */
export function requireAbstract(snapshot: DocumentSnapshot): Abstract {
  const abstract = readRecord(snapshot, AbstractSchema);
  if (!abstract) throw new Refused('record/not-found', { values: { noun: 'abstract' } });
  return abstract;
}

/** An abstract without what follows from the rest of it. */
type AbstractFacts = Omit<Abstract, 'rank' | 'waits' | 'ofOwner' | 'reviewerUids'>;

/** How many entries of its log an abstract keeps: the newest. */
const LOG_MOST = 60;

/** Writes an abstract with the fields that it is found by. */
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

/** What begins with a text, by the one field that has it: `~` ends it, and nothing in a key sorts behind it. */
export const beginningWith = (query: Query, field: string, start: string): Query =>
  query.where(field, '>=', `${start}~`).where(field, '<', `${start}\u007f`);
