import { SUBMISSION_STATE_NAMES } from '@quire/model/states/submission-states';
import { describe, expect, it } from 'vitest';
import { describeNext, dueDate, isLate } from './describe-next.ts';

const day = (instant: string) => instant.slice(0, 10);
const stageEnteredAt = '2026-03-01T00:00:00.000Z';

describe('what happens next', () => {
  it('names the day that somebody has set', () => {
    const words = describeNext(
      { state: 'minor_revision', stageEnteredAt, dueAt: '2026-03-20T00:00:00.000Z' },
      day,
    );
    expect(words).toBe(
      'Send your revised manuscript and your answer to the reports by 2026-03-20.',
    );
  });

  it('counts the days of the table where nobody has', () => {
    expect(dueDate({ state: 'under_review', stageEnteredAt })).toBe('2026-03-22T00:00:00.000Z');
  });

  it('leaves no place for a date empty, in any state', () => {
    for (const state of SUBMISSION_STATE_NAMES) {
      const words = describeNext({ state, stageEnteredAt }, day);
      expect(words, state).not.toMatch(/[{}]|,\.|\s\./);
    }
  });

  it('calls late only whoever is to act and has a day to do it by', () => {
    const dueAt = '2026-03-20T00:00:00.000Z';
    const after = Date.parse('2026-03-21T00:00:00.000Z');
    expect(isLate({ state: 'minor_revision', stageEnteredAt, dueAt }, after)).toBe(true);
    expect(isLate({ state: 'under_review', stageEnteredAt, dueAt }, after)).toBe(false);
    expect(isLate({ state: 'lapsed', stageEnteredAt }, after)).toBe(false);
  });
});
