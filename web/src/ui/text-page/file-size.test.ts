import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0 bytes'],
  [812, '812 bytes'],
  [3_400, '3.4 kB'],
  [128_400, '128 kB'],
  [5_240_000, '5.2 MB'],
])('writes %i as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
