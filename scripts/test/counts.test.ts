import { expect, test } from 'vitest';
import { countVitest, lastLine, sum } from './counts.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((t) => ({ status: t })),
});

test('counts tests by what became of them', () => {
  const report = {
    testResults: [file('failed', 'passed', 'failed'), file('passed', 'skipped', 'todo')],
  };
  expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 2 });
});

test('counts a file that could not be loaded as a failure', () => {
  expect(countVitest({ testResults: [file('failed')] }, 1).failed).toBe(1);
});

test('counts a run that failed beside its tests as a failure', () => {
  expect(countVitest({ testResults: [file('passed', 'passed')] }, 1).failed).toBe(1);
  expect(countVitest({ testResults: [file('passed', 'passed')] }, 0).failed).toBe(0);
});

test('ends with one line of sums, and names the skipped only where there are some', () => {
  const one = { passed: 2, failed: 0, skipped: 0 };
  expect(lastLine(sum([one, one]))).toBe('4 passed, 0 failed');
  expect(lastLine(sum([one, { passed: 0, failed: 1, skipped: 3 }]))).toBe(
    '2 passed, 1 failed, 3 skipped',
  );
});
