import { z } from 'zod';
import { AmountSchema, BasisPointsSchema, CurrencySchema } from '../currencies.ts';
import { LANGUAGE_TAGS } from '../messages/languages.ts';
import { t } from '../messages/t.ts';
import { INVOICE_EVENTS, INVOICE_STATE_NAMES, isOpenInvoice } from '../states/invoice.ts';
import { ActorSchema } from './actor.ts';
import { CHARGE_REASON_KEYS } from './charge-reasons.ts';
import { AppliedDiscountSchema } from './discount.ts';
import { CountrySchema } from './profile.ts';
import { SellerSchema } from './seller.ts';
import { typedLine, typedLines } from './typed-line.ts';

/** Whom an invoice is made out to. */
export const BillToSchema = z.object({
  name: typedLine(160).min(1, { error: () => t('fields.enterAName') }),
  organisation: typedLine(250).default(''),
  /** Street and number, with its line breaks. */
  address: typedLines(400).default(''),
  postalCode: typedLine(20).default(''),
  city: typedLine(120).default(''),
  country: CountrySchema,
  email: z.email({ error: () => t('fields.enterEMailAddress') }).max(254),
  /** Written as it is printed: `DE123456789`. Empty: none. */
  vatId: typedLine(20).default(''),
  /** The payer's own number for the order. */
  poNumber: typedLine(60).default(''),
});
export type BillTo = z.infer<typeof BillToSchema>;

/** How VAT is treated: UNCL 5305, as EN 16931 uses it. */
export const TAX_CATEGORIES = ['S', 'Z', 'E', 'AE', 'O'] as const;
export const InvoiceTaxSchema = z.object({
  category: z.enum(TAX_CATEGORIES),
  rate: BasisPointsSchema,
  amount: AmountSchema,
  reverseCharge: z.boolean(),
  /** The sentence that is printed; empty where none is needed. */
  note: z.string().max(400),
});
export type InvoiceTax = z.infer<typeof InvoiceTaxSchema>;

export const PAYMENT_METHODS = ['bank-transfer', 'card', 'cheque', 'other'] as const;
export const PaymentSchema = z.object({
  /** Made by whoever records it: the same payment recorded twice counts once. */
  id: z.string().regex(/^[A-Za-z0-9_-]{8,80}$/),
  /** `refund`: it went back. `chargeback`: the card's bank has reversed the payment. */
  kind: z.enum(['payment', 'refund', 'chargeback']),
  at: z.iso.datetime(),
  method: z.enum(PAYMENT_METHODS),
  reference: typedLine(200).default(''),
  amount: AmountSchema.min(1),
  /** Who recorded it; `system` for the payment provider. */
  by: ActorSchema,
});
export type Payment = z.infer<typeof PaymentSchema>;

/** A refund of a card payment that the payment provider was asked for, and its result. */
export const CardRefundSchema = z.object({
  /** Made by whoever asks: asked twice, it goes back once. */
  key: z.string().regex(/^[A-Za-z0-9_-]{8,80}$/),
  /** The payment's id. */
  payment: z.string().max(80),
  amount: AmountSchema.min(1),
  state: z.enum(['asked', 'done', 'failed']),
  at: z.iso.datetime(),
  /** Why it failed, in the provider's words. */
  reason: z.string().max(300).optional(),
  /** With a credit note of as much, once it has gone: its reason. */
  creditReason: z.string().max(2_000).optional(),
});
export type AskedCardRefund = z.infer<typeof CardRefundSchema>;

/**
 * `invoices/{id}`: an invoice or a credit note. Amounts of a credit note are positive, too: what it says
 * is taken off. Once issued, only what `change-invoice.ts` lists changes.
 */
export const InvoiceSchema = z.object({
  kind: z.enum(['invoice', 'credit_note']),
  /** `SMP-2026-00001`; null: not issued (a draft, or waived in full beforehand). */
  number: z.string().max(40).nullable(),
  /** Of the number; of a draft, of its making. */
  year: z.number().int(),
  state: z.enum(INVOICE_STATE_NAMES),
  /** Empty: staff wrote it by hand, and it follows from no manuscript. */
  submission: z.string(),
  submissionNumber: z.string().max(40),
  journal: z.string().max(20),
  journalName: z.string().max(200),
  /** The account of the author: they may read it. */
  owner: z.string(),
  /** Accounts of the manuscript's authors: no editorial right on it. */
  authorUids: z.array(z.string()),
  /** Of the manuscript. */
  title: z.string(),
  /** Its corresponding authors by name, as it was: whoever pays asks for whom it is. */
  author: z.string().max(300).default(''),
  currency: CurrencySchema,
  lines: z.array(z.object({ text: z.string().max(600), amount: AmountSchema })).max(20),
  discounts: z.array(AppliedDiscountSchema).max(10),
  net: AmountSchema,
  tax: InvoiceTaxSchema,
  total: AmountSchema,
  /** The sum of all payments; `refunded`: of what went back. */
  paid: AmountSchema,
  refunded: AmountSchema,
  /** What credit notes of a part, or of a waiver, have taken off the total: of a cancelled one, all is. */
  credited: AmountSchema.default(0),
  /** The credit notes about it. `key` is made by whoever asks for one: asked twice, it is one. */
  credits: z
    .array(
      z.object({
        note: z.string(),
        number: z.string().max(40),
        amount: AmountSchema.min(1),
        key: z.string().max(100).optional(),
      }),
    )
    .max(100)
    .default([]),
  /** More was paid than invoiced: finance refunds the difference. */
  isToGiveBack: z.boolean().default(false),
  /** As it was on the day; without a country where none is known and nothing is issued. */
  billTo: BillToSchema.extend({ country: z.union([z.literal(''), CountrySchema]) }),
  /** What it is written in, so that a copy is the same; absent: the press’s first language. */
  language: z.enum(LANGUAGE_TAGS).optional(),
  /** Null: a draft, which waits until the press says who sells. */
  seller: SellerSchema.nullable(),
  /** Place in the split, from 0, and how many there are. */
  payer: z.number().int().min(0).max(7),
  splitOf: z.number().int().min(1).max(8),
  /** How often the submission was invoiced before: a correction is the next round. */
  round: z.number().int().min(0),
  /** Of the billing that it says: an older one is replaced. Absent: its days tell. */
  billingRevision: z.number().int().nonnegative().optional(),
  createdAt: z.iso.datetime(),
  issuedAt: z.iso.datetime().optional(),
  dueAt: z.iso.datetime().optional(),
  /** ISO 11649: `RF18 5390…`, without blanks. Empty: not issued. */
  reference: z.string().max(25),
  payments: z.array(PaymentSchema).max(200),
  cardRefunds: z.array(CardRefundSchema).max(50).default([]),
  /** Storage paths of the PDF and of the UBL document. */
  pdf: z.string().max(200).optional(),
  xml: z.string().max(200).optional(),
  /** Of an invoice with reverse charge: what VIES answered about the payer's VAT ID, and when. */
  vatCheck: z
    .object({
      vatId: z.string().max(20),
      at: z.iso.datetime(),
      isValid: z.boolean(),
      /** VIES's own proof that it was asked. */
      identifier: z.string().max(60).optional(),
    })
    .optional(),
  /** The day of the last payment: what came in a month is found by it. */
  paidAt: z.iso.datetime().optional(),
  creditNoteOf: z.string().optional(),
  creditNoteOfNumber: z.string().optional(),
  creditedBy: z.string().optional(),
  /** When time does something to it next; absent: nothing is left to do. */
  remindAt: z.iso.datetime().optional(),
  /** What it is found by in the ledger, and how it is sorted there. */
  words: z.array(z.string()).default([]),
  sortKey: z.string().max(200).default(''),
  reminders: z.array(z.object({ step: z.string().max(40), at: z.iso.datetime() })).max(50),
  events: z
    .array(
      z.object({
        event: z.enum(INVOICE_EVENTS),
        at: z.iso.datetime(),
        by: ActorSchema,
        text: z.string().max(2_000).optional(),
        /** Of what the press did by itself: its code, beside the words. */
        why: z.enum(CHARGE_REASON_KEYS).optional(),
      }),
    )
    .max(500),
});
export type Invoice = z.infer<typeof InvoiceSchema>;
export type StoredInvoice = Invoice & { readonly id: string };

type Sums = Pick<Invoice, 'kind' | 'total' | 'paid' | 'refunded' | 'credited' | 'state'>;

/** What is still to be paid: what went back is owed again, what is credited is not. */
export const openAmount = ({ kind, total, paid, refunded, credited, state }: Sums): number =>
  kind === 'invoice' && isOpenInvoice(state) ? Math.max(0, total - credited - paid + refunded) : 0;

/** What has come beyond what is asked for, and has not gone back. */
export function amountToGiveBack({ kind, total, paid, refunded, credited, state }: Sums): number {
  if (kind !== 'invoice') return 0;
  return Math.max(0, paid - refunded - (state === 'cancelled' ? 0 : total - credited));
}

const IN_ORDER: readonly Invoice['state'][] = ['paid', 'refunded', 'waived'];

/** What has gone back of a settled invoice although no credit note says so: in the books it is owed. */
export const uncredited = ({ kind, total, paid, refunded, credited, state }: Sums): number =>
  kind === 'invoice' && IN_ORDER.includes(state)
    ? Math.max(0, total - credited - paid + refunded)
    : 0;

/** The part of a refund that is credited with it: without overpayments, which were never owed. */
export const creditOfRefund = (invoice: Sums, amount: number): number =>
  invoice.kind === 'invoice' && invoice.state !== 'cancelled'
    ? Math.min(
        Math.max(0, invoice.total - invoice.credited),
        Math.max(0, amount - amountToGiveBack(invoice)),
      )
    : 0;

/** Refunds that the payment provider was asked for and has not confirmed. */
export const askedBack = ({ cardRefunds }: Pick<Invoice, 'cardRefunds'>): number =>
  cardRefunds.reduce((sum, { state, amount }) => (state === 'asked' ? sum + amount : sum), 0);

/** Chargebacks that were not reversed. */
export const chargedBack = ({ payments }: Pick<Invoice, 'payments'>): readonly Payment[] =>
  payments.filter(
    ({ kind, id }) => kind === 'chargeback' && !payments.some((each) => each.id === `${id}-back`),
  );

/** Payments by card that the provider took, and how much of each it can still refund. */
export function refundableCards({
  payments,
  cardRefunds,
}: Pick<Invoice, 'payments' | 'cardRefunds'>): { readonly payment: Payment; left: number }[] {
  const taken = payments.filter(
    ({ kind, method, id, reference }) =>
      kind === 'payment' && method === 'card' && id === reference,
  );
  const left = ({ id }: Payment): number => {
    const about = payments.filter(({ reference }) => reference === id);
    const kept = about.reduce(
      (sum, { kind, amount }) => (kind === 'payment' ? sum + amount : sum - amount),
      0,
    );
    return kept - askedBack({ cardRefunds: cardRefunds.filter(({ payment }) => payment === id) });
  };
  return taken.map((payment) => ({ payment, left: left(payment) })).filter((each) => each.left > 0);
}
