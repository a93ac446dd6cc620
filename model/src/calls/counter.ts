/** Calls of the office about usage by COUNTER: institutions, their keys, and reports to look at. */
import { z } from 'zod';
import { CustomerFormSchema, CustomerSchema, MonthSchema, WORLD } from '../entities/counter.ts';

const IdSchema = CustomerSchema.shape.id;
const NothingSchema = z.object({});
/** Shown once: only its hash is kept. */
const KeySchema = z.string();

export const COUNTER_REPORTS = ['PR', 'PR_P1', 'TR', 'TR_B3', 'TR_J3', 'IR', 'IR_A1'] as const;
export const COUNTER_FORMATS = ['json', 'tsv'] as const;

export const COUNTER_CALLS = {
  usageCustomers: {
    request: NothingSchema,
    response: z.object({
      customers: z.array(CustomerSchema.omit({ keyHash: true })),
      /** The months that reports can have; the last is before the first while there is none. */
      since: MonthSchema,
      until: MonthSchema,
    }),
  },
  /** An institution, with a key, or what staff have changed of one. */
  saveUsageCustomer: {
    request: z.object({ id: IdSchema.optional(), form: CustomerFormSchema }),
    response: z.object({ id: IdSchema, key: KeySchema.optional() }),
  },
  /** Another key in place of the one before, which is refused from then on. */
  renewUsageKey: {
    request: z.object({ id: IdSchema }),
    response: z.object({ key: KeySchema }),
  },
  /** Its usage is no longer counted apart; what was counted stays until it is too old. */
  removeUsageCustomer: { request: z.object({ id: IdSchema }), response: NothingSchema },
  /** A report with all its attributes, of an institution or the world, as the text of a file. */
  usageReport: {
    request: z.object({
      report: z.enum(COUNTER_REPORTS),
      customer: z.union([z.literal(WORLD), IdSchema]),
      begin: MonthSchema,
      end: MonthSchema,
      format: z.enum(COUNTER_FORMATS),
    }),
    response: z.object({ name: z.string(), text: z.string() }),
  },
};
