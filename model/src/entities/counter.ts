/** Usage by COUNTER 5.1 (https://cop5.countermetrics.org): what is kept until it is counted, and afterwards. */
import { z } from 'zod';
import { isIpRange } from '../ip-range.ts';

/** All usage, attributed to an institution or not: the customer of global reports (Code of Practice 3.3). */
export const WORLD = '0000000000000000';
export const WORLD_NAME = 'The World';

/**
 * How an item was opened. `about`: an action without the full text, such as fetching its citation, or opening the page of
 * a book. `pdf`: its file, whatever the format.
 */
export const CLICK_KINDS = ['html', 'pdf', 'about', 'mined', 'search'] as const;
export type ClickKind = (typeof CLICK_KINDS)[number];

export const ClickSchema = z.object({
  /** Milliseconds since the hour began; more than an hour: only to recognise double clicks. */
  at: z.number().int().nonnegative(),
  /** `jkey~akey`, `books/{bkey}`, `books/{bkey}/{chapter}`; empty for a search. */
  on: z.string().max(120),
  as: z.enum(CLICK_KINDS),
});
export type Click = z.infer<typeof ClickSchema>;

/** `2026-06-01T13`, UTC. */
export const HourSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}$/);
export const MonthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** `usageSessions/{hour~mark}`: the mark is a keyed hash of network address and browser. */
export const UsageSessionSchema = z.object({
  hour: HourSchema,
  /** Whose networks the visitor came from. */
  customers: z.array(z.string()).default([]),
  clicks: z.array(ClickSchema),
});

/** `usageState/key~{hour}`: 32 random bytes, deleted with the sessions of the hour. */
export const UsageKeySchema = z.object({ hour: HourSchema, key: z.base64() });

/** `usageState/counted`. */
export const UsageCountedSchema = z.object({
  /** The first month with usage. */
  since: MonthSchema,
  /** The last hour that was counted. */
  until: HourSchema,
});
export type UsageCounted = z.infer<typeof UsageCountedSchema>;

export const CUSTOMERS_MOST = 200;
export const NETWORKS_MOST = 40;

/** What staff enter of an institution. */
export const CustomerFormSchema = z.object({
  name: z.string().trim().min(2).max(200),
  /** Without `https://ror.org/`; empty: none is known. */
  ror: z.union([z.literal(''), z.string().regex(/^0[a-z0-9]{6}[0-9]{2}$/)]).default(''),
  networks: z.array(z.string().refine(isIpRange)).max(NETWORKS_MOST),
  /** Gets the reports of each month; empty: nobody does. */
  email: z.union([z.literal(''), z.email().max(254)]).default(''),
});
export type CustomerForm = z.infer<typeof CustomerFormSchema>;

/** An institution that harvests its usage. */
export const CustomerSchema = CustomerFormSchema.extend({
  id: z.string().regex(/^[1-9]\d{7}$/),
  /** SHA-256 of its key for the API, hexadecimal; the key itself is not kept. */
  keyHash: z.string().regex(/^[a-f0-9]{64}$/),
  keyMadeAt: z.iso.datetime(),
  /** The last month whose reports were mailed. */
  mailedUntil: MonthSchema.optional(),
});
export type Customer = z.infer<typeof CustomerSchema>;

/** `usageState/customers`. */
export const CustomersSchema = z.object({
  customers: z.array(CustomerSchema).max(CUSTOMERS_MOST).default([]),
});
