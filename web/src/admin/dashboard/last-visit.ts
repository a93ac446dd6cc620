/** The person's last visit to the overview on this device, so that it can show what has changed since. */

/** Pages opened within this time count as one visit. */
const VISIT_MS = 30 * 60_000;
/** The period covered on a first visit. */
const FIRST_MS = 7 * 86_400_000;

interface Visits {
  /** The end of the previous visit. */
  readonly before: string;
  /** The last activity of this visit. */
  readonly seen: string;
}

/** The stored visits updated with this moment. */
export function visitsAt(kept: Visits | null, now: Date): Visits {
  const seen = now.toISOString();
  if (!kept) return { before: new Date(now.getTime() - FIRST_MS).toISOString(), seen };
  const isNew = now.getTime() - Date.parse(kept.seen) > VISIT_MS;
  return { before: isNew ? kept.seen : kept.before, seen };
}

const keyOf = (uid: string) => `quire:overview-visits:${uid}`;
const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

function keptVisits(uid: string): Visits | null {
  try {
    const [before, seen]: unknown[] = JSON.parse(localStorage.getItem(keyOf(uid)) ?? '[]');
    return isInstant(before) && isInstant(seen) ? { before, seen } : null;
  } catch {
    return null;
  }
}

/** Records the current visit. Returns the end of the previous visit, and whether there was one. */
export function noteVisit(
  uid: string,
  now = new Date(),
): { readonly since: string; readonly isFirst: boolean } {
  const kept = keptVisits(uid);
  const { before, seen } = visitsAt(kept, now);
  try {
    localStorage.setItem(keyOf(uid), JSON.stringify([before, seen]));
  } catch {
    // The next visit covers a week again.
  }
  return { since: before, isFirst: kept === null };
}
