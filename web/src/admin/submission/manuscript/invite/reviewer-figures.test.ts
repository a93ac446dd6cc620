import { ReviewLoadSchema } from '@quire/model/entities/review';
import { expect, it } from 'vitest';
import { reviewerFigures } from './reviewer-figures.ts';

const figures = (load: object) => reviewerFigures(ReviewLoadSchema.parse(load)).join(' · ');
const asked = '2026-03-03T09:00:00.000Z';

it('gives the acceptance rate, the average time to report and the open reviews', () => {
  const load = { working: 1, done: 3, declined: 1, timed: 3, reportDays: 54, asked };
  expect(figures(load)).toBe(
    'Accepted 4 of 5 (80%) · 18 days to a report · Last invited 3 Mar 2026 · 1 open',
  );
});

it('gives no rate for a reviewer who was never invited or has not answered', () => {
  expect(figures({})).toBe('Not invited yet');
  expect(figures({ invited: 1, asked })).toBe(
    '1 invitation · Last invited 3 Mar 2026 · 1 open, 1 not answered yet',
  );
  expect(figures({ cancelled: 2 })).toBe('2 invitations');
  expect(figures({ asked })).toBe('Last invited 3 Mar 2026');
});

it('counts a cancelled review only if it was accepted before', () => {
  expect(figures({ done: 1, cancelled: 2, withdrawn: 1 })).toBe(
    '3 invitations · Accepted 2 of 2 (100%)',
  );
});

it('gives 0% only for a reviewer who declined or did not answer', () => {
  expect(figures({ declined: 1, expired: 1 })).toBe('Accepted 0 of 2 (0%)');
});

it('leaves out dates that an old record does not have', () => {
  expect(figures({ done: 2 })).toBe('Accepted 2 of 2 (100%)');
  expect(figures({ done: 1, timed: 1, reportDays: 0 })).toContain('Less than a day to a report');
  expect(figures({ done: 1, timed: 1, reportDays: 1 })).toContain('1 day to a report');
});
