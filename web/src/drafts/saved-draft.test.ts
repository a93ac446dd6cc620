import { describe, expect, test } from 'vitest';
import { type EditedDraft, startDraft } from './draft-machine.ts';
import { mergeFields } from './merge-fields.ts';
import { sameValue } from './same-value.ts';
import { createSavedDraft, type DraftPorts, type SaveAnswer } from './saved-draft.ts';

interface Note {
  readonly title: string;
  readonly text: string;
}
type Answer = SaveAnswer<Note, string>;

const EMPTY: Note = { title: '', text: '' };

/** A draft with a simulated server and a stopped clock. */
function open(answers: readonly Answer[] = [], overrides: Partial<DraftPorts<Note, string>> = {}) {
  const saves: { title: string; revision: number }[] = [];
  const due: number[] = [];
  let kept: EditedDraft<Note> | null = null;
  const store = createSavedDraft<Note, string>(startDraft(EMPTY, 1), {
    isSame: sameValue,
    merge: (sides) => mergeFields(sides, { groups: [['title'], ['text']] }),
    pauseMs: 1_000,
    again: () => 9_000,
    async save({ title }, revision) {
      saves.push({ title, revision });
      return answers[saves.length - 1] ?? { outcome: 'saved', revision: revision + 1 };
    },
    keep(draft) {
      kept = draft;
      return true;
    },
    later(_, ms) {
      due.push(ms);
      return () => due.splice(due.indexOf(ms), 1);
    },
    ...overrides,
  });
  return { store, saves, due, kept: () => kept };
}

const refused: Answer = { outcome: 'refused', refusal: 'not reached' };

describe('a draft that saves itself', () => {
  test('is saved again automatically after a refusal, as its ports say', async () => {
    const { store, due } = open([refused]);
    store.edit({ title: 'A' });
    expect(due).toEqual([1_000]);
    await store.flush();
    expect([store.view().problem, due]).toEqual(['not reached', [9_000]]);
    await store.flush();
    expect(store.view()).toMatchObject({ problem: null, isDirty: false });
  });

  test('waits for the next change where its ports say so', async () => {
    const { store, due } = open([refused], { again: () => null });
    store.edit({ title: 'A' });
    await store.flush();
    expect(due).toEqual([]);
  });

  test('reports that the device keeps nothing', () => {
    const { store } = open([], { keep: () => false });
    store.edit({ title: 'A' });
    expect(store.view()).toMatchObject({ isDirty: true, isKept: false });
  });

  test('is no longer saved automatically once its page is closed', async () => {
    const { store, due, kept } = open();
    store.edit({ title: 'A' });
    store.stop();
    expect([due, kept()?.mine.title]).toEqual([[], 'A']);
  });
});

describe('a draft that is saved at a steady pace', () => {
  test('does not wait longer for each further change', async () => {
    let actions: (() => void)[] = [];
    const { store, saves } = open([], {
      isSteady: true,
      later(action) {
        actions.push(action);
        return () => {
          actions = actions.filter((each) => each !== action);
        };
      },
    });
    store.edit({ title: 'A' });
    const [first] = actions;
    store.edit({ title: 'AB' });
    expect(actions).toEqual([first]);
    store.edit({ title: '' });
    expect([actions, saves]).toEqual([[], []]);
  });

  test('reads what is being typed before it saves', async () => {
    const opened = open([], { settle: () => opened.store.edit({ title: 'Typed' }) });
    opened.store.touch();
    expect(opened.due).toEqual([1_000]);
    expect(await opened.store.flush()).toBe(true);
    expect(opened.saves).toEqual([{ title: 'Typed', revision: 1 }]);
  });

  test('is not saved while it is not valid', async () => {
    const { store, saves, due } = open([], { maySave: ({ title }) => title !== '' });
    store.edit({ text: 'More' });
    expect(await store.flush()).toBe(false);
    expect([saves, due]).toEqual([[], []]);
  });
});

describe('exclusive work on a draft', () => {
  test('runs after the current save, on the newest revision', async () => {
    const { store, saves } = open();
    store.edit({ title: 'A' });
    const saving = store.flush();
    const on: number[] = [];
    await store.exclusively(async (revision) => {
      on.push(revision);
      return revision + 1;
    });
    await saving;
    expect([saves.length, on]).toEqual([1, [2]]);
    expect(store.view()).toMatchObject({ isDirty: false, draft: { revision: 3 } });
  });

  test('saves what was typed before it, and not what is typed meanwhile', async () => {
    const { store } = open();
    store.edit({ title: 'A' });
    await store.exclusively(async (revision) => {
      store.edit({ title: 'AB' });
      return revision + 1;
    });
    expect(store.view().draft).toMatchObject({ base: { title: 'A' }, mine: { title: 'AB' } });
  });

  test('leaves the draft unchanged if it fails, and reports it', async () => {
    const { store, due } = open();
    store.edit({ title: 'A' });
    await expect(store.exclusively(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect([store.view().isDirty, due]).toEqual([true, [1_000]]);
  });
});

describe('a conflict', () => {
  const conflicting = () => {
    const opened = open();
    opened.store.edit({ title: 'Mine' });
    opened.store.arrived({ title: 'Theirs', text: 'More' }, 2);
    return opened;
  };

  test('ends with both sides’ changes, based on theirs', async () => {
    const { store, saves } = conflicting();
    store.resolve({ title: 'Both', text: 'More' });
    expect(await store.flush()).toBe(true);
    expect(saves).toEqual([{ title: 'Both', revision: 2 }]);
  });

  test('ends with theirs if mine is discarded', () => {
    const { store, saves } = conflicting();
    store.discard();
    expect(store.view()).toMatchObject({ isDirty: false, draft: { mine: { title: 'Theirs' } } });
    expect(saves).toEqual([]);
  });
});
