import type { CALLS } from '@quire/model/calls/calls';
import { openAmount } from '@quire/model/entities/invoice';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Principal } from '../access/principal.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { changeInvoice, writeInvoice } from './change-invoice.ts';
import { creditNote, withNote } from './credit-note.ts';
import { readPost, waivedMails } from './invoice-mails.ts';
import { numbersFor } from './issue-invoices.ts';
import { requireInvoiceRight } from './may-act.ts';
import type { ChargePorts } from './ports.ts';
import { invoiceRef, readInvoice } from './read-invoice.ts';
import { reconcileCharge } from './reconcile-charge.ts';
import { requireOutsider } from './require-outsider.ts';

/**
 * Waives the open amount of an invoice with a credit note. Repeating the call returns the same answer. Production
 * begins if nothing else is open.
 */
export async function waiveInvoice(
  ports: ChargePorts,
  principal: Principal,
  { invoice: id, reason }: z.output<typeof CALLS.waiveInvoice.request>,
): Promise<z.input<typeof CALLS.waiveInvoice.response>> {
  const { db } = ports;
  requireInvoiceRight(principal, 'invoice.issue');
  const first = readInvoice(await invoiceRef(db, id).get());
  await requireOutsider(ports, principal, first.submission);
  const post = await readPost(ports, first);
  const done = await inTransaction(db, async (tx) => {
    const invoice = readInvoice(await tx.get(invoiceRef(db, id)));
    const by = requireInvoiceRight(principal, 'invoice.issue', invoice);
    const { submission, creditedBy } = invoice;
    if (invoice.state === 'waived') return { submission, creditNote: creditedBy };
    const at = ports.now().toISOString();
    const change = { event: 'waive', at, by, text: reason } as const;
    if (invoice.number === null) {
      changeInvoice(db, tx, invoice, { ...change, set: { state: 'waived', remindAt: undefined } });
      if (post) await enqueueMails(ports, tx, waivedMails(invoice, reason, post));
      return { submission };
    }
    const numbers = await numbersFor(ports, tx, invoice.seller?.invoicePrefix);
    const open = openAmount(invoice);
    const note = creditNote(invoice, numbers, { at, by, reason, amount: open });
    const credits = withNote(invoice, note);
    const credited = invoice.credited + open;
    const set = { state: 'waived', credited, credits, remindAt: undefined } as const;
    changeInvoice(db, tx, invoice, { ...change, set: { ...set, creditedBy: note.id } });
    writeInvoice(db, tx, note, by);
    numbers.take();
    if (post) await enqueueMails(ports, tx, waivedMails(invoice, reason, post));
    return { submission, creditNote: note.id };
  });
  await reconcileCharge(ports, done.submission);
  return done.creditNote === undefined ? {} : { creditNote: done.creditNote };
}
