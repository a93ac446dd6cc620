import { type StoredSubmission, SubmissionSchema } from '@quire/model/entities/submission';
import { SUBMISSION_STATE_NAMES } from '@quire/model/states/submission-states';
import { describe, expect, it } from 'vitest';
import { authorEventLabel } from '../event-labels.ts';
import { authorEvents } from './author-actions.ts';

const at = '2026-03-01T00:00:00.000Z';
const submission = (fields: object): StoredSubmission => ({
  ...SubmissionSchema.parse({
    ...{ owner: 'u', authorUids: ['u'], state: 'draft', stageEnteredAt: at, round: 0, revision: 0 },
    ...{ createdAt: at, updatedAt: at, editors: [], production: [], ...fields },
  }),
  id: 's',
});
const now = Date.parse('2026-03-15T00:00:00.000Z');

describe('what an author may do', () => {
  it('never includes two ways to withdraw', () => {
    for (const state of SUBMISSION_STATE_NAMES) {
      const events = authorEvents(submission({ state }), now);
      const ways = events.filter((event) => event.includes('withdraw'));
      expect(ways.length, state).toBeLessThanOrEqual(1);
    }
  });

  it('includes one appeal, within its deadline', () => {
    const decided = { state: 'rejected', decidedAt: at };
    expect(authorEvents(submission(decided), now)).toEqual(['appeal']);
    expect(authorEvents(submission({ ...decided, appealed: true }), now)).toEqual([]);
    const late = Date.parse('2026-04-15T00:00:00.000Z');
    expect(authorEvents(submission(decided), late)).toEqual([]);
  });

  it('includes answering an offer and approving a proof', () => {
    expect(authorEvents(submission({ state: 'transfer_offered' }), now)).toEqual([
      'accept_transfer',
      'decline_transfer',
      'withdraw',
    ]);
    expect(authorEvents(submission({ state: 'proof_author' }), now)).toEqual([
      'approve_proof',
      'send_corrections',
    ]);
  });
});

describe('the timeline', () => {
  it('shows what happened and who did it, without naming staff', () => {
    expect(authorEventLabel({ event: 'submit' })).toBe('You sent the manuscript');
    expect(authorEventLabel({ event: 'begin_review' })).toBe('Sent to reviewers');
  });
});
