import { z } from 'zod';
import { DiscountValueSchema } from './discount.ts';

/** What staff say of a voucher. */
export const VoucherDataSchema = z.object({
  value: DiscountValueSchema,
  /** Keys of journals it counts in; empty: in all. */
  journals: z.array(z.string().max(20)).max(200).default([]),
  /** The one person who may use it; empty: whoever has the code. */
  email: z.union([z.literal(''), z.email().max(254)]).default(''),
  uses: z.number().int().min(1).max(10_000).default(1),
  /** The last day it counts. */
  until: z.iso.date().optional(),
  /** For staff: whom it was given, and why. */
  note: z.string().trim().max(500).default(''),
});
export type VoucherData = z.infer<typeof VoucherDataSchema>;

/** `vouchers/{hash of the code}`: the code itself is shown once, to whoever makes it. */
export const VoucherSchema = VoucherDataSchema.extend({
  /** The last four characters. */
  hint: z.string().max(8),
  used: z.number().int().nonnegative(),
  /** Submissions it was redeemed for. */
  usedFor: z.array(z.string()).max(10_000).default([]),
  revoked: z.boolean(),
  createdAt: z.iso.datetime(),
  by: z.string(),
});
export type Voucher = z.infer<typeof VoucherSchema>;
