import { expect, test } from 'vitest';
import { progressLine } from './progress.ts';
import { table } from './table.ts';

test('fills the bar as the work goes on', () => {
  const filled = (done: number) => progressLine(done, 40, 'x').split('█').length - 1;
  expect([0, 20, 40, 50].map(filled)).toEqual([0, 15, 30, 30]);
  expect(progressLine(7, 40, 'paper')).toContain(' 7/40  paper');
});

test('is never wider than the terminal', () => {
  expect(progressLine(1, 2, 'a very long name'.repeat(9), 60)).toHaveLength(60);
});

test('is full where there is nothing to do', () => {
  expect(progressLine(0, 0, '')).not.toContain('░');
});

test('puts the columns of a table under one another', () => {
  expect(
    table([
      ['a', 'one'],
      ['long', 'b'],
    ]),
  ).toBe('  a     one\n  long  b');
});
