import { MAIL } from '@quire/model/collections';
import { MailSchema } from '@quire/model/entities/mail';
import type { Ports } from '../../../platform/database/ports.ts';
import { readRecord } from '../../../platform/database/read-record.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { prepareBounces } from '../../outbox/bounces/write-bounces.ts';
import { readDeliveryReport } from './read-delivery-report.ts';

type ReportOutcome = 'noted' | 'noted-before' | 'no-report' | 'not-ours';

/**
 * Notes what a delivery status notification says: the mail has come back, and its address does not take mails. Only
 * of a mail that the press has sent, and of its receivers: anybody can write a notification, and only the receiver of
 * a mail knows its Message-ID. May be repeated.
 */
export async function takeDeliveryReport(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  bytes: Uint8Array,
): Promise<ReportOutcome> {
  const report = readDeliveryReport(bytes);
  if (!report) return 'no-report';
  const mails = db.collection(MAIL).where('messageId', '==', report.messageId).limit(1);
  const [found] = (await mails.get()).docs;
  if (!found) return 'not-ours';
  return inTransaction(db, async (tx) => {
    const mail = readRecord(await tx.get(found.ref), MailSchema);
    if (mail?.messageId !== report.messageId) return 'not-ours';
    const receivers = new Set(mail.to.map((address) => address.toLowerCase()));
    const failed = report.failed.filter(({ address }) => receivers.has(address));
    if (failed.length === 0) return 'not-ours';
    if (mail.state !== 'sent') return 'noted-before';
    const bounces = await prepareBounces(db, tx, failed, now());
    bounces.write();
    const said = failed.map(({ address, status, reason }) => `${address}: ${status} ${reason}`);
    tx.update(found.ref, { state: 'bounced', error: said.join('; ').slice(0, 500) });
    return 'noted';
  });
}
