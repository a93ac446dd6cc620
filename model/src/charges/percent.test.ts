import { expect, test } from 'vitest';
import { basisPoints, inPercent } from './percent.ts';

test('reads percent as people write it, to the hundredth', () => {
  const typed = ['50', '12.5', '12,5 %', '0.05', '100', '', ' ', 'half', '12.345', '-5'];
  expect(typed.map(basisPoints)).toEqual([
    ...[5_000, 1_250, 1_250, 5, 10_000, undefined, undefined],
    ...['half', '12.345', '-5'],
  ]);
});

test('writes back what it has read', () => {
  expect([5_000, 1_250, 5, undefined, 'half'].map(inPercent)).toEqual([
    ...['50', '12.5', '0.05', '', 'half'],
  ]);
});
