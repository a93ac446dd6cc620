import type { CALLS } from '@quire/model/calls/calls';
import { refundableCards, type StoredInvoice } from '@quire/model/entities/invoice';
import { formatMoney } from '@quire/model/money';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import { changeInvoice } from '../change-invoice.ts';
import { requireInvoiceRight } from '../may-act.ts';
import type { ChargePorts } from '../ports.ts';
import { invoiceRef, readInvoice } from '../read-invoice.ts';
import { requireOutsider } from '../require-outsider.ts';
import { type CardProvider, CardRefused, type ProviderRefund } from './card-provider.ts';
import { failCardRefund } from './fail-card-refund.ts';

type Asked = z.output<typeof CALLS.refundCard.request>;

/**
 * Asks the payment provider to refund a payment by card. It is recorded when the signed event arrives. With
 * `creditReason`, a credit note of the same amount is issued then. The same key requests the same refund. Throws
 * `Refused`: `card/refund-refused` if the provider refuses, which is recorded in the invoice's log too;
 * `card/refund-unsure` if it could not be reached.
 */
export async function refundCard(
  ports: ChargePorts,
  provider: CardProvider | null,
  person: Person,
  asked: Asked,
): Promise<Record<string, never>> {
  requireInvoiceRight(person, 'invoice.settle');
  if (!provider) throw new Refused('card/not-configured');
  const { submission } = readInvoice(await invoiceRef(ports.db, asked.invoice).get());
  await requireOutsider(ports, person, submission);
  if ((await note(ports, person, asked)) === 'done') return {};
  const refund = await askProvider(ports, provider, asked);
  if (refund.state === 'failed') {
    await failCardRefund(ports, asked.invoice, { ...refund, key: asked.key });
    throw refused(refund.reason);
  }
  return {};
}

const refused = (reason = 'unknown') =>
  new Refused('card/refund-refused', { values: { reason: reason.slice(0, 300) } });

async function askProvider(
  ports: ChargePorts,
  provider: CardProvider,
  asked: Asked,
): Promise<ProviderRefund> {
  try {
    return await provider.refund(asked);
  } catch (error) {
    if (error instanceof CardRefused) {
      await failCardRefund(ports, asked.invoice, { ...asked, reason: error.message });
      throw refused(error.message);
    }
    ports.log.error('card/unreachable', { invoice: asked.invoice, reason: String(error) });
    throw new Refused('card/refund-unsure');
  }
}

/** Records the request on the invoice before it is sent, so that a request without an answer is not lost. */
function note(ports: ChargePorts, person: Person, asked: Asked): Promise<'asked' | 'done'> {
  const { db } = ports;
  return inTransaction(db, async (tx) => {
    const invoice = readInvoice(await tx.get(invoiceRef(db, asked.invoice)));
    const by = requireInvoiceRight(person, 'invoice.settle', invoice);
    const { key, payment, amount } = asked;
    const known = invoice.cardRefunds.find((each) => each.key === key);
    if (known) {
      if (known.payment !== payment || known.amount !== amount)
        throw new Refused('invoice/key-used');
      if (known.state === 'failed') throw refused(known.reason);
      return known.state;
    }
    requireLeft(invoice, asked);
    const at = ports.now().toISOString();
    const reason = asked.creditReason;
    if (reason !== undefined) requireInvoiceRight(person, 'invoice.issue', invoice);
    const credit = reason === undefined ? {} : { creditReason: reason };
    const entry = { key, payment, amount, state: 'asked' as const, at, ...credit };
    const cardRefunds = [...invoice.cardRefunds, entry];
    const text = formatMoney(amount, invoice.currency);
    changeInvoice(db, tx, invoice, { event: 'ask_refund', at, by, text, set: { cardRefunds } });
    return 'asked';
  });
}

/** Throws `Refused` if there is no such payment by card, or less of it remains. */
function requireLeft(invoice: StoredInvoice, { payment: id, amount }: Asked): void {
  const left = refundableCards(invoice).find(({ payment }) => payment.id === id)?.left ?? 0;
  if (amount <= left) return;
  const values = { left: formatMoney(left, invoice.currency) };
  throw new Refused('invoice/too-much', { field: 'amount', values });
}
