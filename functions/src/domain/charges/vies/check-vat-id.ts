import { isEuCountry } from '@quire/model/charges/vat-id';
import { InvoiceSchema, type StoredInvoice } from '@quire/model/entities/invoice';
import { readRecord } from '../../../platform/database/read-record.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { changeInvoice } from '../change-invoice.ts';
import type { ChargePorts } from '../ports.ts';
import { invoiceRef, readInvoice } from '../read-invoice.ts';
import type { AskVies } from './vies.ts';

/** Tax treatments that depend on the payer's VAT id. */
const isToCheck = ({ kind, number, tax, billTo, vatCheck }: StoredInvoice): boolean =>
  kind === 'invoice' &&
  number !== null &&
  tax.reverseCharge &&
  isEuCountry(billTo.country) &&
  vatCheck === undefined;

/**
 * Asks VIES, once, for the VAT id on which an issued invoice charges no tax, and stores the answer with its date. It
 * blocks nothing: without an answer, the invoice's next event asks again.
 */
export async function checkVatId(
  ports: ChargePorts,
  ask: AskVies | null,
  id: string,
): Promise<void> {
  if (!ask) return;
  const stored = readRecord(await invoiceRef(ports.db, id).get(), InvoiceSchema);
  if (!stored || !isToCheck({ ...stored, id })) return;
  const { vatId } = stored.billTo;
  const answer = await ask(vatId, stored.seller?.vatId ?? '');
  if (!answer) {
    ports.log.warn('vies/no-answer', { invoice: id });
    return;
  }
  await inTransaction(ports.db, async (tx) => {
    const invoice = readInvoice(await tx.get(invoiceRef(ports.db, id)));
    if (!isToCheck(invoice)) return;
    const at = ports.now().toISOString();
    const text = `${vatId}: ${answer.isValid ? 'in force' : 'not known'}`;
    const change = { event: 'check_vat', at, by: 'system', text } as const;
    changeInvoice(ports.db, tx, invoice, {
      ...change,
      set: { vatCheck: { vatId, at, ...answer } },
    });
  });
}
