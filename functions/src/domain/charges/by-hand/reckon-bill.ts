import { inLanguage } from '@quire/content/messages/in-language';
import type { CALLS } from '@quire/model/calls/calls';
import { percentOf } from '@quire/model/charges/money-arithmetic';
import { taxFor } from '@quire/model/charges/tax';
import type { Invoice } from '@quire/model/entities/invoice';
import type { Seller } from '@quire/model/entities/seller';
import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import type { z } from 'zod';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import { requireInvoiceRight } from '../may-act.ts';
import type { ChargePorts } from '../ports.ts';
import { readSeller } from '../read-invoice.ts';

interface Billed {
  readonly lines: readonly { readonly amount: number }[];
  readonly country: string;
  readonly vatId: string;
}

/** Lines, tax and total, calculated as for every invoice. */
export function billSums(
  { lines, country, vatId }: Billed,
  seller: Seller,
): Pick<Invoice, 'net' | 'tax' | 'total'> {
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  // Its note is printed, in the language of the bill.
  const tax = inLanguage(SOURCE_LANGUAGE, () => taxFor(seller, { country, vatId }));
  const amount = percentOf(net, tax.rate);
  return { net, tax: { ...tax, amount }, total: net + amount };
}

/** The seller. Throws `Refused` if the press has not entered one. */
export async function requireSeller(db: ChargePorts['db']): Promise<Seller> {
  const seller = await readSeller(db);
  if (!seller) throw new Refused('invoice/no-seller');
  return seller;
}

/** `reckonBill`: calculates the lines for a payer, before anything is issued. */
export async function reckonBill(
  { db }: Pick<ChargePorts, 'db'>,
  person: Person,
  asked: z.output<typeof CALLS.reckonBill.request>,
): Promise<z.input<typeof CALLS.reckonBill.response>> {
  requireInvoiceRight(person, 'invoice.issue');
  return billSums(asked, await requireSeller(db));
}
