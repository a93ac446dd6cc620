import type { CALLS } from '@quire/model/calls/calls';
import { COUNTERS, quotationCounterId, quotationFilePath } from '@quire/model/collections';
import { type Quotation, QuotationSchema } from '@quire/model/entities/hand-bill';
import { t } from '@quire/model/messages/t';
import type { Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { readRecord } from '../../../platform/database/read-record.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import { requireInvoiceRight } from '../may-act.ts';
import type { ChargePorts } from '../ports.ts';
import { payerAccounts } from './payer-accounts.ts';
import { quotationRef, writeQuotationEvent } from './read-quotation.ts';
import { billSums, requireSeller } from './reckon-bill.ts';

interface QuotationPorts extends Pick<ChargePorts, 'db' | 'now'> {
  readonly bucket: Pick<ChargePorts['bucket'], 'write'>;
}
type Asked = z.output<typeof CALLS.writeQuotation.request>;

/** The next number of the quotations' own series: no invoice number is used for a quotation. */
async function nextNumber({ db }: QuotationPorts, tx: Transaction, at: string) {
  const year = new Date(at).getUTCFullYear();
  const ref = db.collection(COUNTERS).doc(quotationCounterId(year));
  const before: unknown = (await tx.get(ref)).get('last');
  const last = (typeof before === 'number' ? before : 0) + 1;
  return {
    number: `Q-${year}-${String(last).padStart(4, '0')}`,
    take: () => tx.set(ref, { year, last }),
  };
}

/**
 * `writeQuotation`: stores a quotation as it will be sent, and prints it. The same key returns the same one. Throws
 * `Refused`: `invoice/no-seller`, `bill/own`, and for a day in the past.
 */
export async function writeQuotation(
  ports: QuotationPorts,
  person: Person,
  { key, data }: Asked,
): Promise<z.input<typeof CALLS.writeQuotation.response>> {
  const { db, bucket } = ports;
  const by = requireInvoiceRight(person, 'invoice.issue');
  await payerAccounts(ports, person, data.billTo.email);
  const seller = await requireSeller(db);
  const at = ports.now().toISOString();
  if (data.validUntil < at.slice(0, 10)) {
    const problem = { field: 'validUntil', message: t('refusals.validUntilPast') };
    throw new Refused('input/invalid', { field: 'validUntil', problems: [problem] });
  }
  const ref = quotationRef(db, key);
  const quotation = await inTransaction(db, async (tx): Promise<Quotation> => {
    const known = readRecord(await tx.get(ref), QuotationSchema);
    if (known) return known;
    const { number, take } = await nextNumber(ports, tx, at);
    const made: Quotation = QuotationSchema.parse({
      ...data,
      ...{ number, state: 'open', seller, createdAt: at },
      ...billSums({ lines: data.lines, ...data.billTo }, seller),
      ...{ pdf: quotationFilePath(key, number), events: [] },
    });
    writeQuotationEvent(db, tx, key, made, { event: 'make', at, by });
    take();
    return made;
  });
  // Printed only from its record, so it can be reprinted identically.
  const { quotationPdf } = await import('../document/quotation-pdf.ts');
  const headers = { contentType: 'application/pdf', cacheControl: 'private, no-store' };
  await bucket.write(quotation.pdf, await quotationPdf(quotation), headers);
  return { quotation: key, number: quotation.number };
}
