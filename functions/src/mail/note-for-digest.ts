import { DIGEST_ITEMS, MAIL_DIGESTS } from '@quire/model/collections';
import { type DigestItem, DigestItemSchema } from '@quire/model/entities/mail-digest';
import type { Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../publish/ports.ts';
import type { NewMail } from './enqueue-mail.ts';

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Keeps a mail for somebody's next daily one, in the transaction of what causes it. */
export function noteForDigest(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  tx: Transaction,
  uid: string,
  { id, template, subject, made }: NewMail,
): void {
  const createdAt = now().toISOString();
  const item: DigestItem = DigestItemSchema.parse({
    ...{ template, subject, createdAt, sentIn: null },
    url: textOr(made?.data.url),
    journal: textOr(made?.data.journal),
  });
  const digest = db.collection(MAIL_DIGESTS).doc(uid);
  tx.set(digest, { isWaiting: true, updatedAt: createdAt });
  tx.create(digest.collection(DIGEST_ITEMS).doc(id), item);
}
