/**
 * Links of reviewers: 32 random bytes, stored only as a hash. Each mail has a separate link to the same
 * review, which works until it is revoked or expires.
 */
import { REVIEW_LINKS } from '@quire/model/collections';
import { type ReviewLink, ReviewLinkSchema } from '@quire/model/entities/review-link';
import { reviewPath } from '@quire/model/paths';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { linkHash } from '../accounts/link.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';

const DAY_MS = 86_400_000;
/** Long enough for a review of a few weeks, and its certificate for some months. */
const LINK_DAYS = 240;
const TOKEN_BYTES = 32;

export interface FreshReviewLink {
  /** Contains the secret: only for the mail. */
  readonly url: string;
  write(tx: Transaction): void;
}

/** A new link to a review. Its other links stay valid. */
export function freshReviewLink(
  { db, now, origin, random }: Pick<SubmissionPorts, 'db' | 'now' | 'origin' | 'random'>,
  submission: string,
  review: string,
): FreshReviewLink {
  const token = random(TOKEN_BYTES).toString('base64url');
  const at = now();
  const link: ReviewLink = {
    submission,
    review,
    createdAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + LINK_DAYS * DAY_MS).toISOString(),
  };
  return {
    url: `${origin}${reviewPath(token)}`,
    write: (tx) => void tx.create(db.collection(REVIEW_LINKS).doc(linkHash(token)), link),
  };
}

/** The link with this secret. Throws `review/link-unknown` or `review/link-expired`. */
export async function followReviewLink(
  { db, now }: Pick<SubmissionPorts, 'db' | 'now'>,
  tx: Transaction,
  token: string,
): Promise<ReviewLink> {
  const found = await tx.get(db.collection(REVIEW_LINKS).doc(linkHash(token)));
  const link = readRecord(found, ReviewLinkSchema);
  if (!link) throw new Refused('review/link-unknown');
  if (link.expiresAt <= now().toISOString()) throw new Refused('review/link-expired');
  return link;
}

/** The valid links of a review, to be revoked with it. */
export async function openLinks(
  db: Firestore,
  tx: Transaction,
  submission: string,
  review: string,
): Promise<QueryDocumentSnapshot[]> {
  const links = db
    .collection(REVIEW_LINKS)
    .where('submission', '==', submission)
    .where('review', '==', review);
  const { docs } = await tx.get(links);
  return docs.filter((doc) => doc.get('revokedAt') === undefined);
}

export function revokeLinks(
  tx: Transaction,
  links: readonly QueryDocumentSnapshot[],
  now: Date,
): void {
  for (const { ref } of links) tx.update(ref, { revokedAt: now.toISOString() });
}
