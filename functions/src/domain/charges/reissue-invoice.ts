/** A replacement for an invoice that a credit note has cancelled. */

import { inLanguage } from '@quire/content/messages/in-language';
import type { CALLS } from '@quire/model/calls/calls';
import { percentOf } from '@quire/model/charges/money-arithmetic';
import {
  awaitsNewInvoice,
  standingInvoices,
  successorOf,
} from '@quire/model/charges/standing-invoices';
import { taxFor } from '@quire/model/charges/tax';
import { invoiceDocId } from '@quire/model/collections';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import type { SubmissionState } from '@quire/model/states/submission-states';
import type { Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Principal } from '../access/principal.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import { writeInvoice } from './change-invoice.ts';
import { type BilledFacts, composeInvoices } from './compose-invoices.ts';
import type { InvoiceNumbers } from './invoice-number.ts';
import { nextRound, numbersFor, readBilled, writeRound } from './issue-invoices.ts';
import { issued } from './issued.ts';
import { requireInvoiceRight } from './may-act.ts';
import type { ChargePorts } from './ports.ts';
import { invoiceRef, readInvoice, readInvoices } from './read-invoice.ts';
import { requireOutsider } from './require-outsider.ts';
import { untouched } from './untouched.ts';

type Asked = z.output<typeof CALLS.reissueInvoice.request>;

/** States in which nothing is charged. */
const GONE: readonly SubmissionState[] = [
  'withdrawn',
  'rejected',
  'desk_rejected',
  'transferred',
  // Its acceptance was reversed.
  'reviews_complete',
];

/**
 * Reissues an invoice that a credit note has cancelled: with the fixed price and discounts, made out to the current
 * bill-to data. If no invoice of the manuscript is valid, all its shares are issued. A repeated or concurrent call
 * returns the replacement. Throws `Refused`: `invoice/wrong-state` if it is not cancelled, or the manuscript was
 * withdrawn; `invoice/no-seller`.
 */
export async function reissueInvoice(
  ports: ChargePorts,
  principal: Principal,
  { invoice: id }: Asked,
): Promise<z.input<typeof CALLS.reissueInvoice.response>> {
  const { db } = ports;
  requireInvoiceRight(principal, 'invoice.issue');
  const { submission: about } = readInvoice(await invoiceRef(db, id).get());
  await requireOutsider(ports, principal, about);
  return inTransaction(db, async (tx) => {
    const invoice = readInvoice(await tx.get(invoiceRef(db, id)));
    const by = requireInvoiceRight(principal, 'invoice.issue', invoice);
    if (invoice.submission === '') throw new Refused('bill/by-hand');
    const all = await readInvoices(db, invoice.submission, tx);
    const known = invoice.state === 'cancelled' ? successorOf(invoice, all) : undefined;
    if (known) return { invoices: [known.id] };
    const submission = readSubmission(await tx.get(submissionRef(db, invoice.submission)));
    const hasLeft = GONE.includes(submission.state);
    if (!awaitsNewInvoice(invoice, all) || hasLeft) throw new Refused('invoice/wrong-state');
    const billed = await readBilled(ports, tx, invoice.submission, submission);
    if (!billed.seller) throw new Refused('invoice/no-seller');
    const numbers = await numbersFor(ports, tx, billed.seller.invoicePrefix);
    const invoices = issueAnew(ports, tx, { invoice, all, billed, numbers, by });
    numbers.take();
    return { invoices };
  });
}

interface Anew {
  readonly invoice: StoredInvoice;
  /** All invoices of its submission, as they are stored. */
  readonly all: readonly StoredInvoice[];
  readonly billed: Omit<BilledFacts, 'round'>;
  readonly numbers: InvoiceNumbers;
  readonly by: string;
}

/** Writes the replacements of a cancelled invoice. Returns the ids, its own first. */
export function issueAnew(
  ports: ChargePorts,
  tx: Transaction,
  { invoice, all, billed, numbers, by }: Anew,
): string[] {
  // For an account without an address and without billing data, the old invoice is the best source.
  const author = billed.author.email === '' ? { ...invoice.billTo, share: 10_000 } : billed.author;
  const facts = { ...billed, author, round: nextRound(all) };
  const others = standingInvoices(all).filter(({ id }) => id !== invoice.id);
  if (others.every(({ state }) => state === 'cancelled')) {
    const written = writeRound(ports, tx, facts, [], numbers, by);
    const own = written.toSorted(
      (a, b) => Number(b.payer === invoice.payer) - Number(a.payer === invoice.payer),
    );
    return own.map(({ id }) => id);
  }
  const after = issued(newShare(invoice, facts), numbers, facts.at, by);
  writeInvoice(ports.db, tx, after, by);
  return [after.id];
}

/** The draft that replaces an invoice: a new one, or the same share of a split. */
function newShare(invoice: StoredInvoice, facts: BilledFacts): StoredInvoice {
  const anew = composeInvoices(facts);
  const alike = anew.length === invoice.splitOf ? anew[invoice.payer] : undefined;
  if (alike && anew.length === 1) return alike;
  const { id, submission, seller, round, at } = facts;
  const billTo = alike?.billTo ?? invoice.billTo;
  const language = invoice.language ?? SOURCE_LANGUAGE;
  const tax = seller ? inLanguage(language, () => taxFor(seller, billTo)) : invoice.tax;
  const amount = percentOf(invoice.net, tax.rate);
  return {
    ...untouched(invoice),
    id: invoiceDocId(id, round, invoice.payer),
    ...{ number: null, state: 'draft', reference: '', round, createdAt: at, seller, billTo },
    authorUids: submission.authorUids,
    billingRevision: facts.billing?.revision ?? 0,
    tax: { ...tax, amount },
    total: invoice.net + amount,
    events: [],
  };
}
