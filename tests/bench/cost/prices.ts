import { z } from 'zod';
import list from './prices.json' with { type: 'json' };

const PriceSchema = z.object({
  /** What this many units cost beyond the free ones of a month. */
  amount: z.number().positive(),
  per: z.number().positive(),
  free: z.number().nonnegative(),
  unit: z.string().min(1),
  source: z.url(),
});

const PRICED = [
  'documentReads',
  'documentWrites',
  'documentDeletes',
  'documentStorage',
  'functionRequests',
  'functionProcessor',
  'functionMemory',
  'functionTransfer',
  'hostingTransfer',
  'hostingStorage',
  'fileStorage',
  'fileWrites',
  'fileReads',
  'schedulerJobs',
] as const;
export type Priced = (typeof PRICED)[number];

const PricesSchema = z.object({
  /** The day on which the prices were noted. */
  noted: z.iso.date(),
  currency: z.literal('USD'),
  place: z.string(),
  prices: z.record(z.enum(PRICED), PriceSchema),
});
export type Prices = z.infer<typeof PricesSchema>;

export const readPrices = (): Prices => PricesSchema.parse(list);
