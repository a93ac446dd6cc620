/** Partial credit notes. */

import type { CALLS } from '@quire/model/calls/calls';
import { creditable } from '@quire/model/charges/credit-sums';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { formatMoney } from '@quire/model/money';
import { type InvoiceState, isOpenInvoice, mayHappen } from '@quire/model/states/invoice';
import type { Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Principal } from '../access/principal.ts';
import { changeInvoice, writeInvoice } from './change-invoice.ts';
import { creditNote, withNote } from './credit-note.ts';
import type { InvoiceNumbers } from './invoice-number.ts';
import { numbersFor } from './issue-invoices.ts';
import { requireInvoiceRight } from './may-act.ts';
import type { ChargePorts } from './ports.ts';
import { invoiceRef, readInvoice } from './read-invoice.ts';
import { reconcileCharge } from './reconcile-charge.ts';
import { requireOutsider } from './require-outsider.ts';

type Asked = z.output<typeof CALLS.creditPart.request>;

/**
 * Credits a part of an issued invoice, once for its key. If nothing remains to be paid, the invoice is paid, and
 * production begins; if nothing was paid either, it is cancelled. Throws `Refused`: `invoice/too-much` for more than
 * earlier credit notes have left, `invoice/key-used`.
 */
export async function creditPart(
  ports: ChargePorts,
  principal: Principal,
  { invoice: id, key, amount, reason }: Asked,
): Promise<z.input<typeof CALLS.creditPart.response>> {
  const { db } = ports;
  requireInvoiceRight(principal, 'invoice.issue');
  const { submission } = readInvoice(await invoiceRef(db, id).get());
  await requireOutsider(ports, principal, submission);
  const done = await inTransaction(db, async (tx) => {
    const invoice = readInvoice(await tx.get(invoiceRef(db, id)));
    const by = requireInvoiceRight(principal, 'invoice.issue', invoice);
    const known = invoice.credits.find((each) => each.key === key);
    if (known) {
      if (known.amount !== amount) throw new Refused('invoice/key-used');
      return { creditNote: known.note, state: invoice.state };
    }
    requireCreditable(invoice, amount);
    const numbers = await numbersFor(ports, tx, invoice.seller?.invoicePrefix);
    const at = ports.now().toISOString();
    const after = takeOff(ports, tx, { invoice, numbers, key, amount, reason, at, by });
    numbers.take();
    return { creditNote: after.credits.at(-1)?.note ?? '', state: after.state };
  });
  await reconcileCharge(ports, submission);
  return done;
}

/** Throws `Refused` if it cannot be credited, or not by this amount. */
function requireCreditable(invoice: StoredInvoice, amount: number): void {
  const { kind, number, state, currency } = invoice;
  if (kind !== 'invoice' || number === null || !mayHappen(state, 'credit')) {
    throw new Refused('invoice/wrong-state');
  }
  const left = creditable(invoice);
  if (amount <= left) return;
  const values = { left: formatMoney(left, currency) };
  throw new Refused('invoice/too-much', { field: 'amount', values });
}

interface Taken {
  readonly invoice: StoredInvoice;
  readonly numbers: InvoiceNumbers;
  readonly key: string;
  readonly amount: number;
  readonly reason: string;
  readonly at: string;
  readonly by: string;
}

/** Writes the credit note and the updated invoice. */
export function takeOff(
  { db }: ChargePorts,
  tx: Transaction,
  { invoice, numbers, key, amount, reason, at, by }: Taken,
): StoredInvoice {
  const note = creditNote(invoice, numbers, { at, by, reason, amount });
  const credits = withNote(invoice, note, key);
  const credited = invoice.credited + amount;
  const state = stateAfterCredit(invoice, credited);
  writeInvoice(db, tx, note, by);
  if (state === 'cancelled') {
    const set = { state, credits, creditedBy: note.id, remindAt: undefined };
    return changeInvoice(db, tx, invoice, { event: 'cancel', at, by, text: reason, set });
  }
  const remindAt = isOpenInvoice(state) ? invoice.remindAt : undefined;
  const text = `${formatMoney(amount, invoice.currency)}: ${reason}`.slice(0, 2_000);
  const set = { state, credited, credits, remindAt };
  return changeInvoice(db, tx, invoice, { event: 'credit', at, by, text, set });
}

/** A part-paid invoice without an open amount is paid; without any payment it is cancelled. */
function stateAfterCredit(
  { state, total, paid, refunded }: StoredInvoice,
  credited: number,
): InvoiceState {
  const kept = paid - refunded;
  if (!isOpenInvoice(state) || total - credited - kept > 0) return state;
  return kept > 0 ? 'paid' : 'cancelled';
}
