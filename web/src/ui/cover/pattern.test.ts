import { expect, test } from 'vitest';
import { coverLines } from './pattern.ts';

test('draws the same cover for the same key every time', () => {
  expect(coverLines('CES')).toEqual(coverLines('CES'));
});

test('draws different covers for different keys', () => {
  const covers = ['CES', 'MSP', 'QPH', 'SJCM', 'AAA', 'AAB'].map((key) => coverLines(key).join(''));
  expect(new Set(covers).size).toBe(covers.length);
});

test.each(['CES', 'MSP', 'QPH', 'SJCM', 'a', 'Z9.x-y'])(
  'draws %s in valid, small path data',
  (key) => {
    const data = coverLines(key).join('');
    expect(data).toMatch(/^(M-?\d+ -?\d+Q-?\d+ -?\d+ -?\d+ -?\d+T(-?\d+ -?\d+ ?)+)+$/);
    expect(data.length).toBeLessThan(4_000);
  },
);
