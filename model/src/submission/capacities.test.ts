import { describe, expect, it } from 'vitest';
import { claimsOf } from '../roles.ts';
import { possibleEvents, type SubmissionEvent } from '../states/moves/submission.ts';
import { SUBMISSION_STATE_NAMES } from '../states/submission-states.ts';
import {
  capacitiesIn,
  handlingIn,
  isTheirDecision,
  overseesIn,
  recommendsOn,
} from './capacities.ts';

const guest = {
  uid: 'gus',
  claims: claimsOf({ roles: ['author', 'guestEditor'], grants: { guestEditor: ['CES~s1'] } }),
};
const sent: Parameters<typeof capacitiesIn>[1] = {
  ...{ owner: 'anselm', authorUids: ['anselm'], journal: 'CES', specialIssue: 's1' },
  ...{ editors: [], production: [], state: 'with_editor' },
};

describe('a guest editor', () => {
  it('handles what was sent to their special issue, and has nothing as a whole in hand', () => {
    const capacities = capacitiesIn(guest, sent);
    expect(capacities).toEqual(['guestEditor']);
    expect(handlingIn(capacities)).toBe('editor');
    expect(overseesIn(capacities)).toBe(false);
  });

  it.each([
    ['another special issue', { specialIssue: 's2' }],
    ['no special issue', { specialIssue: '' }],
    ['another journal with an issue of that key', { journal: 'QPH' }],
    ['what is a draft', { state: 'draft' }],
    ['what they wrote with others', { authorUids: ['anselm', 'gus'] }],
    ['a journal whose name an author has made up', { journal: 'CES~s1', specialIssue: '' }],
  ] satisfies [string, Partial<typeof sent>][])('has no part in %s', (_, change) => {
    expect(capacitiesIn(guest, { ...sent, ...change })).toEqual([]);
  });

  it('is the author alone of what they sent', () =>
    expect(capacitiesIn(guest, { ...sent, owner: 'gus', authorUids: ['gus'] })).toEqual([
      'author',
    ]));

  it('takes it through the review, and neither decides nor produces', () => {
    const events = SUBMISSION_STATE_NAMES.flatMap((state) =>
      possibleEvents(state, ['guestEditor']),
    );
    expect([...new Set(events)].toSorted()).toEqual([
      ...[
        'back_to_check',
        'begin_review',
        'cancel_round',
        'complete_reviews',
        'judge_revision',
        'new_round',
      ],
      ...['pass_check', 'return_to_author', 'seek_reviewers', 'send_to_review'],
    ]);
    const decisions: SubmissionEvent[] = ['accept', 'reject', 'request_minor', 'desk_reject'];
    for (const event of decisions) expect(isTheirDecision(guest, event, sent)).toBe(false);
  });
});

describe('a recommending editor', () => {
  const rita = {
    uid: 'rita',
    claims: claimsOf({ roles: ['recommendingEditor'], grants: { recommendingEditor: ['CES'] } }),
  };

  it('handles the manuscripts of their journal, recommends, and neither decides nor oversees', () => {
    const capacities = capacitiesIn(rita, sent);
    expect(capacities).toEqual(['recommendingEditor']);
    expect(handlingIn(capacities)).toBe('editor');
    expect(overseesIn(capacities)).toBe(false);
    expect(recommendsOn(rita, capacities, sent)).toBe('now');
    for (const state of SUBMISSION_STATE_NAMES) {
      const events = possibleEvents(state, capacities);
      expect(events).toEqual(possibleEvents(state, ['guestEditor']));
      for (const event of ['accept', 'reject', 'request_minor', 'desk_reject'] as const) {
        expect(events).not.toContain(event);
        expect(isTheirDecision(rita, event, sent)).toBe(false);
      }
    }
  });

  it.each([
    ['another journal', { journal: 'QPH' }],
    ['a draft', { state: 'draft' }],
    ['what they wrote with others', { authorUids: ['anselm', 'rita'] }],
  ] satisfies [string, Partial<typeof sent>][])('has no part in %s', (_, change) => {
    expect(capacitiesIn(rita, { ...sent, ...change })).toEqual([]);
  });

  it('decides where they are an editor of the journal as well', () => {
    const both = {
      uid: 'rita',
      claims: claimsOf({
        roles: ['recommendingEditor', 'editor'],
        grants: { recommendingEditor: ['CES'], editor: ['CES'] },
      }),
    };
    expect(isTheirDecision(both, 'accept', sent)).toBe(true);
    expect(recommendsOn(both, capacitiesIn(both, sent), sent)).toBe('never');
  });
});
