import { z } from 'zod';
import { type StoredValue, storedValue } from '../../drafts/stored-value.ts';
import { BillingValuesSchema } from './billing-values.ts';

/** Unsaved changes, with the data that they are based on. */
const KeptSchema = z.object({ values: BillingValuesSchema, base: BillingValuesSchema });
type StoredBilling = z.infer<typeof KeptSchema>;

/** What is kept on this device for this account and submission. */
export const storedBilling = (uid: string, submission: string): StoredValue<StoredBilling> =>
  storedValue(`quire:billing:${uid}:${submission}`, KeptSchema);
