import { describe, expect, it } from 'vitest';
import {
  nextReviewState,
  possibleReviewEvents,
  REVIEW_ACTORS,
  REVIEW_EVENTS,
  reviewMove,
} from './review.ts';
import {
  isReviewIn,
  isReviewing,
  isReviewOpen,
  REVIEW_STATE_NAMES,
  type ReviewState,
} from './review-states.ts';

function reachable(from: ReviewState): ReadonlySet<ReviewState> {
  const seen = new Set<ReviewState>([from]);
  for (const state of seen) {
    for (const event of REVIEW_EVENTS) {
      const next = nextReviewState(state, event);
      if (next) seen.add(next);
    }
  }
  return seen;
}

describe('the table of a review’s moves', () => {
  it('reaches every state from an invitation', () => {
    expect([...reachable('invited')].toSorted()).toEqual(REVIEW_STATE_NAMES.toSorted());
  });

  it('never leads back from thanks', () => {
    expect([...reachable('thanked')]).toEqual(['thanked']);
  });

  it('lets a review that is over begin again by staff alone', () => {
    for (const state of REVIEW_STATE_NAMES) {
      for (const event of REVIEW_EVENTS) {
        const next = nextReviewState(state, event);
        if (!next || isReviewOpen(state) || isReviewIn(state)) continue;
        expect(reviewMove(event).by, `${state} ${event}`).toEqual(['editor', 'admin']);
      }
    }
  });

  it('gives reviewers nothing but their own answer and report', () => {
    const theirs = REVIEW_STATE_NAMES.map((state) => possibleReviewEvents(state, 'reviewer'));
    expect([...new Set(theirs.flat())].toSorted()).toEqual(['accept', 'decline', 'save', 'submit']);
    for (const state of REVIEW_STATE_NAMES) {
      const mayWrite = possibleReviewEvents(state, 'reviewer').includes('save');
      expect(mayWrite, state).toBe(isReviewing(state));
    }
  });

  it('ends every open review by a cancellation', () => {
    for (const state of REVIEW_STATE_NAMES) {
      expect(nextReviewState(state, 'cancel') !== null, state).toBe(isReviewOpen(state));
    }
  });

  it('names for each event a person who may cause it', () => {
    for (const event of REVIEW_EVENTS) {
      expect(REVIEW_ACTORS.some((actor) => reviewMove(event).by.includes(actor))).toBe(true);
    }
  });
});
