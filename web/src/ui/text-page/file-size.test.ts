import { inLanguage } from '@quire/content/messages/in-language';
import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0 bytes'],
  [812, '812 bytes'],
  [999, '999 bytes'],
  [1_000, '1.0 kB'],
  [3_400, '3.4 kB'],
  [9_960, '10 kB'],
  [128_400, '128 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [5_240_000, '5.2 MB'],
  [12_300_000, '12 MB'],
  [4_000_000_000_000, '4000 GB'],
])('writes %i as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

test.each([
  ['fr', '812 octets', '3,4 ko'],
  ['de', '812 Byte', '3,4 kB'],
  ['ar', '812 بايت', '3.4 كيلوبايت'],
] as const)('writes sizes in %s', (language, few, more) => {
  const said = inLanguage(language, () => [fileSize(812), fileSize(3_400)]);
  expect(said.map((each) => each.replace(/\s/g, ' '))).toEqual([few, more]);
});
