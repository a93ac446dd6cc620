import { SUBMISSION_STATE_NAMES } from '@quire/model/states/submission-states';
import { describe, expect, it } from 'vitest';
import { describeNext, dueDate, isLate } from './describe-next.ts';

const day = (instant: string) => instant.slice(0, 10);
const stageEnteredAt = '2026-03-01T00:00:00.000Z';

describe('what happens next', () => {
  it('names the deadline that was set', () => {
    const words = describeNext(
      { state: 'minor_revision', stageEnteredAt, dueAt: '2026-03-20T00:00:00.000Z' },
      day,
    );
    expect(words).toBe(
      'Send your revised manuscript and your response to the reports by 2026-03-20.',
    );
  });

  it('uses the days of the table if none was set', () => {
    expect(dueDate({ state: 'under_review', stageEnteredAt })).toBe('2026-03-22T00:00:00.000Z');
  });

  it('fills in the date in every state', () => {
    for (const state of SUBMISSION_STATE_NAMES) {
      const words = describeNext({ state, stageEnteredAt }, day);
      expect(words, state).not.toMatch(/[{}]|,\.|\s\./);
    }
  });

  it('calls only the person who has to act and has a deadline late', () => {
    const dueAt = '2026-03-20T00:00:00.000Z';
    const after = Date.parse('2026-03-21T00:00:00.000Z');
    expect(isLate({ state: 'minor_revision', stageEnteredAt, dueAt }, after)).toBe(true);
    expect(isLate({ state: 'under_review', stageEnteredAt, dueAt }, after)).toBe(false);
    expect(isLate({ state: 'lapsed', stageEnteredAt }, after)).toBe(false);
  });
});
