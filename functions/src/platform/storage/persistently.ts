import { setTimeout as wait } from 'node:timers/promises';

/** Pauses before trying again what the network broke off. */
const PAUSES_MS = [100, 500, 2_000];
const BROKEN_OFF = /socket hang up|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT/;

/** Whether the connection broke: an error says so itself, in its code, or in the error that caused it. */
function isBrokenOff(error: unknown): boolean {
  if (BROKEN_OFF.test(String(error))) return true;
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && BROKEN_OFF.test(String(error.code))) return true;
  return 'cause' in error && isBrokenOff(error.cause);
}

/** Does `work`, which may be done twice, and tries up to three times more where the connection broke. */
export async function persistently<T>(
  work: () => Promise<T>,
  pauses: readonly number[] = PAUSES_MS,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!isBrokenOff(error)) throw error;
      await wait(pause);
    }
  }
  return work();
}
