/** The consequences of a stored invoice: its documents, the mail with them, and the submission's next step. */

import { inLanguage } from '@quire/content/messages/in-language';
import { hasUbl } from '@quire/model/charges/ubl-amounts';
import { invoiceFilePath } from '@quire/model/collections';
import { type Invoice, InvoiceSchema, type StoredInvoice } from '@quire/model/entities/invoice';
import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { FileHeaders } from '../../platform/storage/bucket.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { changeInvoice } from './change-invoice.ts';
import { issuedMails, readPost } from './invoice-mails.ts';
import type { ChargePorts } from './ports.ts';
import { invoiceRef, readInvoice } from './read-invoice.ts';
import { reconcileCharge } from './reconcile-charge.ts';

const headers = (contentType: string): FileHeaders => ({
  contentType,
  cacheControl: 'private, no-store',
});

/** Handles the event of an invoice: creates what is missing, and nothing twice. */
export async function reconcileInvoice(ports: ChargePorts, id: string): Promise<void> {
  const invoice = readRecord(await invoiceRef(ports.db, id).get(), InvoiceSchema);
  if (!invoice) return;
  if (invoice.number && !hasFiles(invoice)) await makeFiles(ports, { ...invoice, id });
  await reconcileCharge(ports, invoice.submission);
}

/** Its PDF, and its XML if possible. */
const hasFiles = (invoice: Invoice): boolean =>
  Boolean(invoice.pdf && (invoice.xml || !hasUbl(invoice)));

async function makeFiles(ports: ChargePorts, invoice: StoredInvoice): Promise<void> {
  const { db, bucket } = ports;
  const { id, number, seller } = invoice;
  if (!number || !seller) return;
  const pdf = invoiceFilePath(id, number, 'pdf');
  const xml = hasUbl(invoice) ? invoiceFilePath(id, number, 'xml') : undefined;
  const { invoicePdf } = await import('./document/invoice-pdf.ts');
  const { ublInvoice } = await import('./document/ubl-invoice.ts');
  await bucket.write(
    pdf,
    await inLanguage(invoice.language ?? SOURCE_LANGUAGE, () => invoicePdf(invoice, seller)),
    headers('application/pdf'),
  );
  if (xml) {
    await bucket.write(xml, Buffer.from(ublInvoice(invoice, seller)), headers('application/xml'));
  }
  const post = await readPost(ports, invoice);
  await inTransaction(db, async (tx) => {
    const now = readInvoice(await tx.get(invoiceRef(db, id)));
    if (hasFiles(now)) return;
    const about = now.creditNoteOf ? await tx.get(invoiceRef(db, now.creditNoteOf)) : undefined;
    const credited = about?.exists ? readInvoice(about) : undefined;
    const at = ports.now().toISOString();
    const change = { event: 'file', at, by: 'system', set: { pdf, xml } } as const;
    const after = changeInvoice(db, tx, now, change);
    if (post) await enqueueMails(ports, tx, issuedMails(after, post, credited));
  });
}
