/** Who does not want to be invited by mail. */
import { createHash } from 'node:crypto';
import { INVITATION_STOPS } from '@quire/model/collections';
import { InvitationStopsSchema } from '@quire/model/entities/invitation-stops';
import { type InvitationStop, isInvitationStopped } from '@quire/model/mail/invitation-stops';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';

/** What records of an address are named by, with or without an account. */
export const addressHash = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex');

/** The record of an address, which is named by its hash only. */
export const invitationStopsRef = (db: Firestore, address: string): DocumentReference =>
  db.collection(INVITATION_STOPS).doc(addressHash(address));

const namesIn = (snapshot: DocumentSnapshot): readonly string[] =>
  readRecord(snapshot, InvitationStopsSchema)?.stopped ?? [];

/** For each invitation, whether the holder of its address has stopped it. Up to a page of them. */
export async function areInvitationsStopped(
  db: Firestore,
  invitations: readonly (InvitationStop & { readonly address: string })[],
): Promise<boolean[]> {
  if (invitations.length === 0) return [];
  const refs = invitations.map(({ address }) => invitationStopsRef(db, address));
  const found = await db.getAll(...refs);
  return invitations.map((each, place) => {
    const snapshot = found[place];
    return snapshot !== undefined && isInvitationStopped(namesIn(snapshot), each);
  });
}

/** Refuses an invitation that its receiver does not want: `invitation/stopped`. Reads within the transaction. */
export async function requireInvitable(
  db: Firestore,
  tx: Transaction,
  address: string,
  invitation: InvitationStop,
): Promise<void> {
  const stored = await tx.get(invitationStopsRef(db, address));
  if (isInvitationStopped(namesIn(stored), invitation)) {
    throw new Refused('invitation/stopped', { field: 'email' });
  }
}

/**
 * Called when the holder of an address is erased. What they have stopped stays: it is their wish, and does not name
 * the address.
 */
export async function forgetInvitationStops(db: Firestore, address: string): Promise<void> {
  const ref = invitationStopsRef(db, address);
  const stored = await ref.get();
  if (stored.exists && namesIn(stored).length === 0) await ref.delete();
}

/** What an address has stopped, for its holder. */
export const readInvitationStops = async (
  db: Firestore,
  address: string,
): Promise<readonly string[]> => namesIn(await invitationStopsRef(db, address).get());
