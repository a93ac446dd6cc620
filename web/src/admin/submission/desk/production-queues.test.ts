import { PRODUCTION_STATES } from '@quire/model/states/submission-states';
import { describe, expect, it } from 'vitest';
import {
  PRODUCTION_QUEUE_NAMES,
  PRODUCTION_QUEUES,
  STATES_IN_WORK,
  STATES_PUBLISHED,
} from './production-queues.ts';

const NOW = '2026-06-01T09:00:00.000Z';
const STEPS = ['new', 'copyediting', 'typesetting', 'proof', 'publish'] as const;

describe('production queues', () => {
  it('list each state in progress under exactly one step and under everything in production', () => {
    for (const state of STATES_IN_WORK) {
      expect(
        STEPS.filter((name) => PRODUCTION_QUEUES[name].holds({ state }, NOW)),
        state,
      ).toHaveLength(1);
      expect(PRODUCTION_QUEUES.open.holds({ state }, NOW), state).toBe(true);
      expect(PRODUCTION_QUEUES.published.holds({ state }, NOW), state).toBe(false);
    }
  });

  it('list published articles in one queue only', () => {
    expect([...STATES_IN_WORK, ...STATES_PUBLISHED].sort()).toEqual([...PRODUCTION_STATES].sort());
    for (const state of STATES_PUBLISHED) {
      const holding = PRODUCTION_QUEUE_NAMES.filter((name) =>
        PRODUCTION_QUEUES[name].holds({ state, dueAt: '2026-05-31T09:00:00.000Z' }, NOW),
      );
      expect(holding, state).toEqual(['published']);
    }
  });

  it('tell overdue submissions from others', () => {
    const { holds } = PRODUCTION_QUEUES.overdue;
    expect(holds({ state: 'typesetting', dueAt: '2026-05-31T09:00:00.000Z' }, NOW)).toBe(true);
    expect(holds({ state: 'typesetting', dueAt: '2026-06-02T09:00:00.000Z' }, NOW)).toBe(false);
    expect(holds({ state: 'typesetting' }, NOW)).toBe(false);
    expect(holds({ state: 'published', dueAt: '2026-05-31T09:00:00.000Z' }, NOW)).toBe(false);
  });

  it('describe each queue', () => {
    for (const name of PRODUCTION_QUEUE_NAMES) expect(PRODUCTION_QUEUES[name].says).toMatch(/\.$/);
  });
});
