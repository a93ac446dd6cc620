import type { ArticleContent, ArticleVersion } from '@quire/model/entities/article';
import { ArticleVersionSchema } from '@quire/model/entities/article';
import type { ErrorCode } from '@quire/model/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArticleDraftStore, AUTOSAVE_MS, REST_MS } from './draft-store.ts';
import type { StoredArticleDraft } from './stored-draft.ts';

const version = (revision: number, markdown: string, title = 'Mud'): ArticleVersion =>
  ArticleVersionSchema.parse({
    metadata: { title },
    markdown,
    revision,
    savedAt: '2026-01-01T00:00:00.000Z',
    savedBy: 'else',
  });

/** A press with one article. As in the rules, a save on top of an older version is refused. */
function aPress(
  first: ArticleVersion,
  { kept = null as StoredArticleDraft | null, mayEdit = true } = {},
) {
  const versions = [first];
  const press = {
    kept,
    saves: [] as ArticleContent[],
    refuse: null as ErrorCode | null,
    newest: () => versions.at(-1)?.revision ?? 0,
    add: (next: ArticleVersion) => versions.push(next),
    store: undefined as unknown as ArticleDraftStore,
  };
  press.store = new ArticleDraftStore(
    {
      load: async (revision) => {
        const found = versions.find((each) => each.revision === revision);
        if (!found) throw new Error('not there');
        return found;
      },
      save: async (base, content) => {
        if (press.refuse) return press.refuse;
        if (base !== press.newest()) return 'save/conflict';
        press.saves.push(content);
        versions.push({
          ...content,
          revision: base + 1,
          savedAt: '2026-01-01T00:00:00.000Z',
          savedBy: 'me',
        });
        return null;
      },
      keep: (draft) => {
        press.kept = draft;
        return true;
      },
      kept: () => press.kept,
      uid: 'me',
      mayEdit,
    },
    press.newest(),
  );
  return press;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a draft', () => {
  it('is kept on the device when typing pauses, and saved after half a minute', async () => {
    const press = aPress(version(1, 'a'));
    await press.store.open();
    press.store.type('ab');
    expect(press.store.state()).toMatchObject({ isDirty: true, content: { markdown: 'a' } });
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(press.kept).toMatchObject({ markdown: 'ab', revision: 1 });
    expect(press.saves).toEqual([]);
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
    expect(press.saves.map(({ markdown }) => markdown)).toEqual(['ab']);
    expect(press.store.state()).toMatchObject({ isDirty: false, base: { revision: 2 } });
    expect(press.kept).toBe(null);
  });

  it('is saved at most every half minute during continuous typing', async () => {
    const press = aPress(version(1, ''));
    await press.store.open();
    for (let at = 0; at < 100; at += 1) {
      press.store.type('x'.repeat(at + 1));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(press.saves).toHaveLength(3);
  });

  it('is not saved if it equals the saved version again', async () => {
    const press = aPress(version(1, 'a'));
    await press.store.open();
    press.store.type('ab');
    press.store.type('a');
    await vi.advanceTimersByTimeAsync(2 * AUTOSAVE_MS);
    expect([press.saves, press.store.state().isDirty]).toEqual([[], false]);
  });

  it('is saved when the page is left', async () => {
    const press = aPress(version(1, 'a'));
    await press.store.open();
    press.store.type('left');
    await press.store.leave();
    expect(press.saves.map(({ markdown }) => markdown)).toEqual(['left']);
  });

  it('is restored as typed, on the version it was based on', async () => {
    const kept = { title: 'Mud', markdown: 'mine', revision: 1 };
    const press = aPress(version(1, 'a'), { kept });
    await press.store.open();
    expect(press.store.state()).toMatchObject({
      isRecovered: true,
      isDirty: true,
      content: { markdown: 'mine' },
    });
  });

  it('is kept with the reason if it cannot be saved, and saving is retried', async () => {
    const press = aPress(version(1, 'a'));
    await press.store.open();
    press.refuse = 'save/failed';
    press.store.type('b');
    await press.store.save();
    expect(press.store.state()).toMatchObject({ problem: 'save/failed', isDirty: true });
    press.refuse = null;
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
    expect(press.store.state()).toMatchObject({ problem: null, isDirty: false });
  });

  it('is never saved for people who may only read', async () => {
    const press = aPress(version(1, 'a'), { mayEdit: false });
    await press.store.open();
    press.store.type('b');
    await press.store.leave();
    expect(press.saves).toEqual([]);
  });

  it('is not saved without a title', async () => {
    const press = aPress(version(1, 'a'));
    await press.store.open();
    press.store.change({ title: ' ' });
    await press.store.save();
    expect(press.saves).toEqual([]);
  });
});

describe('a draft that another person saves too', () => {
  it('takes the other person’s changes where nothing was typed', async () => {
    const press = aPress(version(1, 'a'));
    const replaced = vi.fn();
    press.store.onReplaced(replaced);
    await press.store.open();
    press.add(version(2, 'theirs'));
    press.store.remote(2);
    await vi.runAllTimersAsync();
    expect(press.store.state()).toMatchObject({
      isDirty: false,
      base: { revision: 2 },
      merged: { revision: 2 },
    });
    expect(replaced).toHaveBeenCalledWith('theirs');
  });

  it('is merged with theirs, with a message, and saved on top', async () => {
    const press = aPress(version(1, 'one\n\ntwo\n\nthree'));
    await press.store.open();
    press.store.type('ONE\n\ntwo\n\nthree');
    press.add(version(2, 'one\n\ntwo\n\nTHREE'));
    await press.store.save();
    press.store.remote(2);
    await vi.advanceTimersByTimeAsync(2 * AUTOSAVE_MS);
    expect(press.saves.map(({ markdown }) => markdown)).toEqual(['ONE\n\ntwo\n\nTHREE']);
    expect(press.store.state()).toMatchObject({
      isDirty: false,
      merged: { revision: 2 },
      base: { revision: 3 },
    });
  });

  it('asks where both have changed the same place, and overwrites nothing meanwhile', async () => {
    const press = aPress(version(1, 'a'));
    await press.store.open();
    press.store.type('mine');
    press.add(version(2, 'theirs'));
    press.store.remote(2);
    await vi.advanceTimersByTimeAsync(3 * AUTOSAVE_MS);
    expect(press.store.state().conflict).toMatchObject({
      theirs: { revision: 2 },
      fields: ['markdown'],
    });
    expect([press.saves, press.kept?.markdown]).toEqual([[], 'mine']);
    press.store.resolve({ ...press.store.settle(), markdown: 'both' });
    await press.store.save();
    expect(press.saves.map(({ markdown }) => markdown)).toEqual(['both']);
  });

  it('uses their version if the person chooses it', async () => {
    const press = aPress(version(1, 'a'));
    await press.store.open();
    press.store.type('mine');
    press.add(version(2, 'theirs'));
    press.store.remote(2);
    await vi.advanceTimersByTimeAsync(1);
    press.store.discard();
    expect(press.store.state()).toMatchObject({
      isDirty: false,
      content: { markdown: 'theirs' },
      conflict: null,
    });
    expect(press.kept).toBe(null);
  });
});
