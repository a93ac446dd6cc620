/** The links of invitations to roles: like all other mailed links, found by their invitation. */
import { ACCOUNT_LINKS } from '@quire/model/collections';
import type { RoleInvitation } from '@quire/model/entities/role-invitation';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../../platform/database/read-record.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { type Link, LinkSchema, linkHash } from '../../accounts/link.ts';
import type { AccountPorts } from '../../accounts/ports.ts';
import { readInvitation } from './invitation-record.ts';

const TOKEN_BYTES = 32;

/** A new secret: only for the mail. */
export const newToken = ({ random }: Pick<AccountPorts, 'random'>): string =>
  random(TOKEN_BYTES).toString('base64url');

export const linksOfInvitation = (db: Firestore, id: string) =>
  db.collection(ACCOUNT_LINKS).where('invitation', '==', id);

/** Stores the target of a secret. What it allows depends on the state of the invitation. */
export function writeInvitationLink(
  { db, now }: Pick<AccountPorts, 'db' | 'now'>,
  tx: Transaction,
  token: string,
  id: string,
  { email, expiresAt }: Pick<RoleInvitation, 'email' | 'expiresAt'>,
): void {
  const link: Link = {
    purpose: 'role',
    // The invited person needs no account.
    uid: '',
    email,
    invitation: id,
    createdAt: now().toISOString(),
    expiresAt,
  };
  tx.create(db.collection(ACCOUNT_LINKS).doc(linkHash(token)), link);
}

export interface Followed {
  readonly id: string;
  readonly invitation: RoleInvitation;
}

/** The invitation with this secret, in any state. Throws `account/link-unknown`. */
export async function followInvitation(
  db: Firestore,
  tx: Transaction,
  token: string,
): Promise<Followed> {
  const link = readRecord(
    await tx.get(db.collection(ACCOUNT_LINKS).doc(linkHash(token))),
    LinkSchema,
  );
  if (link?.purpose !== 'role' || !link.invitation) throw new Refused('account/link-unknown');
  const id = link.invitation;
  const invitation = await readInvitation(db, tx, id).catch((error: unknown) => {
    if (error instanceof Refused) throw new Refused('account/link-unknown');
    throw error;
  });
  return { id, invitation };
}
