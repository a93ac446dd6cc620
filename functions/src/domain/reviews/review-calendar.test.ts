import type { Review } from '@quire/model/entities/review';
import type { ReviewState } from '@quire/model/states/review-states';
import { REVIEW_STATE_NAMES } from '@quire/model/states/review-states';
import { describe, expect, it } from 'vitest';
import { anchorOf, momentNow, nextMoment } from './review-calendar.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-06-01T09:00:00.000Z');
const day = (days: number): string => new Date(START + days * DAY_MS).toISOString();

type Timed = Pick<Review, 'state' | 'since' | 'invited' | 'responseDue' | 'due' | 'reminders'>;
const timed = (state: ReviewState, change: Partial<Timed> = {}): Timed => ({
  ...{ state, since: day(0), invited: day(0), responseDue: day(7), due: day(21), reminders: [] },
  ...change,
});

/** What a schedule with this interval does to a review until its end, by day. */
function story(review: Timed, everyDays: number): string[] {
  let now: Timed = review;
  const told: string[] = [];
  for (let at = 0; at < 40; at += everyDays) {
    const moment = momentNow(now, new Date(START + at * DAY_MS));
    if (!moment) continue;
    told.push(`${at}: ${moment.what === 'remind' ? moment.kind : moment.what}`);
    const next = { expire: 'expired', fall_due: 'overdue', remind: now.state } as const;
    const isMoved = next[moment.what] !== now.state;
    const reminder =
      moment.what === 'remind'
        ? [{ kind: moment.kind, at: day(at), about: anchorOf(now), mail: '' }]
        : [];
    now = {
      ...now,
      state: next[moment.what],
      since: isMoved ? day(at) : now.since,
      reminders: [...now.reminders, ...reminder],
    };
  }
  return told;
}

describe('the calendar of a review', () => {
  it('reminds of an invitation on days 3 and 6, and ends it on day 10', () => {
    expect(story(timed('invited'), 0.5)).toEqual(['3: invited+3', '6: invited+6', '10: expire']);
  });

  it('waits for a later day, if the editor set one, before ending it', () => {
    expect(story(timed('invited', { responseDue: day(14) }), 1).at(-1)).toBe('14: expire');
  });

  it('reminds of a report three days before its day, and one and five days after', () => {
    for (const state of ['accepted', 'in_progress'] as const) {
      expect(story(timed(state), 0.5)).toEqual([
        ...['18: due-3', '21: fall_due', '22: due+1', '26: due+5'],
      ]);
    }
  });

  it('sends one reminder for the time in which the schedule was down', () => {
    expect(story(timed('invited'), 7)).toEqual(['7: invited+6', '14: expire']);
    expect(story(timed('accepted'), 30)).toEqual(['30: fall_due']);
  });

  it('sends no immediate reminder of a day that was close when the reviewer accepted', () => {
    const late = timed('accepted', { since: day(19) });
    expect(nextMoment(late)).toBe(day(21));
  });

  it('reminds again when the day was changed', () => {
    const reminders = [{ kind: 'due-3' as const, at: day(18), about: day(21), mail: '' }];
    const moved = timed('in_progress', { since: day(20), due: day(30), reminders });
    expect(nextMoment(moved)).toBe(day(27));
  });

  it('continues after the day of a report that was overdue when the schedule ran', () => {
    const overdue = timed('overdue', { since: day(21.4) });
    expect(story(overdue, 0.5)).toEqual(['22: due+1', '26: due+5']);
  });

  it('reminds of a question as of a report, and never marks it overdue', () => {
    expect(story(timed('returned_for_clarification', { due: day(7) }), 1)).toEqual([
      ...['4: due-3', '8: due+1', '12: due+5'],
    ]);
  });

  it('does nothing in an end state', () => {
    const open = ['invited', 'accepted', 'in_progress', 'overdue', 'returned_for_clarification'];
    for (const state of REVIEW_STATE_NAMES) {
      expect(nextMoment(timed(state)) !== null, state).toBe(open.includes(state));
    }
  });
});
