import { createHash } from 'node:crypto';
import { z } from 'zod';

export const TallySchema = z.record(
  z.string(),
  z.object({ count: z.number().int().nonnegative(), hash: z.string() }),
);
/** How many there are of each kind, and one hash of them all. */
export type Tally = z.infer<typeof TallySchema>;

const SIZE = 1n << 256n;

/**
 * Adds one to its kind. The hash is the sum of the SHA-256 of each, so that it is the same in any order and can be
 * continued: it is against loss and damage, not against forgery.
 */
export function addToTally(tally: Tally, kind: string, text: string): void {
  const before = tally[kind] ?? { count: 0, hash: '0' };
  const one = BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
  const hash = ((BigInt(`0x${before.hash}`) + one) % SIZE).toString(16);
  tally[kind] = { count: before.count + 1, hash };
}

export interface Difference {
  readonly kind: string;
  readonly expected: number;
  readonly found: number;
}

/** Kinds of which there are more, fewer or others than expected; empty where all are the same. */
export function differences(expected: Tally, found: Tally): Difference[] {
  const kinds = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort();
  return kinds
    .filter(
      (kind) =>
        expected[kind]?.hash !== found[kind]?.hash || expected[kind]?.count !== found[kind]?.count,
    )
    .map((kind) => ({
      kind,
      expected: expected[kind]?.count ?? 0,
      found: found[kind]?.count ?? 0,
    }));
}

export const total = (tally: Tally): number =>
  Object.values(tally).reduce((sum, { count }) => sum + count, 0);
