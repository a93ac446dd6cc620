export const MAX_ATTEMPTS = 8;
/** Longer than an SMTP server may keep us waiting: after it another instance may try. */
export const LEASE_MS = 5 * 60_000;

/** How long to wait after the nth failed attempt: one minute, doubled each time, at most 4 hours. */
export function backoffMs(attempts: number): number {
  return Math.min(60_000 * 2 ** (attempts - 1), 4 * 3_600_000);
}
