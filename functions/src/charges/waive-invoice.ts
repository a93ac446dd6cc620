import type { CALLS } from '@quire/model/calls';
import { openAmount } from '@quire/model/entities/invoice';
import type { z } from 'zod';
import { enqueueMails } from '../mail/enqueue-mail.ts';
import { inTransaction } from '../publish/transaction.ts';
import type { Mover } from '../submissions/mover.ts';
import { changeInvoice, writeInvoice } from './change-invoice.ts';
import { creditNote, withNote } from './credit-note.ts';
import { readPost, waivedMails } from './invoice-mails.ts';
import { numbersFor } from './issue-invoices.ts';
import { requireRight } from './may-act.ts';
import type { ChargePorts } from './ports.ts';
import { invoiceRef, readInvoice } from './read-invoice.ts';
import { requireOutsider } from './require-outsider.ts';
import { settleCharge } from './settle-charge.ts';

/**
 * Asks no more for what is open of an invoice: a credit note takes it off. Asked again, it answers as
 * before. Production begins where nothing else is open.
 */
export async function waiveInvoice(
  ports: ChargePorts,
  mover: Mover,
  { invoice: id, reason }: z.output<typeof CALLS.waiveInvoice.request>,
): Promise<z.input<typeof CALLS.waiveInvoice.response>> {
  const { db } = ports;
  requireRight(mover, 'invoice.issue');
  const first = readInvoice(await invoiceRef(db, id).get());
  await requireOutsider(ports, mover, first.submission);
  const post = await readPost(ports, first);
  const done = await inTransaction(db, async (tx) => {
    const invoice = readInvoice(await tx.get(invoiceRef(db, id)));
    const by = requireRight(mover, 'invoice.issue', invoice);
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
  await settleCharge(ports, done.submission);
  return done.creditNote === undefined ? {} : { creditNote: done.creditNote };
}
