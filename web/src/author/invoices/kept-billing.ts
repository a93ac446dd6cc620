import { z } from 'zod';
import { type BillingValues, BillingValuesSchema } from './billing-values.ts';

/** What was typed and is not saved, with the data it stands on. */
const KeptSchema = z.object({ values: BillingValuesSchema, base: BillingValuesSchema });
export type KeptBilling = z.infer<typeof KeptSchema>;

const keyOf = (uid: string, submission: string) => `quire:billing:${uid}:${submission}`;

/** What is kept on this device for this account and submission, or null. */
export function readKeptBilling(uid: string, submission: string): KeptBilling | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(uid, submission)) ?? 'null');
    return KeptSchema.safeParse(kept).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps what is not saved yet; forgets it with null. */
export function keepBilling(
  uid: string,
  submission: string,
  kept: { readonly values: BillingValues; readonly base: BillingValues } | null,
): void {
  try {
    if (kept) localStorage.setItem(keyOf(uid, submission), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(uid, submission));
  } catch {
    // Storage is full or forbidden: what was typed is on the page alone.
  }
}
