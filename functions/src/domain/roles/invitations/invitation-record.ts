import { ROLE_INVITATIONS } from '@quire/model/collections';
import { type RoleInvitation, RoleInvitationSchema } from '@quire/model/entities/role-invitation';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../../platform/database/read-record.ts';
import { Refused } from '../../../platform/errors/refused.ts';

export const invitationRef = (db: Firestore, id: string): DocumentReference =>
  db.collection(ROLE_INVITATIONS).doc(id);

/** An invitation, read within a transaction. Throws `record/not-found`. */
export async function readInvitation(
  db: Firestore,
  tx: Transaction,
  id: string,
): Promise<RoleInvitation> {
  const invitation = readRecord(await tx.get(invitationRef(db, id)), RoleInvitationSchema);
  if (!invitation) throw new Refused('record/not-found', { values: { noun: 'invitation' } });
  return invitation;
}

const DAY_MS = 86_400_000;

/** An instant this number of days later. */
export const daysAfter = (at: Date, days: number): string =>
  new Date(at.getTime() + days * DAY_MS).toISOString();

/**
 * The state of an invitation at a moment: one whose time is over may not have been marked as expired
 * yet.
 */
export const stateAt = ({ state, expiresAt }: RoleInvitation, now: Date) =>
  state === 'open' && expiresAt <= now.toISOString() ? 'expired' : state;
