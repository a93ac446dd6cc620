import { describe, expect, it } from 'vitest';
import { likeness, wordingSketch } from './wording-sketch.ts';

const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `word${from + at}`).join(' ');
const between = (one: string, other: string) => likeness(wordingSketch(one), wordingSketch(other));

describe('the similarity of two texts', () => {
  it('is 1 for the same words, whatever their case, accents and punctuation', () => {
    const text = words(0, 150);
    expect(between(text, text.toUpperCase().replaceAll(' ', ', '))).toBe(1);
  });

  it('is 0 for different texts, and for texts without words', () => {
    expect(between(words(0, 150), words(1_000, 150))).toBe(0);
    expect(between('', '')).toBe(0);
    expect(between('too short', 'too short')).toBe(0);
  });

  it('approximates the share of their common wording', () => {
    for (const shared of [60, 100, 140]) {
      // Common shingles, divided by all shingles.
      const expected = (shared - 3) / (2 * 147 - (shared - 3));
      const found = between(words(0, 150), `${words(0, shared)} ${words(5_000, 150 - shared)}`);
      expect(Math.abs(found - expected), `${shared} words`).toBeLessThan(0.15);
    }
  });
});
