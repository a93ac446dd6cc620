import { ReviewSchema, type StoredReview } from '@quire/model/entities/review';
import {
  nextReviewState,
  REVIEW_ACTORS,
  REVIEW_EVENTS,
  reviewMove,
} from '@quire/model/states/review';
import { REVIEW_STATE_NAMES, type ReviewState } from '@quire/model/states/review-states';
import { describe, expect, it } from 'vitest';
import { Refused } from '../../platform/errors/refused.ts';
import { NOW } from '../../testing/test-press.ts';
import { roundEvent } from './reconcile-round.ts';
import { stepReview } from './step-review.ts';

const at = '2026-05-01T09:00:00.000Z';
const review = (state: ReviewState): StoredReview => ({
  id: 'r00-x',
  ...ReviewSchema.parse({
    ...{ submission: 's', journal: 'CES', round: 0, reviewerId: 'x', model: 'double', state },
    ...{ reviewer: { name: 'X', email: 'x@reviews.example' }, invitedBy: 'edda', invitations: 1 },
    ...{ since: at, invited: at, responseDue: at, due: at, report: {}, revision: 0 },
  }),
});

const outcome = (step: () => StoredReview): string => {
  try {
    return step().state;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
};

describe('a review', () => {
  it.each(REVIEW_ACTORS)('moves by the %s exactly as in the table', (actor) => {
    for (const state of REVIEW_STATE_NAMES) {
      for (const event of REVIEW_EVENTS) {
        const isTheirs = reviewMove(event).by.includes(actor);
        const wanted = isTheirs
          ? (nextReviewState(state, event) ?? 'review/wrong-state')
          : 'access/denied';
        const made = outcome(() => stepReview(review(state), event, actor, NOW));
        expect(made, `${state} ${event}`).toBe(wanted);
      }
    }
  });

  it('records when its state changed, and nothing where it did not', () => {
    const now = NOW.toISOString();
    expect(stepReview(review('invited'), 'accept', 'reviewer', NOW)).toMatchObject({
      since: now,
      responded: now,
    });
    expect(stepReview(review('overdue'), 'save', 'reviewer', NOW).since).toBe(at);
    expect(stepReview(review('accepted'), 'extend', 'editor', NOW).since).toBe(now);
  });
});

describe('a reviewer’s figures', () => {
  const accepted = { ...review('in_progress'), responded: at };
  const later = (days: number) => new Date(Date.parse(at) + days * 86_400_000);

  it('count the days from the acceptance to the first report', () => {
    const sent = stepReview(accepted, 'submit', 'reviewer', later(18));
    expect(sent.reportDays).toBe(18);
    const returned = stepReview(sent, 'return', 'editor', later(20));
    expect(stepReview(returned, 'submit', 'reviewer', later(25)).reportDays).toBe(18);
  });

  it('leave out unknown days', () => {
    const old = { ...accepted, state: 'returned_for_clarification', submitted: at } as const;
    expect(stepReview(old, 'submit', 'reviewer', later(9)).reportDays).toBeUndefined();
    const undated = stepReview(review('accepted'), 'submit', 'reviewer', later(9));
    expect(undated.reportDays).toBeUndefined();
  });

  it('distinguish a review cancelled after acceptance from one that was not answered', () => {
    expect(stepReview(accepted, 'cancel', 'editor', NOW).withdrawn).toBe(true);
    expect(stepReview(review('invited'), 'cancel', 'editor', NOW).withdrawn).toBeUndefined();
  });
});

describe('a round', () => {
  const round =
    (state: 'reviewer_invitation' | 'under_review', number: number, minimum = 2) =>
    (...states: readonly ReviewState[]) =>
      roundEvent(
        { state, round: number },
        states.map((each) => ({ state: each, round: number })),
        minimum,
      );

  it('starts when enough reviewers have accepted, even if some have already reported', () => {
    const begins = round('reviewer_invitation', 0);
    expect(begins('accepted', 'invited', 'declined')).toBeNull();
    expect(begins('accepted', 'submitted')).toBe('begin_review');
    expect(round('reviewer_invitation', 0, 0)('invited')).toBeNull();
  });

  it('is complete when all who accepted have reported and there are enough reports', () => {
    const ends = round('under_review', 0);
    expect(ends('submitted', 'overdue', 'considered')).toBeNull();
    expect(ends('submitted', 'returned_for_clarification', 'submitted')).toBeNull();
    expect(ends('submitted', 'cancelled')).toBeNull();
    expect(ends('submitted', 'considered', 'invited', 'declined')).toBe('complete_reviews');
  });

  it('waits in a later round for missing answers, and for nothing else', () => {
    const ends = round('under_review', 1);
    expect(ends('submitted', 'invited')).toBeNull();
    expect(ends('submitted', 'declined')).toBe('complete_reviews');
    expect(ends('declined')).toBeNull();
  });

  it('does not count the reports of the previous round', () => {
    const reviews = [
      { state: 'thanked' as const, round: 0 },
      { state: 'accepted' as const, round: 1 },
    ];
    expect(roundEvent({ state: 'under_review', round: 1 }, reviews, 1)).toBeNull();
  });
});
