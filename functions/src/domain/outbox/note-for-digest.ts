import { createHash } from 'node:crypto';
import { DIGEST_ITEMS, MAIL_DIGESTS } from '@quire/model/collections';
import { type DigestItem, DigestItemSchema } from '@quire/model/entities/mail-digest';
import type { Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import type { WrittenMail } from './enqueue-mail.ts';

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The receiver of a daily mail: an account, or an address that belongs to no member of staff. */
export type DigestOf = { readonly uid: string } | { readonly address: string };

/** The document with a person's waiting items. */
const digestId = (of: DigestOf): string =>
  'uid' in of
    ? of.uid
    : `address~${createHash('sha256').update(of.address).digest('hex').slice(0, 40)}`;

/** Adds a mail to a person's next daily one, in the transaction of its cause. */
export function noteForDigest(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  tx: Transaction,
  of: DigestOf,
  { id, template, subject, made }: WrittenMail,
): void {
  const createdAt = now().toISOString();
  const item: DigestItem = DigestItemSchema.parse({
    ...{ template, subject, createdAt, sentIn: null },
    url: textOr(made?.data.url),
    journal: textOr(made?.data.journal),
  });
  const digest = db.collection(MAIL_DIGESTS).doc(digestId(of));
  const address = 'address' in of ? { address: of.address } : {};
  tx.set(digest, { isWaiting: true, updatedAt: createdAt, ...address });
  tx.set(digest.collection(DIGEST_ITEMS).doc(id), item);
}
