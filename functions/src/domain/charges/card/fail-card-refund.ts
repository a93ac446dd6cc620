import type { AskedCardRefund, Payment, StoredInvoice } from '@quire/model/entities/invoice';
import { formatMoney } from '@quire/model/money';
import type { InvoiceState } from '@quire/model/states/invoice';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { enqueueMails } from '../../outbox/enqueue-mail.ts';
import { changeInvoice } from '../change-invoice.ts';
import type { ChargePorts } from '../ports.ts';
import { invoiceRef, readInvoice } from '../read-invoice.ts';
import { stateAfterPayment } from '../record-payment.ts';
import { checkMails, readCheckers } from './payment-to-check.ts';

export interface FailedRefund {
  readonly payment: string;
  readonly amount: number;
  /** The key it was requested with; absent: in the provider's own dashboard. */
  readonly key?: string;
  /** The provider's id, if it has one. */
  readonly refund?: string;
  readonly reason?: string;
}

const asFailed = (entry: AskedCardRefund, reason: string): AskedCardRefund => ({
  ...entry,
  ...{ state: 'failed', reason },
});

/**
 * Records that a refund failed, and notifies finance. If the refund was recorded already, the money has come back: a
 * second row records this, as rows are never removed. Can be repeated.
 */
export async function failCardRefund(
  ports: ChargePorts,
  id: string,
  { payment, amount, key, refund, reason: why }: FailedRefund,
): Promise<void> {
  const { db } = ports;
  const checkers = await readCheckers(ports);
  await inTransaction(db, async (tx) => {
    const invoice = readInvoice(await tx.get(invoiceRef(db, id)));
    const reason = (why ?? 'unknown').slice(0, 300);
    const entry = invoice.cardRefunds.find((each) => each.key === key);
    const back = comesBack(invoice, refund);
    if (!back && (!entry || entry.state === 'failed')) return;
    const at = ports.now().toISOString();
    const cardRefunds = invoice.cardRefunds.map((each) =>
      each === entry ? asFailed(each, reason) : each,
    );
    const returned: Payment[] = back
      ? [{ ...back, kind: 'payment', id: `${back.id}-back`, at, by: 'system' }]
      : [];
    const text = `${formatMoney(amount, invoice.currency)}: ${reason}`;
    const paid = invoice.paid + (back?.amount ?? 0);
    const state = back ? stateWithBack(invoice, paid) : invoice.state;
    const set = { state, paid, cardRefunds, payments: [...invoice.payments, ...returned] };
    const change = { event: 'fail_refund', at, by: 'system', text, set } as const;
    const after = changeInvoice(db, tx, invoice, change);
    const about = {
      cause: refund ?? key ?? payment,
      payment,
      amount: formatMoney(amount, invoice.currency),
    };
    await enqueueMails(ports, tx, checkMails(ports, checkers, after, about, 'refund-failed'));
  });
}

/** The state of an invoice once refunded money has come back, with this amount paid in total. */
export const stateWithBack = (invoice: StoredInvoice, paid: number): InvoiceState =>
  invoice.state === 'refunded' ? 'paid' : stateAfterPayment(invoice, paid);

/** The recorded refund, unless its return is recorded already. */
function comesBack({ payments }: StoredInvoice, refund: string | undefined): Payment | undefined {
  if (refund === undefined || payments.some(({ id }) => id === `${refund}-back`)) return undefined;
  return payments.find(({ id, kind }) => id === refund && kind === 'refund');
}
