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
 * The billing form and the stored data. Changes are kept on this device until they are saved. If
 * another window has saved a different version, `isChanged` is true until the person chooses.
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
    /** Uses the version of the other window and discards these changes. */
    takeTheirs: () => set({ values: known, base: known }),
    /** Keeps these changes, which will replace the other version. */
    keepMine: () => set({ values, base: known }),
  };
}
