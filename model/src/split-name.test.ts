import { describe, expect, it } from 'vitest';
import { splitName } from './split-name.ts';

describe('splitName', () => {
  it.each([
    ['Jack L. B. Line', 'Jack L. B.', 'Line'],
    ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
    ['Luca de Siena', 'Luca', 'de Siena'],
    ['Caterina De Bacco', 'Caterina', 'De Bacco'],
    ['Adrian M. Price-Whelan', 'Adrian M.', 'Price-Whelan'],
    ['Holt, Maren', 'Maren', 'Holt'],
    ['Martin Luther King, Jr.', 'Martin Luther', 'King Jr.'],
    ['Plato', '', 'Plato'],
  ])('divides %s', (full, given, family) => {
    expect(splitName(full)).toEqual({ given, family });
  });
});
