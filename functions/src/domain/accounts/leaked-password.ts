/**
 * Checks whether a password is in a list of leaked ones, by k-anonymous ranges as Have I Been Pwned provides them
 * (https://haveibeenpwned.com/API/v3#PwnedPasswords): the service receives the first five digits of a hash, which
 * hundreds of passwords share, and answers with the rest of each.
 */
import { createHash } from 'node:crypto';

/** The longest wait for the list: registration then continues without it. */
const PATIENCE_MS = 2_000;
const PREFIX_LENGTH = 5;

export interface LeakPorts {
  /** The address of the range service, without a trailing slash; null: none. */
  readonly ranges: string | null;
  readonly log: { warn(message: string, data: Readonly<Record<string, unknown>>): void };
  readonly patienceMs?: number;
}

async function readRange(ranges: string, prefix: string, patience: number): Promise<string> {
  const response = await fetch(`${ranges}/range/${prefix}`, {
    // Answers are padded to one length, so that their size does not reveal the range.
    headers: { 'add-padding': 'true', 'user-agent': 'Quire' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.text();
}

/** Also false if the list is missing, slow or malformed: registration must not depend on it. */
export async function isLeaked(
  { ranges, log, patienceMs = PATIENCE_MS }: LeakPorts,
  password: string,
): Promise<boolean> {
  if (!ranges) return false;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const range = await readRange(ranges, hash.slice(0, PREFIX_LENGTH), patienceMs);
    const rest = hash.slice(PREFIX_LENGTH);
    // Padding lines have the count 0.
    return range.split(/\r?\n/).some((line) => {
      const [suffix, count] = line.split(':');
      return suffix === rest && Number(count) > 0;
    });
  } catch (error) {
    log.warn('password/list-unreachable', { reason: String(error) });
    return false;
  }
}
