import { ACCOUNT_LINKS } from '@quire/model/collections';
import type { DraftAuthor } from '@quire/model/entities/submission';
import { coAuthorKey, namedAs } from '@quire/model/submission/co-author-standing';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Link, linkHash } from '../accounts/link.ts';
import type { SubmissionPorts } from './ports.ts';

const DAY_MS = 86_400_000;
const CO_AUTHOR_LINK_DAYS = 90;
const TOKEN_BYTES = 32;

export interface CoAuthorLink {
  readonly author: DraftAuthor;
  /** Used only in the mail. */
  readonly token: string;
}

/** A secret for each of them. */
export function newLinks(
  { random }: Pick<SubmissionPorts, 'random'>,
  authors: readonly DraftAuthor[],
): CoAuthorLink[] {
  return authors.map((author) => ({ author, token: random(TOKEN_BYTES).toString('base64url') }));
}

/** Stores the targets of the links, with the change that causes them. */
export function writeLinks(
  db: Firestore,
  tx: Transaction,
  links: readonly CoAuthorLink[],
  submission: string,
  now: Date,
): void {
  const createdAt = now.toISOString();
  const expiresAt = new Date(now.getTime() + CO_AUTHOR_LINK_DAYS * DAY_MS).toISOString();
  for (const { author, token } of links) {
    const link: Link = {
      purpose: 'co-author',
      // Co-authors need no account.
      uid: '',
      email: coAuthorKey(author.email),
      submission,
      named: namedAs(author),
      createdAt,
      expiresAt,
    };
    tx.create(db.collection(ACCOUNT_LINKS).doc(linkHash(token)), link);
  }
}
