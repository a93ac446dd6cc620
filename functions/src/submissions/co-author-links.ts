import { ACCOUNT_LINKS } from '@quire/model/collections';
import type { DraftAuthor, Submission } from '@quire/model/entities/submission';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Link, linkHash } from '../accounts/link.ts';
import type { SubmissionPorts } from './ports.ts';

const DAY_MS = 86_400_000;
const CO_AUTHOR_LINK_DAYS = 90;
const TOKEN_BYTES = 32;

export interface CoAuthorLink {
  readonly author: DraftAuthor;
  /** Goes into the mail and nowhere else. */
  readonly token: string;
}

export const sameAddress = (text: string) => text.trim().toLowerCase();

/** The addresses that have been mailed a link for this submission. */
export async function toldAddresses(
  db: Firestore,
  submission: string,
): Promise<ReadonlySet<string>> {
  const links = db.collection(ACCOUNT_LINKS).where('submission', '==', submission);
  const found = await links.get();
  return new Set(found.docs.map((doc) => String(doc.get('email'))));
}

/** Everybody named as an author who has not been told yet, but for the one who submits. */
export function untoldAuthors(
  { authors }: Pick<Submission, 'authors'>,
  submitter: string,
  told: ReadonlySet<string>,
): DraftAuthor[] {
  return authors.filter(({ email }) => {
    const address = sameAddress(email);
    return address !== sameAddress(submitter) && !told.has(address);
  });
}

/** A secret for each of them. */
export function newLinks(
  { random }: Pick<SubmissionPorts, 'random'>,
  authors: readonly DraftAuthor[],
): CoAuthorLink[] {
  return authors.map((author) => ({ author, token: random(TOKEN_BYTES).toString('base64url') }));
}

/** Writes what the links lead to, with what causes them. */
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
      email: sameAddress(author.email),
      submission,
      authorId: author.id,
      createdAt,
      expiresAt,
    };
    tx.create(db.collection(ACCOUNT_LINKS).doc(linkHash(token)), link);
  }
}
