import { MAIL } from '@quire/model/collections';
import { MailSchema } from '@quire/model/entities/mail';
import type { Ports } from '../../../platform/database/ports.ts';
import { readRecord } from '../../../platform/database/read-record.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { prepareBounces } from '../../outbox/bounces/write-bounces.ts';
import { readDeliveryReport } from './read-delivery-report.ts';

type ReportOutcome = 'noted' | 'noted-before' | 'no-report' | 'not-ours';

/**
 * Stores the content of a delivery status notification: the mail has bounced, and its address does not accept mails.
 * Accepted only for a mail that the press has sent, and for its receivers: anyone can forge a notification, but only
 * the receiver of a mail knows its Message-ID. Can be repeated.
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
