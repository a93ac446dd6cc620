import {
  COUNTERS,
  DISCOUNT_REQUESTS,
  INSTITUTIONS,
  INVOICES,
  invoiceCounterId,
  invoiceFilePath,
  SUBMISSIONS,
  VOUCHERS,
} from '@quire/model/collections';
import { BillingSchema, PayerSchema } from '@quire/model/entities/billing';
import { DiscountRequestSchema } from '@quire/model/entities/discount';
import { InstitutionSchema } from '@quire/model/entities/institution';
import { InvoiceSchema, type StoredInvoice } from '@quire/model/entities/invoice';
import type { Journal } from '@quire/model/entities/journal';
import type { Seller } from '@quire/model/entities/seller';
import { type Submission, SubmissionSchema } from '@quire/model/entities/submission';
import { VoucherSchema } from '@quire/model/entities/voucher';
import { isSettledInvoice } from '@quire/model/states/invoice';
import type { Firestore } from 'firebase-admin/firestore';
import { type Change, changedInvoice } from '../functions/src/charges/change-invoice.ts';
import { composeInvoices } from '../functions/src/charges/compose-invoices.ts';
import { creditNote } from '../functions/src/charges/credit-note.ts';
import { issued } from '../functions/src/charges/issued.ts';
import { withoutUndefined } from '../functions/src/publish/transaction.ts';
import type { Bucket } from '../functions/src/storage/bucket.ts';
import { DEMO_INVOICES, type DemoInvoice } from './invoices.ts';

interface LoadPorts {
  readonly db: Firestore;
  readonly bucket: Pick<Bucket, 'write'>;
  readonly now: () => Date;
}

const DAY_MS = 86_400_000;
const OWNER = 'demo-author';
/** Who records what comes. */
const FINANCE = 'demo-finance';

/** Numbers in the order they are given, year by year: as the press counts. */
class Numbers {
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

/** The demo press's invoices of a year, in every state. What is there already stays. */
export async function loadInvoices(
  { db, bucket, now }: LoadPorts,
  journals: readonly Journal[],
  seller: Seller,
): Promise<void> {
  if (!(await db.collection(INVOICES).limit(1).get()).empty) return;
  const today = now().getTime();
  const at = (daysAgo: number) => new Date(today - daysAgo * DAY_MS).toISOString();
  const numbers = new Numbers(seller.invoicePrefix);
  for (const [place, each] of DEMO_INVOICES.entries()) {
    const journal = journals.find(({ name }) => name === each.journal);
    if (!journal) continue;
    const id = `demo-billed-${place + 1}`;
    const submission = submissionOf(each, at(each.issued), place);
    const invoices = invoicesOf(each, { id, submission, journal, seller, at, numbers });
    const isSettled = invoices
      .filter(({ kind, state }) => kind === 'invoice' && state !== 'cancelled')
      .every(({ state }) => isSettledInvoice(state) || state === 'refunded');
    const files = await Promise.all(
      invoices.map(async (invoice) => {
        const { fields, files: written } = await filesOf(invoice, seller);
        for (const { path, bytes, contentType } of written) {
          await bucket.write(path, bytes, { contentType, cacheControl: 'private, no-store' });
        }
        return { ...invoice, ...fields };
      }),
    );
    const batch = db.batch();
    for (const { id: invoice, ...data } of files) {
      batch.create(
        db.collection(INVOICES).doc(invoice),
        withoutUndefined(InvoiceSchema.parse(data)),
      );
    }
    const state = isSettled ? 'published' : 'awaiting_payment';
    batch.create(db.collection(SUBMISSIONS).doc(id), withoutUndefined({ ...submission, state }));
    await batch.commit();
  }
  for (const [year, last] of numbers.last) {
    await db.collection(COUNTERS).doc(invoiceCounterId(year)).set({ year, last });
  }
  await loadDiscounts(db, at);
}

/** A manuscript as far as an invoice tells of it. The last ones are the demo author's own. */
function submissionOf(
  { journal, title, currency, amount, payers }: DemoInvoice,
  at: string,
  place: number,
): Submission {
  const isOwn = payers.some(({ billTo }) => billTo.email === 'author@saltmarsh.example');
  const owner = isOwn ? OWNER : `demo-former-author-${place}`;
  return SubmissionSchema.parse({
    ...{ owner, authorUids: [owner], editors: [], production: [], journal, title },
    ...{
      articleType: 'research-article',
      number: `${journal}-${at.slice(0, 4)}-${String(place + 801).padStart(5, '0')}`,
    },
    ...{ state: 'awaiting_payment', round: 1, revision: 3, stageEnteredAt: at },
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
function invoicesOf(each: DemoInvoice, around: Around): StoredInvoice[] {
  const { id, submission, journal, seller, at, numbers } = around;
  const day = at(each.issued);
  const payers = each.payers.map(({ billTo, share }) => PayerSchema.parse({ ...billTo, share }));
  const { kind, text, basisPoints } = each.discount ?? {};
  const offered =
    kind && text && basisPoints ? [{ kind, text, source: 'demo', value: { basisPoints } }] : [];
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
        by: FINANCE,
      };
      const payments = [...invoice.payments, payment];
      const paid = invoice.paid + (isRefund ? 0 : amount);
      const refunded = invoice.refunded + (isRefund ? amount : 0);
      const isPaid = paid >= invoice.total;
      const set: Change['set'] = isRefund
        ? { state: 'refunded', refunded, payments }
        : {
            state: isPaid ? 'paid' : 'part_paid',
            ...{ paid, payments, remindAt: isPaid ? undefined : invoice.remindAt },
          };
      const event = isRefund ? ('refund' as const) : ('pay' as const);
      invoice = { ...changedInvoice(invoice, { ...change, event, set }), id: invoice.id };
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

/** The PDF and XML of one that has a number. */
async function filesOf(invoice: StoredInvoice, seller: Seller) {
  const { id, number } = invoice;
  if (!number) return { fields: {}, files: [] };
  const { invoicePdf } = await import('../functions/src/charges/document/invoice-pdf.ts');
  const { ublInvoice } = await import('../functions/src/charges/document/ubl-invoice.ts');
  const pdf = invoiceFilePath(id, number, 'pdf');
  const xml = invoiceFilePath(id, number, 'xml');
  return {
    fields: { pdf, xml },
    files: [
      { path: pdf, bytes: await invoicePdf(invoice, seller), contentType: 'application/pdf' },
      {
        path: xml,
        bytes: Buffer.from(ublInvoice(invoice, seller)),
        contentType: 'application/xml',
      },
    ],
  };
}

/** Two agreements, a voucher, and requests to decide about. */
async function loadDiscounts(db: Firestore, at: (daysAgo: number) => string): Promise<void> {
  const batch = db.batch();
  const kept = { revision: 1, updatedAt: at(200), by: FINANCE };
  for (const [id, data] of [
    [
      'demo-nordvik',
      {
        name: 'University of Nordvik',
        domains: ['nordvik.example'],
        value: { basisPoints: 2_500 },
      },
    ],
    [
      'demo-poliba',
      {
        name: 'Polytechnic of Bari',
        domains: ['poliba.example'],
        value: { basisPoints: 1_000 },
        until: at(-300).slice(0, 10),
        confirm: false,
      },
    ],
  ] as const) {
    batch.set(
      db.collection(INSTITUTIONS).doc(id),
      withoutUndefined(InstitutionSchema.parse({ ...data, ...kept })),
    );
  }
  const voucher = VoucherSchema.parse({
    ...{ value: { basisPoints: 5_000 }, journals: ['QPH'], uses: 5, note: 'Reviewers of the year' },
    ...{ hint: '7K2M', used: 2, revoked: false, createdAt: at(90), by: FINANCE },
  });
  batch.set(db.collection(VOUCHERS).doc('d3'.repeat(32)), withoutUndefined(voucher));
  const place = DEMO_INVOICES.length;
  const last = DEMO_INVOICES.at(-1);
  const request = DiscountRequestSchema.parse({
    ...{
      submission: `demo-billed-${place}`,
      submissionNumber: `QPH-${at(5).slice(0, 4)}-${String(place + 800).padStart(5, '0')}`,
    },
    ...{ journal: 'QPH', title: last?.title ?? '', owner: OWNER, authorUids: [OWNER] },
    ...{ name: 'Anselm Okoro', email: 'author@saltmarsh.example', kind: 'waiver', state: 'open' },
    reason:
      'The work was done without a grant, and the department has no budget for charges this year.',
    ...{ shownToEditors: true, askedAt: at(4) },
  });
  batch.set(
    db.collection(DISCOUNT_REQUESTS).doc(`demo-billed-${place}~waiver~01`),
    withoutUndefined(request),
  );
  await batch.commit();
}
