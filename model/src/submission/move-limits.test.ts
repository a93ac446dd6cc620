import { describe, expect, it } from 'vitest';
import { APPEAL_DAYS, ROUNDS_MAX } from '../constants.ts';
import { moveRefusal } from './move-limits.ts';

const NOW = new Date('2026-06-01T09:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const rejected = { articleType: 'research-article', round: 0, decidedAt: daysAgo(3) } as const;

describe('an appeal', () => {
  it('is possible until the last moment of the period', () => {
    expect(moveRefusal(rejected, 'appeal', NOW)).toBeNull();
    const last = { ...rejected, decidedAt: daysAgo(APPEAL_DAYS) };
    expect(moveRefusal(last, 'appeal', NOW)).toBeNull();
    expect(moveRefusal(last, 'appeal', new Date(NOW.getTime() + 1))).toBe('submission/too-late');
  });

  it('is possible once', () => {
    const again = { ...rejected, appealed: true };
    expect(moveRefusal(again, 'appeal', NOW)).toBe('submission/appealed');
  });

  it('wants a decision', () => {
    const { decidedAt: _, ...undecided } = rejected;
    expect(moveRefusal(undecided, 'appeal', NOW)).toBe('submission/too-late');
  });
});

describe('rounds', () => {
  const last = { ...rejected, round: ROUNDS_MAX - 1 };
  it.each(['new_round', 'request_minor', 'request_major', 'send_to_review'] as const)(
    'do not go on by %s after the last one',
    (event) => {
      expect(moveRefusal(last, event, NOW)).toBe('submission/last-round');
      expect(moveRefusal({ ...last, round: ROUNDS_MAX - 2 }, event, NOW)).toBeNull();
    },
  );

  it('end with a decision', () => {
    expect(moveRefusal(last, 'accept', NOW)).toBeNull();
    expect(moveRefusal(last, 'reject', NOW)).toBeNull();
  });
});

it('lets only what is never reviewed be accepted unreviewed', () => {
  expect(moveRefusal(rejected, 'accept_unreviewed', NOW)).toBe('submission/must-be-reviewed');
  const editorial = { ...rejected, articleType: 'editorial' } as const;
  expect(moveRefusal(editorial, 'accept_unreviewed', NOW)).toBeNull();
});
