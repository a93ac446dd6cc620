/** What staff write themselves: an invoice that follows from no manuscript, and a quotation. */

import { z } from 'zod';
import { AmountSchema, CurrencySchema } from '../currencies.ts';
import { t } from '../messages/t.ts';
import { URL_KEY } from '../url-key.ts';
import { BillToSchema, InvoiceTaxSchema } from './invoice.ts';
import { SellerSchema } from './seller.ts';
import { typedLine, typedLines } from './typed-line.ts';

export const BILL_LINES_MAX = 20;

export const BillLineSchema = z.object({
  text: typedLine(600).min(1, { error: () => t('invoiceWords.sayWhat') }),
  /** Without tax. */
  amount: AmountSchema.min(1, { error: () => t('invoiceWords.enterAnAmount') }).max(
    100_000_000_000,
  ),
});

export const HandBillSchema = z.object({
  billTo: BillToSchema,
  /** What it is about, in a few words: mails name it. */
  subject: typedLine(200).min(1, { error: () => t('invoiceWords.sayWhatAbout') }),
  /** The journal whose revenue it is; empty: the press's. */
  journal: z.union([z.literal(''), z.string().regex(URL_KEY).max(20)]).default(''),
  currency: CurrencySchema,
  lines: z
    .array(BillLineSchema)
    .min(1, { error: () => t('invoiceWords.addALine') })
    .max(BILL_LINES_MAX),
});
export type HandBill = z.infer<typeof HandBillSchema>;

export const QUOTATION_STATES = {
  get open() {
    return t('invoiceWords.quotationStateOpen');
  },
  get accepted() {
    return t('invoiceWords.quotationStateAccepted');
  },
  get withdrawn() {
    return t('invoiceWords.quotationStateWithdrawn');
  },
} as const;
export type QuotationState = keyof typeof QUOTATION_STATES;
export const QUOTATION_STATE_NAMES = Object.keys(QUOTATION_STATES) as [
  QuotationState,
  ...QuotationState[],
];

/** What staff say of a quotation. */
export const QuotationDataSchema = HandBillSchema.extend({
  /** The last day on which it may be accepted. */
  validUntil: z.iso.date(),
  /** Printed below the sums. */
  note: typedLines(1_000).default(''),
});
export type QuotationData = z.infer<typeof QuotationDataSchema>;

/**
 * `quotations/{id}`: what the press would charge. It has a number of its own series, as nothing is owed by it, and
 * is never changed: another one takes its place.
 */
export const QuotationSchema = QuotationDataSchema.extend({
  /** `Q-2026-0001`. */
  number: z.string().max(40),
  state: z.enum(QUOTATION_STATE_NAMES),
  net: AmountSchema,
  tax: InvoiceTaxSchema,
  total: AmountSchema,
  seller: SellerSchema,
  createdAt: z.iso.datetime(),
  /** The storage path of its PDF. */
  pdf: z.string().max(200),
  /** The invoice that it became. */
  invoice: z.string().max(120).optional(),
  /** Who did what, for finance alone. */
  events: z
    .array(
      z.object({
        event: z.enum(['make', 'send', 'withdraw', 'invoice']),
        at: z.iso.datetime(),
        by: z.string().max(128),
        text: z.string().max(500).optional(),
      }),
    )
    .max(100),
});
export type Quotation = z.infer<typeof QuotationSchema>;
