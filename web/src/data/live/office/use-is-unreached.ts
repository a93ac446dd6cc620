import { useEffect, useState } from 'react';

/** To be told as well when what this device remembers is what the database says. */
export const WITH_ORIGIN = { snapshotListenOptions: { includeMetadataChanges: true } } as const;

/** What is remembered is shown first, as a rule for a moment only. */
const PATIENCE_MS = 2_000;

/**
 * Whether an answer has been nothing but this device's memory for a while: the database is not reached, and
 * what is there may be old, or a part. Firestore tells of no error then. The listener has `WITH_ORIGIN`.
 */
export function useIsUnreached(
  answer: { readonly metadata: { readonly fromCache: boolean } } | undefined,
): boolean {
  const isRemembered = answer?.metadata.fromCache ?? false;
  const [isUnreached, setUnreached] = useState(false);
  useEffect(() => {
    if (!isRemembered) return;
    const timer = setTimeout(() => setUnreached(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setUnreached(false);
    };
  }, [isRemembered]);
  return isUnreached;
}
