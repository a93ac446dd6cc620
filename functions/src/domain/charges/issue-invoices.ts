/** On acceptance: issues the invoices of a manuscript exactly once, however often it is called. */
import type { CALLS } from '@quire/model/calls/calls';
import { SUBMISSION_EVENTS_LOG } from '@quire/model/collections';
import { BillingSchema } from '@quire/model/entities/billing';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import type { Submission } from '@quire/model/entities/submission';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import { readJournal } from '../outbox/correspondents.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import { writeInvoice } from './change-invoice.ts';
import { type BilledFacts, composeInvoices } from './compose-invoices.ts';
import { type InvoiceNumbers, openNumbers } from './invoice-number.ts';
import { issued } from './issued.ts';
import { requireInvoiceRight } from './may-act.ts';
import { readAuthorAsPayer } from './payer-of.ts';
import type { ChargePorts } from './ports.ts';
import { billingRef, invoiceRef, readBilling, readInvoices, readSeller } from './read-invoice.ts';
import { requireOutsider } from './require-outsider.ts';

/** All data that the invoices of a submission depend on, except the round. */
export async function readBilled(
  ports: ChargePorts,
  tx: Transaction,
  id: string,
  submission: Submission,
): Promise<Omit<BilledFacts, 'round'>> {
  const { db } = ports;
  const billing = await readBilling(db, id, tx);
  const [journal, { author, language }, seller] = await Promise.all([
    readJournal(db, submission.journal),
    readAuthorAsPayer(db, submission),
    readSeller(db),
  ]);
  if (!journal) throw new Refused('submission/not-found');
  const known = { id, submission, journal, billing, author, seller };
  return { ...known, at: ports.now().toISOString(), ...(language ? { language } : {}) };
}

/** The number of the next round: 0 if there are only drafts. */
export const nextRound = (all: readonly StoredInvoice[]): number =>
  Math.max(-1, ...all.filter(({ state }) => state !== 'draft').map(({ round }) => round)) + 1;

/** Whether all invoices are closed, and the acceptance that they were for has been reversed since. */
async function isAcceptedAgain(
  db: Firestore,
  tx: Transaction,
  id: string,
  known: readonly StoredInvoice[],
): Promise<boolean> {
  const invoices = known.filter(({ kind, state }) => kind === 'invoice' && state !== 'draft');
  if (invoices.some(({ state }) => state !== 'cancelled' && state !== 'refunded')) return false;
  const log = submissionRef(db, id).collection(SUBMISSION_EVENTS_LOG);
  const { docs } = await tx.get(
    log.where('event', 'in', ['reverse_acceptance', 'reject_accepted']),
  );
  const reversed =
    docs
      .map((doc) => String(doc.get('at')))
      .toSorted()
      .at(-1) ?? '';
  return invoices.every(({ createdAt }) => createdAt < reversed);
}

/** The numbers; without a seller, none are needed. */
export const numbersFor = (ports: ChargePorts, tx: Transaction, prefix: string | undefined) =>
  openNumbers(ports.db, tx, prefix ?? 'INV', ports.now());

/** Writes a round, over earlier drafts. Returns what was written. */
export function writeRound(
  { db }: ChargePorts,
  tx: Transaction,
  facts: BilledFacts,
  drafts: readonly StoredInvoice[],
  numbers: InvoiceNumbers,
  by: string,
): StoredInvoice[] {
  const written = composeInvoices(facts).map((each) => issued(each, numbers, facts.at, by));
  for (const each of written) {
    writeInvoice(
      db,
      tx,
      each,
      by,
      drafts.find(({ id }) => id === each.id),
    );
  }
  const { id, submission, billing, round, at } = facts;
  const { journal, owner, authorUids } = submission;
  const before = billing ?? {
    submission: id,
    journal,
    owner,
    authorUids,
    discounts: [],
    revision: 0,
  };
  const isOut = written.some(({ state }) => state !== 'draft');
  const after = { ...before, ...(isOut ? { round } : {}), updatedAt: at };
  tx.set(billingRef(db, id), withoutUndefined(BillingSchema.parse(after)));
  return written;
}

/**
 * Issues the invoices of a submission that waits for its payment. If it is repeated, or some are issued already, it
 * changes nothing; while the press has no seller data they are drafts, unless nothing remains to be paid. Returns their
 * ids.
 */
export async function issueInvoices(
  ports: ChargePorts,
  id: string,
  by = 'system',
): Promise<readonly string[]> {
  const { db } = ports;
  const written = await inTransaction(db, async (tx) => {
    const submission = readSubmission(await tx.get(submissionRef(db, id)));
    const known = await readInvoices(db, id, tx);
    const drafts = known.filter(({ state }) => state === 'draft');
    if (submission.state !== 'awaiting_payment') return known;
    const isOut = known.length > drafts.length;
    if (isOut && !(await isAcceptedAgain(db, tx, id, known))) return known;
    const facts = { ...(await readBilled(ports, tx, id, submission)), round: nextRound(known) };
    // Without a seller no invoice can be issued; a waived one does not need a seller.
    const isFree = composeInvoices(facts).every(({ total }) => total === 0);
    if (drafts.length > 0 && !facts.seller && !isFree) return drafts;
    const numbers = await numbersFor(ports, tx, facts.seller?.invoicePrefix);
    const round = writeRound(ports, tx, facts, drafts, numbers, by);
    for (const draft of drafts) {
      if (!round.some((each) => each.id === draft.id)) tx.delete(invoiceRef(db, draft.id));
    }
    numbers.take();
    return round;
  });
  if (written.some(({ state }) => state === 'draft')) ports.log.warn('invoice/no-seller', { id });
  return written.map((invoice) => invoice.id);
}

/** The same by hand, for staff who issue invoices. Throws `Refused` while the press has no seller data. */
export async function issueByHand(
  ports: ChargePorts,
  person: Person,
  { submission }: z.output<typeof CALLS.issueInvoices.request>,
): Promise<z.input<typeof CALLS.issueInvoices.response>> {
  const by = requireInvoiceRight(person, 'invoice.issue');
  await requireOutsider(ports, person, submission);
  if (!(await readSeller(ports.db))) throw new Refused('invoice/no-seller');
  return { invoices: [...(await issueInvoices(ports, submission, by))] };
}
