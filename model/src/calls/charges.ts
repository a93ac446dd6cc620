/** Callables of charges and invoices. */

import { z } from 'zod';
import { ARTICLE_TYPES, type ArticleType } from '../article-types.ts';
import { ChargeQuoteSchema } from '../charges/quote.ts';
import { AmountSchema, BasisPointsSchema, CurrencySchema } from '../currencies.ts';
import { documentId } from '../document-id.ts';
import { BillingDataSchema } from '../entities/billing.ts';
import { OfferedDiscountSchema, REQUESTED_KINDS } from '../entities/discount.ts';
import { InstitutionDataSchema } from '../entities/institution.ts';
import { PAYMENT_METHODS } from '../entities/invoice.ts';
import { CountrySchema, RorSchema } from '../entities/profile.ts';
import { VoucherDataSchema } from '../entities/voucher.ts';
import { t } from '../messages/t.ts';
import { INVOICE_STATE_NAMES } from '../states/invoice.ts';
import { URL_KEY } from '../url-key.ts';
import { BANK_CALLS } from './bank.ts';
import { FINANCE_REPORT_CALLS } from './finance-reports.ts';
import { HAND_BILL_CALLS } from './hand-bills.ts';

const TYPE_KEYS = Object.keys(ARTICLE_TYPES) as [ArticleType, ...ArticleType[]];
const SubmissionIdSchema = documentId(/^[A-Za-z0-9_-]{1,60}$/);
const InvoiceIdSchema = documentId(/^[A-Za-z0-9_~-]{1,120}$/);
const KeySchema = documentId(/^[A-Za-z0-9_-]{8,80}$/);
const JournalKeySchema = z.string().regex(URL_KEY).max(20);
const ReasonSchema = z
  .string()
  .trim()
  .min(1, { error: () => t('fields.sayWhy') })
  .max(2_000);
const VoucherCodeSchema = z.string().trim().min(4).max(40);
const NothingSchema = z.object({});

const call = <Request extends z.ZodType, Response extends z.ZodType>(
  request: Request,
  response: Response,
) => ({ request, response });

/** A payment, or what goes back. `key` is made by whoever records it: sent twice, it counts once. */
const RecordRequestSchema = z.object({
  invoice: InvoiceIdSchema,
  key: KeySchema,
  amount: AmountSchema.min(1),
  method: z.enum(PAYMENT_METHODS),
  reference: z.string().trim().max(200).default(''),
  /** The day it came or went. */
  at: z.iso.datetime(),
});
const AfterwardsSchema = z.object({
  state: z.enum(INVOICE_STATE_NAMES),
  paid: AmountSchema,
  refunded: AmountSchema,
});

export const LEDGER_FORMATS = ['csv', 'accounting', 'ubl'] as const;

export const CHARGE_CALLS = {
  /** Public: what a journal would charge, before anything is sent. Says of a voucher only whether it counts. */
  quoteCharge: call(
    z.object({
      journal: JournalKeySchema,
      articleType: z.enum(TYPE_KEYS),
      currency: CurrencySchema.optional(),
      country: CountrySchema.optional(),
      ror: RorSchema.optional(),
      email: z.email().max(254).optional(),
      voucher: VoucherCodeSchema.optional(),
    }),
    ChargeQuoteSchema.extend({
      /** What staff would have to confirm or what does not count, in sentences. */
      notes: z.array(z.string()),
    }),
  ),
  /**
   * The author's billing data. `base`: the revision they saw (0: none yet). With unpaid invoices issued,
   * those are cancelled by credit notes and new ones issued; refused once something is paid.
   */
  saveBilling: call(
    z.object({
      submission: SubmissionIdSchema,
      base: z.number().int().nonnegative(),
      data: BillingDataSchema,
    }),
    z.object({ revision: z.number().int() }),
  ),
  /** The author asks for a discount that staff decide about. */
  requestDiscount: call(
    z.object({
      submission: SubmissionIdSchema,
      kind: z.enum(REQUESTED_KINDS),
      reason: z.string().trim().max(5_000).default(''),
      ror: RorSchema.optional(),
      institution: documentId(/^.{1,128}$/).optional(),
      society: z.string().trim().max(300).optional(),
    }),
    z.object({ request: z.string() }),
  ),
  decideDiscount: call(
    z.object({
      request: documentId(/^[A-Za-z0-9_~-]{1,128}$/),
      decision: z.enum(['granted', 'refused']),
      basisPoints: BasisPointsSchema.min(1).optional(),
      reason: ReasonSchema,
    }),
    NothingSchema,
  ),
  redeemVoucher: call(
    z.object({ submission: SubmissionIdSchema, code: VoucherCodeSchema }),
    z.object({ discount: OfferedDiscountSchema }),
  ),
  /** Where the card is asked for, at the payment provider. */
  payByCard: call(z.object({ invoice: InvoiceIdSchema }), z.object({ url: z.url() })),

  /** Issues what waits as a draft because the press had not said yet who sells. */
  issueInvoices: call(
    z.object({ submission: SubmissionIdSchema }),
    z.object({ invoices: z.array(z.string()) }),
  ),
  /** `isMore`: more came than is open, or something although nothing is: the rest is recorded as due for refund. */
  recordPayment: call(
    RecordRequestSchema.extend({ isMore: z.boolean().optional() }),
    AfterwardsSchema,
  ),
  /** `creditReason`: with a credit note of as much, so that the invoice asks for so much less. */
  recordRefund: call(
    RecordRequestSchema.extend({ creditReason: ReasonSchema.optional() }),
    AfterwardsSchema,
  ),
  /**
   * Asks the payment provider to refund a card payment or a part of it; recorded once the provider confirms. The
   * same key again asks for the same refund.
   */
  refundCard: call(
    z.object({
      invoice: InvoiceIdSchema,
      key: KeySchema,
      payment: KeySchema,
      amount: AmountSchema.min(1),
      creditReason: ReasonSchema.optional(),
    }),
    NothingSchema,
  ),
  /** Cancels an invoice by a credit note; `reissue`: with a new one from the billing data of today. */
  creditInvoice: call(
    z.object({
      invoice: InvoiceIdSchema,
      reason: ReasonSchema,
      reissue: z.boolean().default(false),
    }),
    z.object({ creditNote: z.string(), invoice: z.string().optional() }),
  ),
  /** Takes a part off by a credit note: `amount` with its tax. The same key again is the same note. */
  creditPart: call(
    z.object({
      invoice: InvoiceIdSchema,
      key: KeySchema,
      amount: AmountSchema.min(1),
      reason: ReasonSchema,
    }),
    z.object({ creditNote: z.string(), state: z.enum(INVOICE_STATE_NAMES) }),
  ),
  /** A new invoice in the place of one that is cancelled: once, whoever else asks. */
  reissueInvoice: call(
    z.object({ invoice: InvoiceIdSchema }),
    z.object({ invoices: z.array(z.string()).min(1) }),
  ),
  /** Waives the open amount. For an issued invoice, a credit note records this. */
  waiveInvoice: call(
    z.object({ invoice: InvoiceIdSchema, reason: ReasonSchema }),
    z.object({ creditNote: z.string().optional() }),
  ),
  /** A reminder by hand: one in a day. */
  remindInvoice: call(z.object({ invoice: InvoiceIdSchema }), NothingSchema),
  /** For its author, finance and admins. */
  invoiceFile: call(
    z.object({ invoice: InvoiceIdSchema, format: z.enum(['pdf', 'xml']) }),
    z.object({ name: z.string(), type: z.string(), data: z.base64() }),
  ),

  /** Makes a voucher: its code is told here and never again. */
  saveVoucher: call(
    z.object({ key: KeySchema, data: VoucherDataSchema }),
    z.object({ voucher: z.string(), code: z.string() }),
  ),
  revokeVoucher: call(z.object({ voucher: z.string().regex(/^[a-f0-9]{16,64}$/) }), NothingSchema),
  /** `base`: the revision that was seen, 0 for a new one. */
  saveInstitution: call(
    z.object({ id: KeySchema, base: z.number().int().nonnegative(), data: InstitutionDataSchema }),
    z.object({ revision: z.number().int() }),
  ),
  /** The ledger between two days: CSV, journal entries for an accounting program, or all e-invoices in a zip. */
  exportLedger: call(
    z.object({ from: z.iso.date(), to: z.iso.date(), format: z.enum(LEDGER_FORMATS) }),
    /** `data`: of an archive, its bytes. */
    z.object({ name: z.string(), type: z.string(), text: z.string(), data: z.base64().optional() }),
  ),
  ...BANK_CALLS,
  ...HAND_BILL_CALLS,
  ...FINANCE_REPORT_CALLS,
} as const;
