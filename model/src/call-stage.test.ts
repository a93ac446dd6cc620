import { expect, it } from 'vitest';
import { callStage } from './call-stage.ts';

const call = { opens: '2026-05-01', closes: '2026-06-01' };

it.each([
  ['2026-04-30T21:59:00Z', 'ahead'],
  ['2026-04-30T22:00:00Z', 'open'],
  ['2026-06-01T21:59:00Z', 'open'],
  ['2026-06-01T22:00:00Z', 'closed'],
] as const)('is by the clocks of the place at %s: %s', (at, stage) => {
  const timeZone = 'Europe/Oslo';
  expect(callStage({ call, timeZone, status: 'announced' }, new Date(at))).toBe(stage);
});

it.each([
  ['draft', 'none'],
  ['held', 'closed'],
  ['cancelled', 'closed'],
] as const)('of a conference that is %s is %s', (status, stage) => {
  expect(callStage({ call, status }, new Date('2026-05-10T12:00:00Z'))).toBe(stage);
});

it('is none where nobody calls', () => {
  expect(callStage({ status: 'announced' }, new Date())).toBe('none');
});
