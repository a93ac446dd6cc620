/**
 * Whether a password is in a list of leaked ones, asked by k-anonymous ranges as Have I Been Pwned
 * answers them (https://haveibeenpwned.com/API/v3#PwnedPasswords): the service learns the first five
 * digits of a hash, which hundreds of passwords share, and answers with the rest of each.
 */
import { createHash } from 'node:crypto';

/** Nobody waits longer than this for a list: registering goes on without it. */
const PATIENCE_MS = 2_000;
const PREFIX_LENGTH = 5;

export interface LeakPorts {
  /** Where ranges are asked for, without a slash at the end; null: nowhere. */
  readonly ranges: string | null;
  readonly log: { warn(message: string, data: Readonly<Record<string, unknown>>): void };
  readonly patienceMs?: number;
}

async function readRange(ranges: string, prefix: string, patience: number): Promise<string> {
  const response = await fetch(`${ranges}/range/${prefix}`, {
    // Answers are filled up to one length, so that nobody on the way learns the range by it.
    headers: { 'add-padding': 'true', 'user-agent': 'Quire' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.text();
}

/** False also where the list is not there, slow or wrong: it must keep nobody from registering. */
export async function isLeaked(
  { ranges, log, patienceMs = PATIENCE_MS }: LeakPorts,
  password: string,
): Promise<boolean> {
  if (!ranges) return false;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const range = await readRange(ranges, hash.slice(0, PREFIX_LENGTH), patienceMs);
    const rest = hash.slice(PREFIX_LENGTH);
    // Lines that fill up have the count 0.
    return range.split(/\r?\n/).some((line) => {
      const [suffix, count] = line.split(':');
      return suffix === rest && Number(count) > 0;
    });
  } catch (error) {
    log.warn('password/list-unreachable', { reason: String(error) });
    return false;
  }
}
