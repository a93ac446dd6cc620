/** Corrections of issued invoices: a credit note, and a new invoice if required. */

import type { CALLS } from '@quire/model/calls/calls';
import { creditable } from '@quire/model/charges/credit-sums';
import { successorOf } from '@quire/model/charges/standing-invoices';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { isOpenInvoice } from '@quire/model/states/invoice';
import type { Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Principal } from '../access/principal.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import { changeInvoice, writeInvoice } from './change-invoice.ts';
import { noteOf, type ReasonGiven } from './charge-reason.ts';
import { creditNote, withNote } from './credit-note.ts';
import type { InvoiceNumbers } from './invoice-number.ts';
import { nextRound, numbersFor, readBilled, writeRound } from './issue-invoices.ts';
import { requireInvoiceRight } from './may-act.ts';
import { issuedOnes, mayReplace } from './may-replace.ts';
import type { ChargePorts } from './ports.ts';
import { invoiceRef, readInvoice, readInvoices } from './read-invoice.ts';
import { issueAnew } from './reissue-invoice.ts';
import { requireOutsider } from './require-outsider.ts';

type Asked = z.output<typeof CALLS.creditInvoice.request>;

interface Why extends ReasonGiven {
  readonly at: string;
  readonly by: string;
}

/** Cancels an invoice by its credit note. */
function cancel(
  { db }: ChargePorts,
  tx: Transaction,
  invoice: StoredInvoice,
  numbers: InvoiceNumbers,
  why: Why,
): StoredInvoice {
  const note = creditNote(invoice, numbers, why);
  writeInvoice(db, tx, note, why.by);
  const { at, by } = why;
  const credits = withNote(invoice, note);
  const set = { state: 'cancelled', credits, creditedBy: note.id, remindAt: undefined } as const;
  changeInvoice(db, tx, invoice, { event: 'cancel', at, by, ...noteOf(why), set });
  return note;
}

/**
 * Cancels an invoice by a credit note; with `reissue`, a new one replaces it: the same charge, made out to the current
 * bill-to data. Repeating the call returns the same answer, and issues what was not yet reissued.
 */
export async function creditInvoice(
  ports: ChargePorts,
  principal: Principal,
  { invoice: id, reissue, ...given }: Asked & ReasonGiven,
): Promise<z.input<typeof CALLS.creditInvoice.response>> {
  const { db } = ports;
  requireInvoiceRight(principal, 'invoice.issue');
  const { submission: about } = readInvoice(await invoiceRef(db, id).get());
  await requireOutsider(ports, principal, about);
  return inTransaction(db, async (tx) => {
    const invoice = readInvoice(await tx.get(invoiceRef(db, id)));
    const by = requireInvoiceRight(principal, 'invoice.issue', invoice);
    const known = invoice.state === 'cancelled' ? invoice.creditedBy : undefined;
    if (invoice.kind === 'invoice' && known && !reissue) return { creditNote: known };
    const isNothing = !known && creditable(invoice) === 0;
    if (!invoice.number || isNothing) throw new Refused('invoice/wrong-state');
    if (invoice.submission === '') {
      if (known) return { creditNote: known };
      if (reissue) throw new Refused('bill/by-hand');
      const numbers = await numbersFor(ports, tx, invoice.seller?.invoicePrefix);
      const why = { at: ports.now().toISOString(), by, ...given };
      const { id: note } = cancel(ports, tx, invoice, numbers, why);
      numbers.take();
      return { creditNote: note };
    }
    const all = await readInvoices(db, invoice.submission, tx);
    const after = known ? successorOf(invoice, all) : undefined;
    if (known && after) return { creditNote: known, invoice: after.id };
    const submission = readSubmission(await tx.get(submissionRef(db, invoice.submission)));
    const billed = await readBilled(ports, tx, invoice.submission, submission);
    const numbers = await numbersFor(ports, tx, (billed.seller ?? invoice.seller)?.invoicePrefix);
    const note = known ?? cancel(ports, tx, invoice, numbers, { at: billed.at, by, ...given }).id;
    const [anew] = reissue ? issueAnew(ports, tx, { invoice, all, billed, numbers, by }) : [];
    numbers.take();
    return { creditNote: note, ...(anew ? { invoice: anew } : {}) };
  });
}

/**
 * Reissues a submission's invoices from the current billing data and discounts: open ones are cancelled by credit
 * notes, and a new round is issued. If nothing was issued it does nothing; if something is paid it throws `Refused`
 * (`billing/too-late`). Called after the data were changed.
 */
export async function replaceInvoices(
  ports: ChargePorts,
  submissionId: string,
  why: { readonly by: string } & ReasonGiven,
): Promise<readonly string[]> {
  const { db } = ports;
  return inTransaction(db, async (tx) => {
    const submission = readSubmission(await tx.get(submissionRef(db, submissionId)));
    const all = await readInvoices(db, submissionId, tx);
    const out = issuedOnes(all);
    if (out.length === 0) return [];
    if (!mayReplace(all)) throw new Refused('billing/too-late');
    const billed = await readBilled(ports, tx, submissionId, submission);
    const prefix = (billed.seller ?? out[0]?.seller)?.invoicePrefix;
    const numbers = await numbersFor(ports, tx, prefix);
    for (const invoice of out) cancel(ports, tx, invoice, numbers, { at: billed.at, ...why });
    const facts = { ...billed, round: nextRound(all) };
    const written = writeRound(ports, tx, facts, [], numbers, why.by);
    numbers.take();
    return written.map(({ id }) => id);
  });
}

/** Cancels the open invoices of a submission that is no longer charged. */
export async function cancelOpen(
  ports: ChargePorts,
  submission: string,
  given: ReasonGiven,
): Promise<void> {
  for (const { id, kind, number, state } of await readInvoices(ports.db, submission)) {
    if (kind !== 'invoice' || number === null || !isOpenInvoice(state)) continue;
    await creditInvoice(ports, 'system', { invoice: id, ...given, reissue: false });
  }
}
