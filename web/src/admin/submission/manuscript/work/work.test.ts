import type { StoredSubmission } from '@quire/model/entities/submission';
import { SubmissionSchema } from '@quire/model/entities/submission';
import { claimsInJournals } from '@quire/model/grants';
import type { Reaches, Role } from '@quire/model/roles';
import { SUBMISSION_EVENTS, submissionMove } from '@quire/model/states/moves/submission';
import {
  SUBMISSION_STATE_NAMES,
  type SubmissionState,
} from '@quire/model/states/submission-states';
import { describe, expect, test } from 'vitest';
import { staffMoves } from '../moves/move-labels.ts';
import { eventsFor, workOf } from './work.ts';

const NOW = '2026-03-01T00:00:00.000Z';
const OF_ARTICLES = ['publish', 'correct', 'express_concern', 'retract', 'remove'];

const submission = (state: SubmissionState, change: object = {}): StoredSubmission => ({
  ...SubmissionSchema.parse({
    ...{
      journal: 'CES',
      articleType: 'editorial',
      owner: 'anselm',
      authorUids: ['anselm', 'wanda'],
    },
    ...{ state, stageEnteredAt: NOW, round: 0, revision: 1, createdAt: NOW, updatedAt: NOW },
    ...{ editors: ['edda'], production: ['paula'], ...change },
  }),
  id: 's1',
});
const person = (uid: string, role: Role) => ({
  ...{ uid, email: `${uid}@example.org`, name: uid },
  claims: claimsInJournals([role], ['CES']),
  ...{ missingFactor: null, hasSecondFactor: false },
});
const moves = (role: Role, state: SubmissionState, reaches: Reaches = {}, uid = 'edda') =>
  staffMoves(eventsFor(workOf(person(uid, role), submission(state), reaches), new Date(NOW)));

describe('what is offered', () => {
  test('has labels for every move that staff may make', () => {
    const ofStaff = SUBMISSION_EVENTS.filter((event) =>
      submissionMove(event).by.some((actor) => actor !== 'author' && actor !== 'system'),
    ).filter((event) => !OF_ARTICLES.includes(event));
    expect(staffMoves(ofStaff).toSorted()).toEqual(ofStaff.toSorted());
  });

  test('leaves decisions to editors', () => {
    expect(moves('editor', 'reviews_complete')).toContain('accept');
    expect(moves('admin', 'reviews_complete')).not.toContain('accept');
  });

  test('leaves decisions to the people chosen by the journal', () => {
    const reaches = { editor: { 'submission.decide': 'assigned' } } as const;
    expect(moves('editor', 'reviews_complete', reaches, 'edda')).toContain('reject');
    const other = moves('editor', 'reviews_complete', reaches, 'olga');
    expect(other).not.toContain('reject');
    expect(other).toContain('new_round');
  });

  test('offers nothing in any state to one of its authors', () => {
    for (const state of SUBMISSION_STATE_NAMES) {
      for (const role of ['editor', 'admin', 'production'] as const) {
        expect(moves(role, state, {}, 'wanda'), `${role} ${state}`).toEqual([]);
      }
    }
  });

  test('offers production staff their steps and none of the editors’', () => {
    expect(moves('production', 'typesetting', {}, 'paula')).toEqual([
      'send_proof',
      'back_to_copyediting',
    ]);
    expect(moves('production', 'with_editor', {}, 'paula')).toEqual([]);
  });
});
