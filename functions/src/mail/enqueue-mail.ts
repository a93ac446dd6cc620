import { MAIL } from '@quire/model/collections';
import { type Mail, MailSchema } from '@quire/model/entities/mail';
import type { MailParts } from '@quire/model/mail/compose';
import type { Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../publish/ports.ts';
import { withoutUndefined } from '../publish/transaction.ts';

/** A mail that a change causes. Its id is made from the change, so that it is written once. */
export interface NewMail extends MailParts {
  readonly id: string;
  readonly template: string;
  readonly to: readonly string[];
  readonly replyTo: string;
}

/** Puts mails into the outbox, within the transaction of what causes them. */
export async function enqueueMails(
  ports: Pick<Ports, 'db' | 'now'>,
  tx: Transaction,
  mails: readonly NewMail[],
): Promise<void> {
  if (mails.length === 0) return;
  const box = ports.db.collection(MAIL);
  const known = await ports.db.getAll(...mails.map(({ id }) => box.doc(id)));
  const createdAt = ports.now().toISOString();
  for (const [place, { id, ...parts }] of mails.entries()) {
    if (known[place]?.exists) continue;
    const mail: Mail = MailSchema.parse({
      ...parts,
      state: 'queued',
      attempts: 0,
      createdAt,
      dueAt: createdAt,
    });
    tx.create(box.doc(id), withoutUndefined(mail));
  }
}
