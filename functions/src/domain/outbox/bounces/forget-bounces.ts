import { BOUNCED_ADDRESSES } from '@quire/model/collections';
import { bouncedAddressId } from '@quire/model/entities/bounced-address';
import type { DocumentData, DocumentReference, Firestore } from 'firebase-admin/firestore';

/** Where bounces of an address are stored. */
export const bouncedRef = (db: Firestore, address: string): DocumentReference =>
  db.collection(BOUNCED_ADDRESSES).doc(bouncedAddressId(address));

/** Called when an address has been confirmed, or its holder is erased. */
export async function forgetBounces(db: Firestore, address: string): Promise<void> {
  if (address) await bouncedRef(db, address).delete();
}

/** The stored data about an address, for its holder; null: none. */
export const readBounces = async (db: Firestore, address: string): Promise<DocumentData | null> =>
  (await bouncedRef(db, address).get()).data() ?? null;
