import { describe, expect, it } from 'vitest';
import {
  EDITABLE_STATES,
  SUBMISSION_STATE_NAMES,
  SUBMISSION_STATES,
  type SubmissionState,
} from '../submission-states.ts';
import type { SubmissionActor } from './move.ts';
import {
  isOver,
  nextSubmissionState,
  possibleEvents,
  SUBMISSION_EVENTS,
  submissionMove,
} from './submission.ts';

const ACTORS: readonly SubmissionActor[] = [
  'author',
  'editor',
  'production',
  'finance',
  'admin',
  'system',
];

/** Every state that can be reached from these by any moves. */
function reachable(from: SubmissionState): ReadonlySet<SubmissionState> {
  const seen = new Set<SubmissionState>([from]);
  for (const state of seen) {
    for (const event of SUBMISSION_EVENTS) {
      for (const before of SUBMISSION_STATE_NAMES) {
        const next = nextSubmissionState(state, event, before);
        if (next && submissionMove(event).to !== 'before') seen.add(next);
      }
    }
  }
  return seen;
}

describe('the table of moves', () => {
  it('reaches every state from a draft', () => {
    expect([...reachable('draft')].toSorted()).toEqual(SUBMISSION_STATE_NAMES.toSorted());
  });

  it('never leads back to a draft', () => {
    for (const state of SUBMISSION_STATE_NAMES) {
      if (state !== 'draft') expect(reachable(state)).not.toContain('draft');
    }
  });

  it('refuses every pair of state and event that it does not list', () => {
    for (const event of SUBMISSION_EVENTS) {
      const { from } = submissionMove(event);
      for (const state of SUBMISSION_STATE_NAMES) {
        const next = nextSubmissionState(state, event, 'with_editor');
        expect(next !== null, `${state} ${event}`).toBe(from.includes(state));
      }
    }
  });

  it('offers each actor exactly the rows that name them', () => {
    for (const actor of ACTORS) {
      for (const state of SUBMISSION_STATE_NAMES) {
        for (const event of SUBMISSION_EVENTS) {
          const { from, by } = submissionMove(event);
          const isOffered = possibleEvents(state, [actor]).includes(event);
          expect(isOffered).toBe(from.includes(state) && by.includes(actor));
        }
      }
    }
  });

  it('leaves every decision to editors', () => {
    for (const event of SUBMISSION_EVENTS) {
      const { by, mails } = submissionMove(event);
      if (mails.includes('author/decision')) expect(by).toEqual(['editor']);
    }
  });

  it('lets the author move what waits for the author', () => {
    for (const state of SUBMISSION_STATE_NAMES) {
      const { turn } = SUBMISSION_STATES[state];
      // A lapsed revision is reopened by the editor, and an invoice is paid elsewhere.
      if (turn === 'author') expect(possibleEvents(state, ['author'])).not.toEqual([]);
    }
    for (const state of EDITABLE_STATES) expect(SUBMISSION_STATES[state].turn).toBe('author');
  });

  it('ends what is over, but for a notice, an appeal, a reversal or another journal', () => {
    const after = SUBMISSION_STATE_NAMES.filter(isOver).flatMap((state) =>
      possibleEvents(state, ACTORS),
    );
    expect([...new Set(after)].toSorted()).toEqual(
      [
        ...['appeal', 'correct', 'express_concern', 'offer_transfer', 'remove', 'retract'],
        ...['reverse_desk_rejection', 'reverse_rejection'],
      ].toSorted(),
    );
  });

  it('goes back only where it came from', () => {
    expect(nextSubmissionState('lapsed', 'reopen', 'major_revision')).toBe('major_revision');
    expect(nextSubmissionState('lapsed', 'reopen')).toBeNull();
  });
});
