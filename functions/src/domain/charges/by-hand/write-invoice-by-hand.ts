import { isDeepStrictEqual } from 'node:util';
import type { CALLS } from '@quire/model/calls/calls';
import { type HandBill, HandBillSchema } from '@quire/model/entities/hand-bill';
import { InvoiceSchema, type StoredInvoice } from '@quire/model/entities/invoice';
import type { Seller } from '@quire/model/entities/seller';
import { t } from '@quire/model/messages/t';
import type { z } from 'zod';
import { readRecord } from '../../../platform/database/read-record.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import { readJournal } from '../../outbox/correspondents.ts';
import { writeInvoice } from '../change-invoice.ts';
import { ledgerWords } from '../compose-invoices.ts';
import { numbersFor } from '../issue-invoices.ts';
import { issued } from '../issued.ts';
import { requireInvoiceRight } from '../may-act.ts';
import type { ChargePorts } from '../ports.ts';
import { invoiceRef } from '../read-invoice.ts';
import { firstReminder } from '../reminder-steps.ts';
import { UNTOUCHED } from '../untouched.ts';
import { payerAccounts } from './payer-accounts.ts';
import { quotationRef, readQuotation, writeQuotationEvent } from './read-quotation.ts';
import { billSums, requireSeller } from './reckon-bill.ts';

type Asked = z.output<typeof CALLS.writeInvoice.request>;

const DAY_MS = 86_400_000;
/** The latest due date, counted from today. */
const DAYS_MOST = 366;

interface Facts {
  readonly id: string;
  readonly data: HandBill;
  readonly journalName: string;
  readonly seller: Seller;
  readonly authorUids: readonly string[];
  readonly at: string;
}

/** A draft without a number: fields that come from a manuscript are empty. */
function draftOf({ id, data, journalName, seller, authorUids, at }: Facts): StoredInvoice {
  const { billTo, subject, journal, currency, lines } = data;
  const draft = {
    ...{ id, kind: 'invoice' as const, number: null, state: 'draft' as const },
    year: new Date(at).getUTCFullYear(),
    ...{ submission: '', submissionNumber: '', journal, journalName },
    ...{ owner: '', authorUids: [...authorUids], title: subject, author: '' },
    ...{ currency, lines, discounts: [], ...UNTOUCHED, billTo, seller },
    ...billSums({ lines, ...billTo }, seller),
    ...{ payer: 0, splitOf: 1, round: 0, createdAt: at, reference: '', events: [] },
  };
  return { ...draft, ...ledgerWords(draft) };
}

/** Throws `Refused` for a day in the past or too far in the future. */
function requireDueDay(dueOn: string, at: string): void {
  const last = new Date(Date.parse(at) + DAYS_MOST * DAY_MS).toISOString();
  if (dueOn >= at.slice(0, 10) && dueOn <= last.slice(0, 10)) return;
  const message = t('refusals.dueDayWrong');
  throw new Refused('input/invalid', { field: 'dueOn', problems: [{ field: 'dueOn', message }] });
}

/**
 * `writeInvoice`: issues an invoice without a manuscript: with the next number of the same series, and with its PDF and
 * mail generated as for every other. With a quotation, it replaces it and has the same content. The same key returns
 * the same invoice. Throws `Refused`: `invoice/no-seller`, `bill/own`, `quotation/…`.
 */
export async function writeInvoiceByHand(
  ports: ChargePorts,
  person: Person,
  { key, data, dueOn, quotation }: Asked,
): Promise<z.input<typeof CALLS.writeInvoice.response>> {
  const { db } = ports;
  const by = requireInvoiceRight(person, 'invoice.issue');
  const authorUids = await payerAccounts(ports, person, data.billTo.email);
  const seller = await requireSeller(db);
  const journal = data.journal === '' ? null : await readJournal(db, data.journal);
  if (data.journal !== '' && !journal) {
    const problem = { field: 'journal', message: t('refusals.journalUnknown') };
    throw new Refused('input/invalid', { field: 'journal', problems: [problem] });
  }
  const at = ports.now().toISOString();
  if (dueOn !== undefined) requireDueDay(dueOn, at);
  const id = `by-hand-${key}`;
  return inTransaction(db, async (tx) => {
    const known = readRecord(await tx.get(invoiceRef(db, id)), InvoiceSchema);
    if (known) return { invoice: id, number: known.number ?? '' };
    const offered = quotation
      ? readQuotation(await tx.get(quotationRef(db, quotation)))
      : undefined;
    if (offered && offered.state !== 'open') throw new Refused('quotation/not-open');
    if (offered && !isDeepStrictEqual(HandBillSchema.parse(offered), data)) {
      throw new Refused('quotation/other');
    }
    const numbers = await numbersFor(ports, tx, seller.invoicePrefix);
    const journalName = journal?.fullname ?? '';
    const draft = draftOf({ id, data, journalName, seller, authorUids, at });
    const whole = issued(draft, numbers, at, by);
    const dueAt = dueOn === undefined ? whole.dueAt : `${dueOn}T23:59:59.000Z`;
    const due = dueAt === undefined ? {} : { dueAt, remindAt: firstReminder(dueAt) };
    writeInvoice(db, tx, { ...whole, ...due }, by);
    if (quotation && offered) {
      const after = { ...offered, state: 'accepted' as const, invoice: id };
      const text = whole.number ?? '';
      writeQuotationEvent(db, tx, quotation, after, { event: 'invoice', at, by, text });
    }
    numbers.take();
    return { invoice: id, number: whole.number ?? '' };
  });
}
