import type { CALLS } from '@quire/model/calls/calls';
import { hasUbl } from '@quire/model/charges/ubl-amounts';
import { can } from '@quire/model/roles';
import type { z } from 'zod';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import type { ChargePorts } from './ports.ts';
import { invoiceRef, readInvoice } from './read-invoice.ts';

const TYPES = { pdf: 'application/pdf', xml: 'application/xml' } as const;

/** A document of an invoice, for its author, finance and admins. For others it does not exist. */
export async function invoiceFile(
  { db, bucket }: ChargePorts,
  person: Person,
  { invoice: id, format }: z.output<typeof CALLS.invoiceFile.request>,
): Promise<z.input<typeof CALLS.invoiceFile.response>> {
  const invoice = readInvoice(await invoiceRef(db, id).get());
  const { owner, number } = invoice;
  if (!can(person, 'invoice.read', { owner })) throw new Refused('invoice/not-found');
  if (format === 'xml' && !hasUbl(invoice)) throw new Refused('invoice/no-ubl');
  const path = invoice[format];
  const bytes = path ? await bucket.read(path) : null;
  if (!bytes) throw new Refused('invoice/no-file');
  const data = Buffer.from(bytes).toString('base64');
  return { name: `${number}.${format}`, type: TYPES[format], data };
}
