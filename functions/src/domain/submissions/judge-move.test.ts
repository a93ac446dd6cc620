import { claimsInJournals } from '@quire/model/grants';
import type { SubmissionActor } from '@quire/model/states/moves/move';
import { SUBMISSION_EVENTS, submissionMove } from '@quire/model/states/moves/submission';
import { SUBMISSION_STATE_NAMES } from '@quire/model/states/submission-states';
import { describe, expect, it } from 'vitest';
import { Refused } from '../../platform/errors/refused.ts';
import { NOW } from '../../testing/test-press.ts';
import { PEOPLE, readyDraft } from '../../testing/test-submissions.ts';
import { capacitiesOf, type Principal } from '../access/principal.ts';
import { judgeMove } from './judge-move.ts';

const MOVERS: Readonly<Record<string, { principal: Principal; as: readonly SubmissionActor[] }>> = {
  owner: { principal: PEOPLE.author, as: ['author'] },
  stranger: { principal: PEOPLE.stranger, as: [] },
  editor: { principal: PEOPLE.editor, as: ['editor'] },
  'editor of another journal': { principal: PEOPLE.otherEditor, as: [] },
  'assigned production': { principal: PEOPLE.production, as: ['production'] },
  finance: { principal: PEOPLE.finance, as: ['finance'] },
  admin: { principal: PEOPLE.admin, as: ['admin'] },
  system: { principal: 'system', as: ['system'] },
};
/** Everything that a move may need, so that only the table decides. */
const SAID = { reason: 'r', letter: 'l', journal: 'MSP', on: NOW.toISOString() };

const outcome = (judge: () => unknown): string => {
  try {
    judge();
    return 'made';
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
};

describe.each(Object.entries(MOVERS))('%s', (_name, { principal, as }) => {
  it('makes exactly the moves of the table, from exactly its states', () => {
    for (const state of SUBMISSION_STATE_NAMES) {
      const submission = readyDraft({
        state,
        stateBefore: 'with_editor',
        // Outside the limits, which have their own test.
        articleType: 'editorial',
        decidedAt: NOW.toISOString(),
        production: [PEOPLE.production.uid],
      });
      const actors = capacitiesOf(principal, submission);
      // A draft belongs only to its owner.
      const expected = state === 'draft' && principal !== 'system' && as[0] !== 'author' ? [] : as;
      expect(actors).toEqual(expected);
      for (const event of SUBMISSION_EVENTS) {
        const row = submissionMove(event);
        const isTheirs = row.by.some((actor) => actors.includes(actor));
        const wanted = !isTheirs
          ? actors.length === 0
            ? 'submission/not-found'
            : 'access/denied'
          : row.from.includes(state)
            ? 'made'
            : 'submission/wrong-state';
        const asked = { ...SAID, event, from: state };
        expect(
          outcome(() => judgeMove(submission, asked, actors, NOW)),
          `${state} ${event}`,
        ).toBe(wanted);
      }
    }
  });
});

describe('an author of the submission', () => {
  it('acts in no other capacity on it, whatever their roles are', () => {
    const staff = {
      ...PEOPLE.editor,
      claims: claimsInJournals(['author', 'editor', 'production', 'finance', 'admin'], ['CES']),
    } as const;
    const state = 'production';
    const production = [staff.uid];
    const coAuthor = readyDraft({ state, production, authorUids: ['anselm', staff.uid] });
    expect(capacitiesOf(staff, coAuthor)).toEqual([]);
    const owner = readyDraft({ state, production, owner: staff.uid, authorUids: [staff.uid] });
    expect(capacitiesOf(staff, owner)).toEqual(['author']);
    const neither = readyDraft({ state, production });
    expect(capacitiesOf(staff, neither)).toEqual(['editor', 'production', 'finance', 'admin']);
  });
});

describe('production', () => {
  it('acts only through moves for authors', () => {
    expect(capacitiesOf(PEOPLE.production, readyDraft({ state: 'production' }))).toEqual([]);
  });
});

describe('what a move needs to say', () => {
  const editor: readonly SubmissionActor[] = ['editor'];
  it.each([
    ['reviews_complete', 'reject', 'letter'],
    ['under_review', 'cancel_round', 'reason'],
    ['with_editor', 'offer_transfer', 'journal'],
    ['proof_final', 'schedule', 'on'],
  ] as const)('in %s, %s wants a %s', (state, event, field) => {
    const { [field]: _left, ...asked } = { ...SAID, event, from: state };
    const judged = judgeMove(readyDraft({ state }), asked, editor, NOW);
    expect(judged).toMatchObject({ problems: [{ field }] });
  });

  it('is nothing where the table requires nothing', () => {
    const asked = { event: 'pass_check', from: 'technical_check' } as const;
    const judged = judgeMove(readyDraft({ state: 'technical_check' }), asked, editor, NOW);
    expect(judged).toEqual({ actor: 'editor', to: 'with_editor' });
  });
});
