import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type StoredTexts, storedTexts } from '../../../../editing/device-paper/stored-texts.ts';
import { DocumentStore } from './document-store.ts';

/** A device: what it keeps, and a switch for how it refuses. */
function device(refusal?: string) {
  const values = new Map<string, string>();
  const pictures = new Map<string, Blob>();
  const refuse = () => {
    if (refusal) throw new DOMException('no', refusal);
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      refuse();
      values.set(key, value);
    },
    removeItem: (key: string) => values.delete(key),
  });
  const keeper = {
    read: async () => new Map(pictures),
    put: async (path: string, picture: Blob) => {
      refuse();
      pictures.set(path, picture);
    },
    remove: async (path: string) => void pictures.delete(path),
    replace: async (all: ReadonlyMap<string, Blob>) => {
      refuse();
      pictures.clear();
      for (const [path, picture] of all) pictures.set(path, picture);
    },
  };
  return { values, pictures, open: () => opened(new DocumentStore(storedTexts, keeper)) };
}

async function opened(store: DocumentStore): Promise<DocumentStore> {
  store.open();
  // The pictures come a moment later.
  await vi.advanceTimersByTimeAsync(1);
  return store;
}

let changedElsewhere: (event: object) => void = () => {};
let hasFocus = true;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (_: string, listener: typeof changedElsewhere) => {
    changedElsewhere = listener;
  });
  vi.stubGlobal('document', { hasFocus: () => hasFocus });
  hasFocus = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const texts: StoredTexts = { markdown: 'Mud.', bibliography: '@misc{a}' };
const picture = new Blob(['x'], { type: 'image/png' });

describe('what is typed', () => {
  test('is there again when the page is opened anew', async () => {
    const { open } = device();
    const store = await open();
    store.write('markdown', texts.markdown);
    store.write('bibliography', texts.bibliography);
    await store.addPicture('figures/a.png', picture);
    store.flush();
    const { document } = (await open()).state();
    expect(document).toMatchObject(texts);
    expect([...document.pictures.keys()]).toEqual(['figures/a.png']);
  });

  test('is kept once typing rests', async () => {
    const { open, values } = device();
    const store = await open();
    store.write('markdown', 'M');
    store.write('markdown', 'Mud.');
    expect(values.size).toBe(0);
    vi.advanceTimersByTime(300);
    expect([...values.values()]).toEqual([JSON.stringify({ markdown: 'Mud.', bibliography: '' })]);
  });

  test('is heard of when typing rests, and when the first sign is there', async () => {
    const store = await device().open();
    const heard = vi.fn();
    store.subscribe(heard);
    store.write('markdown', 'M');
    vi.advanceTimersByTime(1);
    expect(heard).toHaveBeenCalledTimes(1);
    for (const text of ['Mu', 'Mud', 'Mud.']) store.write('markdown', text);
    vi.advanceTimersByTime(50);
    expect(heard).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(100);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(store.state().document.markdown).toBe('Mud.');
  });

  test.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'refused'],
  ])('stays on the page when the device answers %s, and says why', async (refusal, why) => {
    const store = await device(refusal).open();
    store.write('markdown', 'Mud.');
    store.flush();
    await store.addPicture('figures/a.png', picture);
    expect(store.state()).toMatchObject({ texts: why, pictures: why });
    expect(store.state().document.markdown).toBe('Mud.');
    expect(store.state().document.pictures.size).toBe(1);
  });

  test('is left alone where what was kept cannot be read', async () => {
    const { open, values } = device();
    (await open()).write('markdown', 'x');
    vi.advanceTimersByTime(300);
    for (const key of values.keys()) values.set(key, '{"markdown":5');
    expect((await open()).state().document.markdown).toBe('');
  });
});

describe('another document in place of this one', () => {
  const next = { markdown: 'New.', bibliography: '', pictures: new Map() };

  test('can be taken back, pictures included', async () => {
    const { open, pictures } = device();
    const store = await open();
    store.write('markdown', 'Old.');
    await store.addPicture('figures/a.png', picture);
    const { generation } = store.state();
    await store.replace(next);
    expect(store.state().generation).toBeGreaterThan(generation);
    expect(pictures.size).toBe(0);
    await store.undo();
    expect(store.state()).toMatchObject({ document: { markdown: 'Old.' }, before: null });
    expect((await open()).state().document).toMatchObject({ markdown: 'Old.' });
    expect(pictures.size).toBe(1);
  });

  test('has nothing to take back where nothing stood', async () => {
    const store = await device().open();
    await store.replace(next);
    expect(store.state().before).toBeNull();
  });

  test('that is nothing: everything is forgotten, on the device too', async () => {
    const { open, values, pictures } = device();
    const store = await open();
    store.write('markdown', 'Old.');
    await store.addPicture('figures/a.png', picture);
    store.flush();
    store.write('markdown', 'Older.');
    await store.forget();
    vi.advanceTimersByTime(1_000);
    expect([values.size, pictures.size]).toEqual([0, 0]);
    expect(store.state().document.markdown).toBe('');
  });
});

describe('another window', () => {
  const theirs = { key: 'quire:editor-tool:1', newValue: JSON.stringify(texts) };

  test('is followed by a window that nobody types in', async () => {
    const store = await device().open();
    hasFocus = false;
    changedElsewhere(theirs);
    await vi.runAllTimersAsync();
    expect(store.state().document).toMatchObject(texts);
  });

  test('changes nothing in the window that is typed in', async () => {
    const store = await device().open();
    store.write('markdown', 'Mine.');
    changedElsewhere(theirs);
    await vi.runAllTimersAsync();
    expect(store.state().document.markdown).toBe('Mine.');
  });
});
