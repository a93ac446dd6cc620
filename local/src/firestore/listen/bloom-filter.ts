import { createHash } from 'node:crypto';

/** A `google.firestore.v1.BloomFilter`. */
export interface BloomFilter {
  readonly bits: { readonly bitmap: string; readonly padding: number };
  readonly hashCount: number;
}

/** One name in ten thousand that is not in the set is taken for one that is. */
const ERROR_RATE = 0.0001;

/** A filter that holds these names, of the size that keeps the error rate. */
export function bloomFilterOf(names: readonly string[]): BloomFilter {
  // Clients pass over a filter without bits, so an empty set gets some as well.
  const wanted = Math.ceil((-names.length * Math.log(ERROR_RATE)) / Math.LN2 ** 2);
  const bitmap = Buffer.alloc(Math.max(1, Math.ceil(wanted / 8)));
  const size = bitmap.length * 8;
  const hashCount = Math.max(1, Math.round((size / Math.max(1, names.length)) * Math.LN2));
  const hashes = Math.min(hashCount, 32);
  for (const name of names) {
    for (const bit of bitsOf(name, size, hashes)) {
      bitmap[bit >> 3] = (bitmap[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return { bits: { bitmap: bitmap.toString('base64'), padding: 0 }, hashCount: hashes };
}

/** Which bits stand for a name: h1 + i * h2 over the two halves of its MD5, as the protocol says. */
export function bitsOf(name: string, size: number, hashCount: number): number[] {
  const digest = createHash('md5').update(name).digest();
  const [h1, h2] = [digest.readBigUInt64LE(0), digest.readBigUInt64LE(8)];
  return Array.from({ length: hashCount }, (_, i) =>
    Number(BigInt.asUintN(64, h1 + BigInt(i) * h2) % BigInt(size)),
  );
}
