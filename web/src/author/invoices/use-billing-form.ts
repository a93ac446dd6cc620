import type { BillingData } from '@quire/model/entities/billing';
import { useEffect, useMemo, useState } from 'react';
import { type BillingValues, billingValuesOf, sameValues } from './billing-values.ts';
import { storedBilling } from './stored-billing.ts';

interface BillingFormFacts {
  readonly uid: string;
  readonly submission: string;
  /** What the press has; null: nothing yet. */
  readonly stored: BillingData | null;
  /** What the form begins with then. */
  readonly start: BillingValues;
}

/**
 * What is typed about payers, beside what the press has: kept on this device until it is saved. Where
 * another window has saved something else meanwhile, `isChanged` says so until somebody chooses.
 */
export function useBillingForm({ uid, submission, stored, start }: BillingFormFacts) {
  const known = useMemo(() => (stored ? billingValuesOf(stored) : start), [stored, start]);
  const kept = useMemo(() => storedBilling(uid, submission), [uid, submission]);
  const [{ values, base }, setState] = useState(
    () => kept.read() ?? { values: known, base: known },
  );
  const isDirty = !sameValues(values, base);
  const isChanged = !sameValues(known, base);
  const isFollowing = isChanged && (!isDirty || sameValues(values, known));

  function set(next: { readonly values: BillingValues; readonly base: BillingValues }) {
    setState(next);
    kept.write(sameValues(next.values, next.base) ? null : next);
  }
  useEffect(() => {
    if (!isFollowing) return;
    setState({ values: known, base: known });
    kept.write(null);
  }, [isFollowing, known, kept]);

  return {
    values,
    isDirty,
    isChanged: isChanged && !isFollowing,
    edit: (next: BillingValues) => set({ values: next, base }),
    /** It was saved: it is what the press has. */
    saved: () => set({ values, base: values }),
    /** What the other window has saved; what was typed here goes. */
    takeTheirs: () => set({ values: known, base: known }),
    /** What was typed here goes over it. */
    keepMine: () => set({ values, base: known }),
  };
}
