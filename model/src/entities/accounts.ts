import { z } from 'zod';
import { t } from '../messages/t.ts';

const account = (usual: string) =>
  z
    .string()
    .trim()
    .max(20)
    .regex(/^[A-Za-z0-9._-]*$/, { error: () => t('fields.accountNumberForm') })
    .default(usual);

/** The bookkeeper's own names of accounts, for what is exported to an accounting program. */
export const AccountsSchema = z.object({
  receivable: account('1200'),
  bank: account('1000'),
  /** What the payment provider holds until it pays out. */
  card: account('1010'),
  revenue: account('4000'),
  /** Of payers in other member states who account for the tax themselves. */
  revenueReverseCharge: account('4010'),
  /** Outside the scope of tax. */
  revenueAbroad: account('4020'),
  tax: account('2200'),
});
export type Accounts = z.infer<typeof AccountsSchema>;
