/** A conference's book of abstracts: the requested print, and the published file. */
import { ABSTRACT_BOOKS } from '@quire/model/collections';
import { type AbstractBook, AbstractBookSchema } from '@quire/model/entities/abstract-book';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';

const PREFIX = 'abstracts:';

/** The id of a book in the print queue. No article has such an id: its parts are joined by `~`. */
export const abstractBookPrint = (ckey: string): string => `${PREFIX}${ckey}`;

/** The conference whose book is queued under this id, or null for an article. */
export const conferenceOfPrint = (id: string): string | null =>
  id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null;

export const abstractBookRef = (db: Firestore, ckey: string): DocumentReference =>
  db.collection(ABSTRACT_BOOKS).doc(ckey);

export async function readAbstractBook(db: Firestore, ckey: string): Promise<AbstractBook | null> {
  return readRecord(await abstractBookRef(db, ckey).get(), AbstractBookSchema) ?? null;
}
