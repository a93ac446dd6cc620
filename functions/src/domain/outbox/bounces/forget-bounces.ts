import { BOUNCED_ADDRESSES } from '@quire/model/collections';
import { bouncedAddressId } from '@quire/model/entities/bounced-address';
import type { DocumentData, DocumentReference, Firestore } from 'firebase-admin/firestore';

/** Where it is noted that mails to an address came back. */
export const bouncedRef = (db: Firestore, address: string): DocumentReference =>
  db.collection(BOUNCED_ADDRESSES).doc(bouncedAddressId(address));

/** An address has been proved, or its holder is forgotten. */
export async function forgetBounces(db: Firestore, address: string): Promise<void> {
  if (address) await bouncedRef(db, address).delete();
}

/** What is kept of an address, for its holder; null: nothing. */
export const readBounces = async (db: Firestore, address: string): Promise<DocumentData | null> =>
  (await bouncedRef(db, address).get()).data() ?? null;
