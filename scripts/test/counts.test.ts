import { expect, test } from 'vitest';
import { countFiles, countRun, lastLine, sum, withSecondRun } from './counts.ts';

const file = (status: string, ...tests: string[]) => ({
  name: '/a.test.ts',
  status,
  assertionResults: tests.map((t) => ({
    status: t,
    fullName: `is ${t}`,
    failureMessages: t === 'failed' ? ['AssertionError: 1\n  at b'] : [],
  })),
});
const counted = (testResults: unknown[], code = 1) => countRun(countFiles({ testResults }), code);

test('counts tests by what became of them, and names what failed', () => {
  expect(
    counted([file('failed', 'passed', 'failed'), file('passed', 'skipped', 'todo')]),
  ).toMatchObject({
    passed: 1,
    failed: 1,
    skipped: 2,
    failures: ['/a.test.ts > is failed: AssertionError: 1'],
  });
});

test('counts a file that could not be loaded as a failure', () => {
  expect(counted([{ ...file('failed'), message: 'no such module' }])).toMatchObject({
    failed: 1,
    failures: ['/a.test.ts: no such module'],
  });
});

test('counts a run that failed beside its tests as a failure', () => {
  expect(counted([file('passed', 'passed')], 1).failed).toBe(1);
  expect(counted([file('passed', 'passed')], 0).failed).toBe(0);
});

test('counts a file that passes when run again as passed, and names it', () => {
  const first = countFiles({ testResults: [file('failed', 'passed', 'failed')] });
  const passed = countFiles({ testResults: [file('passed', 'passed', 'passed')] });
  expect(countRun(withSecondRun(first, passed), 0)).toMatchObject({
    passed: 2,
    failed: 0,
    failures: [],
    unsteady: ['/a.test.ts > is failed: AssertionError: 1'],
  });
  expect(countRun(withSecondRun(first, first), 1)).toMatchObject({ passed: 1, failed: 1 });
  expect(countRun(withSecondRun(first, []), 1)).toMatchObject({ passed: 1, failed: 1 });
});

test('ends with one line of sums, and names the skipped only where there are some', () => {
  const one = { passed: 2, failed: 0, skipped: 0 };
  expect(lastLine(sum([one, one]))).toBe('4 passed, 0 failed');
  expect(lastLine(sum([one, { passed: 0, failed: 1, skipped: 3 }]))).toBe(
    '2 passed, 1 failed, 3 skipped',
  );
});
