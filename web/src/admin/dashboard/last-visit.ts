/** When somebody was last on the overview, on this device: what changed since is told there. */

/** Pages that are opened within this time are one visit. */
const VISIT_MS = 30 * 60_000;
/** Whoever comes for the first time is told of a week. */
const FIRST_MS = 7 * 86_400_000;

interface Visits {
  /** When the visit before this one ended. */
  readonly before: string;
  /** The last sign of this one. */
  readonly seen: string;
}

/** The visits with this moment, from those that were kept. */
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

/** Notes that somebody is here. Answers when their visit before this one ended, and whether one is known. */
export function noteVisit(
  uid: string,
  now = new Date(),
): { readonly since: string; readonly isFirst: boolean } {
  const kept = keptVisits(uid);
  const { before, seen } = visitsAt(kept, now);
  try {
    localStorage.setItem(keyOf(uid), JSON.stringify([before, seen]));
  } catch {
    // The next visit is told of a week again.
  }
  return { since: before, isFirst: kept === null };
}
