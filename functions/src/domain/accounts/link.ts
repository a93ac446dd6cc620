/**
 * Links that are sent by mail: 32 random bytes, of which only the hash is stored. Why we do not use Firebase's action
 * codes: docs/decisions/0007-links-of-our-own.md.
 */
import { createHash } from 'node:crypto';
import { LINK_PURPOSES, type LINK_STATES, type LinkPurpose } from '@quire/model/calls/calls';
import { ACCOUNT_LINKS } from '@quire/model/collections';
import { RESET_LINK_HOURS, VERIFY_LINK_HOURS } from '@quire/model/constants';
import type {
  DocumentReference,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { AccountPorts } from './ports.ts';

/** `accountLinks/{sha256 of the secret}`. */
export const LinkSchema = z.object({
  purpose: z.enum(LINK_PURPOSES),
  /** The account that the link belongs to; none for a co-author's link. */
  uid: z.string(),
  /** The address that it was sent to. */
  email: z.string(),
  submission: z.string().optional(),
  /** For a co-author's link: the author's entry in the manuscript. */
  named: z.string().optional(),
  /** For a registration: the hash of the secret that the registering browser keeps. */
  browser: z.string().optional(),
  /** For an invitation to a role. */
  invitation: z.string().optional(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  usedAt: z.iso.datetime().optional(),
});
export type Link = z.infer<typeof LinkSchema>;
export type LinkState = (typeof LINK_STATES)[number];

const HOURS = { verify: VERIFY_LINK_HOURS, email: VERIFY_LINK_HOURS, reset: RESET_LINK_HOURS };

export const linkHash = (token: string): string => createHash('sha256').update(token).digest('hex');

const linkRef = (db: Firestore, token: string): DocumentReference =>
  db.collection(ACCOUNT_LINKS).doc(linkHash(token));

export interface FreshLink {
  /** The secret, only for the mail. */
  readonly token: string;
  /** An id for what the link causes, such as its mail: it does not reveal the secret. */
  readonly id: string;
  /** Writes it, and voids the account's earlier links of the same purpose. Call after the reads of `tx`. */
  write(tx: Transaction): void;
}

/**
 * Creates a link for an account within a transaction, and reads the links that it replaces. `browser`: the secret of
 * the registering browser. A link that is sent again keeps the first one's, because anyone may request it.
 */
export async function freshLink(
  { db, now, random }: Pick<AccountPorts, 'db' | 'now' | 'random'>,
  tx: Transaction,
  purpose: keyof typeof HOURS,
  {
    uid,
    email,
    browser,
  }: { readonly uid: string; readonly email: string; readonly browser?: string | undefined },
): Promise<FreshLink> {
  const token = random(32).toString('base64url');
  const older = await tx.get(linksOf(db, uid).where('purpose', '==', purpose));
  const earlier = LinkSchema.safeParse(older.docs[0]?.data()).data?.browser;
  const at = now();
  const link: Link = {
    purpose,
    uid,
    email,
    browser: browser ? linkHash(browser) : earlier,
    createdAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + HOURS[purpose] * 3_600_000).toISOString(),
  };
  return {
    token,
    id: linkHash(token).slice(0, 24),
    write(tx) {
      for (const { ref } of older.docs) tx.delete(ref);
      tx.create(linkRef(db, token), withoutUndefined(link));
    },
  };
}

export const linksOf = (db: Firestore, uid: string) =>
  db.collection(ACCOUNT_LINKS).where('uid', '==', uid);

/** The state of a link at a given time, for one of these purposes. */
export function linkState(
  link: Link | null,
  purposes: readonly LinkPurpose[],
  now: Date,
): LinkState {
  if (!link || !purposes.includes(link.purpose)) return 'unknown';
  if (link.usedAt) return 'used';
  return link.expiresAt <= now.toISOString() ? 'expired' : 'valid';
}

/** The link behind a secret, or null. */
export async function findLink(db: Firestore, token: string): Promise<Link | null> {
  return readRecord(await linkRef(db, token).get(), LinkSchema);
}

/** Refuses a link that is not valid. Throws `Refused` with one of `account/link-*`. */
export function requireValid(state: LinkState): void {
  if (state !== 'valid') throw new Refused(`account/link-${state}`);
}

/** Links that could still change an account: a used link is kept, so that its state can be shown. */
const isOpen = (doc: QueryDocumentSnapshot): boolean =>
  doc.get('usedAt') === undefined || doc.get('purpose') === 'email';

/**
 * Marks a link as used. Of several concurrent calls, one succeeds; the others throw `account/link-used`. The caller has
 * access to the mailbox, so all other links of the account become void: an earlier holder of the account cannot regain
 * it with a link that they requested.
 */
export function consumeLink(
  { db, now }: Pick<AccountPorts, 'db' | 'now'>,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<Link> {
  const ref = linkRef(db, token);
  return db.runTransaction(async (tx) => {
    const link = readRecord(await tx.get(ref), LinkSchema);
    requireValid(linkState(link, purposes, now()));
    if (!link) throw new Refused('account/link-unknown');
    const { docs } = await tx.get(linksOf(db, link.uid));
    for (const other of docs) if (other.id !== ref.id && isOpen(other)) tx.delete(other.ref);
    tx.update(ref, { usedAt: now().toISOString() });
    return link;
  });
}

/** Voids the links of an account that could still change it. */
export async function voidLinks(db: Firestore, uid: string): Promise<void> {
  await db.runTransaction(async (tx) => {
    const { docs } = await tx.get(linksOf(db, uid));
    for (const doc of docs) if (isOpen(doc)) tx.delete(doc.ref);
  });
}

/** Makes a link valid again if its action failed. */
export async function releaseLink(db: Firestore, token: string): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore');
  await linkRef(db, token).update({ usedAt: FieldValue.delete() });
}
