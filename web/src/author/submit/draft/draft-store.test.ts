import {
  type SubmissionDraft,
  SubmissionDraftSchema,
  SubmissionSchema,
} from '@quire/model/entities/submission';
import { describe, expect, it } from 'vitest';
import type { DraftSaved } from '../../../data/live/save-draft.ts';
import { startDraft } from '../../../drafts/draft-machine.ts';
import type { EditedSubmission } from './draft-editor.ts';
import { createDraftStore, type SubmissionDraftPorts } from './draft-store.ts';

const empty = SubmissionDraftSchema.parse({});
const record = (fields: Partial<SubmissionDraft>, revision: number) => ({
  ...SubmissionSchema.parse({
    ...{ ...empty, ...fields, owner: 'u', authorUids: ['u'], state: 'draft', round: 0, revision },
    ...{ stageEnteredAt: '2026-01-01T00:00:00Z', createdAt: '2026-01-01T00:00:00Z' },
    ...{ updatedAt: '2026-01-01T00:00:00Z', editors: [], production: [] },
  }),
  id: 's',
});

/** A store with a simulated database and a stopped clock. */
function open(
  answers: readonly DraftSaved[],
  overrides: Partial<SubmissionDraftPorts> = {},
  revision = 0,
) {
  const saves: { title: string; revision: number }[] = [];
  const due: { action: () => void; ms: number }[] = [];
  let kept: EditedSubmission | null = null;
  const store = createDraftStore(startDraft(empty, revision), {
    save: async (draft, on) => {
      saves.push({ title: draft.title, revision: on });
      return answers[saves.length - 1] ?? { outcome: 'saved', revision: on + 1 };
    },
    keep: (draft) => {
      kept = draft;
      return true;
    },
    later(action, ms) {
      const entry = { action, ms };
      due.push(entry);
      return () => due.splice(due.indexOf(entry), 1);
    },
    signIn: async () => true,
    ...overrides,
  });
  return { store, saves, due, kept: () => kept };
}

describe('the draft that saves itself', () => {
  it('waits for a pause in typing, then saves once', async () => {
    const { store, saves, due, kept } = open([]);
    for (const title of ['A', 'AB', 'ABC']) store.edit({ title });
    expect([saves.length, due.length]).toEqual([0, 1]);
    expect(kept()?.mine.title).toBe('ABC');
    expect(await store.flush()).toBe(true);
    expect(saves).toEqual([{ title: 'ABC', revision: 0 }]);
    expect(kept()).toBeNull();
  });

  it('saves what was typed during a save in a second one', async () => {
    const { store, saves } = open([]);
    store.edit({ title: 'A' });
    const first = store.flush();
    store.edit({ title: 'AB' });
    expect(await first).toBe(false);
    expect(await store.flush()).toBe(true);
    expect(saves).toEqual([
      { title: 'A', revision: 0 },
      { title: 'AB', revision: 1 },
    ]);
  });

  it('keeps it on the device and tries again if the server cannot be reached', async () => {
    const { store, due, kept } = open([{ outcome: 'refused', code: 'save/failed' }]);
    store.edit({ title: 'A' });
    expect(await store.flush()).toBe(false);
    expect(store.view().problem).toBe('save/failed');
    expect(kept()?.mine.title).toBe('A');
    expect(due.length).toBe(1);
    expect(await store.flush()).toBe(true);
    expect(store.view().problem).toBeNull();
  });

  it('asks for the password if the session has ended, and continues', async () => {
    let asked = 0;
    const { store, saves } = open([{ outcome: 'refused', code: 'account/sign-in-again' }], {
      signIn: async () => ++asked > 0,
    });
    store.edit({ title: 'A' });
    await store.flush();
    expect(await store.flush()).toBe(true);
    expect([asked, saves.length]).toEqual([1, 2]);
  });

  it('merges a change by another window with its own, and saves the result', async () => {
    const { store, saves } = open([
      { outcome: 'changed-elsewhere', record: record({ abstract: 'Theirs' }, 5) },
    ]);
    store.edit({ title: 'Mine' });
    await store.flush();
    expect(await store.flush()).toBe(true);
    expect(saves.at(-1)).toEqual({ title: 'Mine', revision: 5 });
    expect(store.view().draft.mine.abstract).toBe('Theirs');
  });

  it('does not overwrite another window’s save until a version is chosen', async () => {
    const { store, saves } = open([
      { outcome: 'changed-elsewhere', record: record({ title: 'Theirs' }, 5) },
    ]);
    store.edit({ title: 'Mine' });
    await store.flush();
    store.edit({ abstract: 'More' });
    expect(await store.flush()).toBe(false);
    expect(saves.length).toBe(1);
    store.choose(['title']);
    expect(await store.flush()).toBe(true);
    expect(saves.at(-1)).toEqual({ title: 'Mine', revision: 5 });
  });

  it('makes the record of a new draft once, when it is needed', async () => {
    const { store, saves } = open([], {}, -1);
    expect(await store.flush()).toBe(false);
    expect(saves).toEqual([]);
    await Promise.all([store.flush(true), store.flush(true)]);
    expect(await store.flush(true)).toBe(true);
    expect(saves.length).toBe(1);
  });
});
