export const MAX_ATTEMPTS = 8;
/** Longer than an SMTP server can delay an instance: afterwards another may try. */
export const LEASE_MS = 5 * 60_000;

/** The delay after the nth failed attempt: one minute, doubled each time, at most 4 hours. */
export function backoffMs(attempts: number): number {
  return Math.min(60_000 * 2 ** (attempts - 1), 4 * 3_600_000);
}
