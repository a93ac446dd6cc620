import {
  nextSubmissionState,
  SUBMISSION_EVENTS,
  submissionMove,
} from '@quire/model/states/moves/submission';
import { describe, expect, it } from 'vitest';
import { moveLabelsOf, staffMoves } from './move-labels.ts';

const ALL = staffMoves(SUBMISSION_EVENTS);
const atOnce = ALL.filter((move) => moveLabelsOf(move).undo !== undefined);

describe('moves made without asking', () => {
  it('can be undone by anyone who may make them', () => {
    expect(atOnce).toEqual(['pass_check', 'start_copyediting', 'start_typesetting']);
    for (const move of atOnce) {
      const { undo } = moveLabelsOf(move);
      if (undo === undefined) throw new Error(move);
      const { from, by } = submissionMove(move);
      for (const state of from) {
        const after = nextSubmissionState(state, move);
        expect(after && nextSubmissionState(after, undo), move).toBe(state);
      }
      expect(submissionMove(undo).by, move).toEqual(expect.arrayContaining([...by]));
    }
  });

  it('need neither a letter nor a reason', () => {
    for (const move of atOnce) expect(submissionMove(move).says, move).toBeUndefined();
  });
});
