/** What became of each of the demo press's invoices: made by the press's own pure functions. */
import { BillingSchema, PayerSchema } from '@quire/model/entities/billing';
import { creditOfRefund, type StoredInvoice } from '@quire/model/entities/invoice';
import type { Journal } from '@quire/model/entities/journal';
import type { Seller } from '@quire/model/entities/seller';
import { DECLARATIONS, type Submission, SubmissionSchema } from '@quire/model/entities/submission';
import { formatMoney } from '@quire/model/money';
import {
  changedInvoice,
  type InvoiceChange,
} from '../functions/src/domain/charges/change-invoice.ts';
import { composeInvoices } from '../functions/src/domain/charges/compose-invoices.ts';
import { creditNote, withNote } from '../functions/src/domain/charges/credit-note.ts';
import { issued } from '../functions/src/domain/charges/issued.ts';
import type { DemoInvoice } from './invoices.ts';

const OWNER = 'demo-author';
const OWN_ADDRESS = 'author@saltmarsh.example';
const PAYMENT_DAYS = 14;
const DAY_MS = 86_400_000;
/** Who records what comes. */
const FINANCE = 'demo-finance';

/** Numbers in the order they are given, year by year: as the press counts. */
export class Numbers {
  readonly last = new Map<number, number>();
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  of(at: string) {
    const year = new Date(at).getUTCFullYear();
    const next = () => {
      const last = (this.last.get(year) ?? 0) + 1;
      this.last.set(year, last);
      return `${this.#prefix}-${year}-${String(last).padStart(5, '0')}`;
    };
    return { year, next, take: () => undefined };
  }
}

/** A manuscript as far as an invoice tells of it. The last ones are the demo author's own. */
export function submissionOf(
  { journal, title, currency, amount, payers }: DemoInvoice,
  at: string,
  place: number,
): Submission {
  const isOwn = payers.some(({ billTo }) => billTo.email === OWN_ADDRESS);
  const owner = isOwn ? OWNER : `demo-former-author-${place}`;
  return SubmissionSchema.parse({
    ...{ owner, authorUids: [owner], editors: [], production: [], journal, title },
    ...{
      articleType: 'research-article',
      number: `${journal}-${at.slice(0, 4)}-${String(place + 801).padStart(5, '0')}`,
    },
    authors: [
      isOwn
        ? { id: 'a', given: 'Anselm', family: 'Okoro', email: OWN_ADDRESS, corresponding: true }
        : { id: 'a', given: 'Ines', family: 'Halvorsen', corresponding: true },
    ],
    declarations: Object.fromEntries(Object.keys(DECLARATIONS).map((key) => [key, true])),
    ...{ state: 'awaiting_payment', round: 1, revision: 3, stageEnteredAt: at },
    dueAt: new Date(Date.parse(at) + PAYMENT_DAYS * DAY_MS).toISOString(),
    ...{ createdAt: at, updatedAt: at, submittedAt: at, quote: { currency, amount, at } },
  });
}

interface Around {
  readonly id: string;
  readonly submission: Submission;
  readonly journal: Journal;
  readonly seller: Seller;
  readonly at: (daysAgo: number) => string;
  readonly numbers: Numbers;
}

/** The invoices of one manuscript, with their credit notes, as the functions make them. */
export function invoicesOf(each: DemoInvoice, around: Around): StoredInvoice[] {
  const { id, submission, journal, seller, at, numbers } = around;
  const day = at(each.issued);
  const payers = each.payers.map(({ billTo, share }) => PayerSchema.parse({ ...billTo, share }));
  const { kind, text, of, basisPoints } = each.discount ?? {};
  const offered =
    kind && text && basisPoints ? [{ kind, text, of, source: 'demo', value: { basisPoints } }] : [];
  const billing = BillingSchema.parse({
    ...{ submission: id, journal: each.journal, owner: submission.owner, authorUids: [] },
    ...{ data: { payers }, discounts: offered, revision: 1, round: 0, updatedAt: day },
  });
  const [author] = payers;
  if (!author) return [];
  const facts = { id, submission, journal, billing, author, seller, round: 0, at: day };
  return composeInvoices(facts).flatMap((draft, place) => {
    let invoice = issued(draft, numbers.of(day), day, 'system');
    const notes: StoredInvoice[] = [];
    for (const [nth, step] of (each.payers[place]?.steps ?? []).entries()) {
      const when = at(step.daysAgo);
      const change = { at: when, by: FINANCE };
      if ('waive' in step || 'credit' in step) {
        const reason = 'waive' in step ? step.waive : step.credit;
        const note = creditNote(invoice, numbers.of(when), { ...change, reason });
        notes.push(note);
        const state = 'waive' in step ? 'waived' : 'cancelled';
        const event = 'waive' in step ? 'waive' : 'cancel';
        const set = { state, creditedBy: note.id, remindAt: undefined } as const;
        invoice = {
          ...changedInvoice(invoice, { ...change, event, text: reason, set }),
          id: invoice.id,
        };
        continue;
      }
      const isRefund = 'refund' in step;
      const amount = isRefund ? step.refund : step.pay;
      const method = isRefund ? 'bank-transfer' : (step.method ?? 'bank-transfer');
      const kindOf = isRefund ? ('refund' as const) : ('payment' as const);
      const payment = {
        id: `demo-payment-${nth}`,
        kind: kindOf,
        at: when,
        method,
        reference: invoice.reference,
        amount,
        by: 'staff' as const,
      };
      const payments = [...invoice.payments, payment];
      const paid = invoice.paid + (isRefund ? 0 : amount);
      const refunded = invoice.refunded + (isRefund ? amount : 0);
      const isPaid = paid >= invoice.total;
      const set: InvoiceChange['set'] = isRefund
        ? { state: 'refunded', refunded, payments }
        : {
            state: isPaid ? 'paid' : 'part_paid',
            ...{ paid, payments, remindAt: isPaid ? undefined : invoice.remindAt },
          };
      const event = isRefund ? ('refund' as const) : ('pay' as const);
      invoice = {
        ...changedInvoice(invoice, {
          ...change,
          event,
          text: formatMoney(amount, invoice.currency),
          set,
        }),
        id: invoice.id,
      };
      // The refunded part of a paid invoice is no longer owed.
      const credit = isRefund
        ? creditOfRefund({ ...invoice, refunded: invoice.refunded - amount }, amount)
        : 0;
      if (credit > 0) {
        const reason = 'Refund';
        const note = creditNote(invoice, numbers.of(when), { ...change, reason, amount: credit });
        notes.push(note);
        const noted = { credited: invoice.credited + credit, credits: withNote(invoice, note) };
        const taken = { ...change, event: 'credit', text: reason, set: noted } as const;
        invoice = { ...changedInvoice(invoice, taken), id: invoice.id };
      }
    }
    return [lapsed(invoice, at(0)), ...notes];
  });
}

/** Overdue where its day has passed, as the press says every morning. */
function lapsed(invoice: StoredInvoice, now: string): StoredInvoice {
  const { state, dueAt, id } = invoice;
  if ((state !== 'issued' && state !== 'part_paid') || !dueAt || dueAt >= now) return invoice;
  const set = { state: 'overdue' } as const;
  return { ...changedInvoice(invoice, { event: 'lapse', at: dueAt, by: 'system', set }), id };
}
