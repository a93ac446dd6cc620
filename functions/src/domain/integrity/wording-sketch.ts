/**
 * Estimates the common wording of two texts without storing the texts: the smallest hashes of their shingles (runs of
 * words), after A. Broder, “On the resemblance and containment of documents” (1997).
 */
import { createHash } from 'node:crypto';
import { fold } from '@quire/model/search-terms';

const SHINGLE_WORDS = 4;
/** This number of hashes estimates the similarity within about 6 percentage points. */
const SKETCH_SIZE = 64;

/** Up to 64 hashes of 12 hexadecimal digits, smallest first; none for a text of fewer than four words. */
export function wordingSketch(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const hashes = new Set<string>();
  for (let at = 0; at + SHINGLE_WORDS <= words.length; at += 1) {
    const shingle = words.slice(at, at + SHINGLE_WORDS).join(' ');
    hashes.add(createHash('sha256').update(shingle).digest('hex').slice(0, 12));
  }
  return [...hashes].sort().slice(0, SKETCH_SIZE);
}

/** The share of shingles that two texts have in common, from 0 to 1, estimated by their sketches. */
export function likeness(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [new Set(one), new Set(other)];
  const smallest = [...new Set([...one, ...other])].sort().slice(0, SKETCH_SIZE);
  if (smallest.length === 0) return 0;
  return smallest.filter((hash) => a.has(hash) && b.has(hash)).length / smallest.length;
}
