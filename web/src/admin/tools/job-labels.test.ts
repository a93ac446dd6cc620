import { expect, it } from 'vitest';
import { jobResult } from './job-labels.ts';

const run = { at: '2026-06-01T09:00:00.000Z', seconds: 2.4, outcome: 'done', did: {} } as const;

it('describes the result of a run', () => {
  expect(jobResult(run)).toBe('nothing to do, 3 s');
  expect(jobResult({ ...run, did: { erased: 2, swept: 0, removed: 1 } })).toBe(
    'erased 2 and removed 1, 3 s',
  );
  expect(jobResult({ ...run, outcome: 'failed', reason: 'Error: away' })).toBe('Error: away');
});
