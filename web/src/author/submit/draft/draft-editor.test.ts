import { type SubmissionDraft, SubmissionDraftSchema } from '@quire/model/entities/submission';
import { describe, expect, it } from 'vitest';
import { startDraft } from '../../../drafts/draft-machine.ts';
import { draftReducer, isDirty, type SubmissionDraftEvent, wantsSave } from './draft-editor.ts';

const draft = (fields: Partial<SubmissionDraft> = {}): SubmissionDraft => ({
  ...SubmissionDraftSchema.parse({}),
  ...fields,
});
const run = (...events: readonly SubmissionDraftEvent[]) =>
  events.reduce(draftReducer, startDraft(draft(), 3));
const edit = (patch: Partial<SubmissionDraft>): SubmissionDraftEvent => ({ kind: 'edit', patch });
const arrived = (fields: Partial<SubmissionDraft>, revision = 4): SubmissionDraftEvent => ({
  kind: 'arrived',
  draft: draft(fields),
  revision,
});

describe('a draft that is being written', () => {
  it('needs a save once something differs, and not during a save', () => {
    expect(wantsSave(run())).toBe(false);
    expect(wantsSave(run(edit({ title: 'A' })))).toBe(true);
    expect(wantsSave(run(edit({ title: 'A' }), { kind: 'send' }))).toBe(false);
    expect(wantsSave(run(edit({ title: 'A' }), edit({ title: '' })))).toBe(false);
  });

  it('keeps what was typed during a save', () => {
    const state = run(edit({ title: 'A' }), { kind: 'send' }, edit({ title: 'AB' }), {
      kind: 'saved',
      revision: 4,
    });
    expect(state).toMatchObject({ revision: 4, base: { title: 'A' }, mine: { title: 'AB' } });
    expect(wantsSave(state)).toBe(true);
  });

  it('recognises its own save if the record arrives before the answer', () => {
    const state = run(
      edit({ title: 'A' }),
      { kind: 'send' },
      edit({ title: 'AB' }),
      arrived({ title: 'A' }),
      { kind: 'saved', revision: 4 },
    );
    expect(state).toMatchObject({ revision: 4, conflict: null, mine: { title: 'AB' } });
  });

  it('recognises its own save if the answer was lost', () => {
    const state = run(edit({ title: 'A' }), { kind: 'send' }, arrived({ title: 'A' }), {
      kind: 'not-saved',
    });
    expect(isDirty(state)).toBe(false);
  });

  it('takes changes by another window to other fields', () => {
    const state = run(edit({ title: 'Mine' }), arrived({ abstract: 'Theirs' }));
    expect(state).toMatchObject({
      conflict: null,
      revision: 4,
      mine: { title: 'Mine', abstract: 'Theirs' },
    });
    expect(wantsSave(state)).toBe(true);
  });

  it('asks if both have changed one field, and saves nothing until a version is chosen', () => {
    const state = run(edit({ title: 'Mine' }), arrived({ title: 'Theirs', abstract: 'Theirs' }));
    expect(state.conflict).toMatchObject({ fields: ['title'], theirs: { title: 'Theirs' } });
    expect(state.mine.title).toBe('Mine');
    expect(wantsSave(state)).toBe(false);
    expect(draftReducer(state, { kind: 'choose', keepMine: ['title'] })).toMatchObject({
      mine: { title: 'Mine', abstract: 'Theirs' },
      revision: 4,
      conflict: null,
    });
    expect(draftReducer(state, { kind: 'choose', keepMine: [] }).mine.title).toBe('Theirs');
  });

  it('moves a conflict on when the other window saves again', () => {
    const state = run(
      edit({ title: 'Mine' }),
      arrived({ title: 'Theirs' }),
      arrived({ title: 'Theirs again' }, 5),
    );
    expect(state.conflict).toMatchObject({ revision: 5, theirs: { title: 'Theirs again' } });
  });

  it('ends a conflict when the other window comes to say the same', () => {
    const state = run(
      edit({ title: 'Mine' }),
      arrived({ title: 'Theirs' }),
      arrived({ title: 'Mine' }, 5),
    );
    expect(state).toMatchObject({ conflict: null, revision: 5 });
    expect(isDirty(state)).toBe(false);
  });

  it('never separates authors from their affiliations', () => {
    const author = {
      ...{ id: 'a', given: '', family: 'Noor', email: '', orcid: '', affiliations: [0] },
      ...{ corresponding: true, equal: false, credit: [] },
    };
    const state = run(
      edit({ authors: [author], affiliations: [{ name: 'Here' }] }),
      arrived({ affiliations: [{ name: 'There' }] }),
    );
    expect(state.conflict?.fields).toEqual(['authors', 'affiliations']);
  });

  it('treats maps with another order of keys as equal', () => {
    const state = run(
      edit({ declarations: { original: true, coi: true } }),
      { kind: 'send' },
      arrived({ declarations: { coi: true, original: true } }),
      { kind: 'saved', revision: 4 },
    );
    expect(isDirty(state)).toBe(false);
    expect(state.conflict).toBeNull();
  });

  it('does not go back to an older save', () => {
    const state = run(edit({ title: 'A' }), arrived({ title: 'Old' }, 3));
    expect(state).toMatchObject({ revision: 3, conflict: null, mine: { title: 'A' } });
  });
});
