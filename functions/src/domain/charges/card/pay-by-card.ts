import type { CALLS } from '@quire/model/calls/calls';
import { isCardAmount } from '@quire/model/charges/card-amount';
import { openAmount } from '@quire/model/entities/invoice';
import { adminInvoicePath } from '@quire/model/office-paths';
import { submissionInvoicePath } from '@quire/model/paths';
import { can } from '@quire/model/roles';
import type { z } from 'zod';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import type { ChargePorts } from '../ports.ts';
import { invoiceRef, readInvoice } from '../read-invoice.ts';
import type { CardPayment, CardProvider } from './card-provider.ts';
import { countEnded, endCardSessions, noteCardSession } from './card-sessions.ts';

type Asked = z.output<typeof CALLS.payByCard.request>;

/**
 * Starts a card payment of the open amount of an invoice, for its author or finance, and returns the page that asks for
 * the card. Whatever the payer does there, only the provider's signed event counts as a payment. Throws `Refused`:
 * `invoice/not-found` for an invoice of someone else.
 */
export async function payByCard(
  ports: ChargePorts,
  provider: CardProvider | null,
  person: Person,
  { invoice: id }: Asked,
): Promise<z.input<typeof CALLS.payByCard.response>> {
  if (!provider) throw new Refused('card/not-configured');
  const invoice = readInvoice(await invoiceRef(ports.db, id).get());
  const isOwn = invoice.owner === person.uid;
  const isTheirs = isOwn || can(person, 'invoice.settle', invoice);
  if (!isTheirs) throw new Refused('invoice/not-found');
  const amount = openAmount(invoice);
  const { number, currency, title, billTo } = invoice;
  if (amount === 0 || !number) throw new Refused('invoice/wrong-state');
  if (!isCardAmount(amount, currency)) throw new Refused('card/not-configured');
  const back = (said: string) => {
    const page = isOwn ? submissionInvoicePath(invoice.submission) : adminInvoicePath(id);
    const address = new URL(page, ports.origin);
    address.searchParams.set('card', said);
    address.searchParams.set('invoice', id);
    return address.href;
  };
  // The provider keeps a key for a day: afterwards its page has ended, and a new one is opened.
  const day = ports.now().toISOString().slice(0, 10);
  // A page that has ended cannot be reopened with its key.
  const ended = await countEnded(ports, id);
  const opened = await begin(ports, provider, {
    ...{ invoice: id, number, title, amount, currency, email: billTo.email },
    paidAddress: back('paid'),
    cancelledAddress: back('cancelled'),
    key: [id, amount, ended, day, isOwn ? 'author' : 'office'].join(':'),
  });
  // It may have been paid in another way during the request to the provider.
  const now = readInvoice(await invoiceRef(ports.db, id).get());
  if (openAmount(now) !== amount) throw new Refused('invoice/wrong-state');
  return opened;
}

/**
 * Opens a page at the provider, and ends every other page of the invoice, and this one if the invoice is settled by
 * now.
 */
async function begin(ports: ChargePorts, provider: CardProvider, payment: CardPayment) {
  const { invoice, amount } = payment;
  try {
    const { url, session } = await provider.begin(payment);
    await noteCardSession(ports, session, { invoice, amount });
    await endCardSessions(ports, provider, invoice, session);
    await endCardSessions(ports, provider, invoice);
    return { url };
  } catch (error) {
    ports.log.error('card/unreachable', { invoice, reason: String(error) });
    throw new Refused('card/unreachable');
  }
}
