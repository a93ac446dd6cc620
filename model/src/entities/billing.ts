import { z } from 'zod';
import { CurrencySchema } from '../currencies.ts';
import { t } from '../messages/t.ts';
import { OfferedDiscountSchema } from './discount.ts';
import { BillToSchema } from './invoice.ts';

export const PAYERS_MAX = 8;

/** One who pays, and how much of it: shares are basis points, and add up to the whole. */
export const PayerSchema = BillToSchema.extend({ share: z.number().int().min(1).max(10_000) });
export type Payer = z.infer<typeof PayerSchema>;

/** What the author says. */
export const BillingDataSchema = z.object({
  /** One of the journal's; absent: its first. Fixed once invoices are issued. */
  currency: CurrencySchema.optional(),
  payers: z
    .array(PayerSchema)
    .min(1)
    .max(PAYERS_MAX)
    .refine((payers) => payers.reduce((sum, { share }) => sum + share, 0) === 10_000, {
      error: () => t('fields.sharesAddUp'),
    }),
});
export type BillingData = z.infer<typeof BillingDataSchema>;

/** `billing/{submission}`: read by its author, finance and admins; written by functions. */
export const BillingSchema = z.object({
  submission: z.string(),
  journal: z.string(),
  owner: z.string(),
  authorUids: z.array(z.string()),
  /** Absent: not filled in; the author's profile is used. */
  data: BillingDataSchema.optional(),
  /** What was granted or redeemed so far. */
  discounts: z.array(OfferedDiscountSchema).max(20).default([]),
  /** Goes up by one with every change: of two windows, the second is told. */
  revision: z.number().int().nonnegative(),
  /** Of the invoices that hold now; -1: none is issued. */
  round: z.number().int().min(-1).default(-1),
  updatedAt: z.iso.datetime(),
});
export type Billing = z.infer<typeof BillingSchema>;
