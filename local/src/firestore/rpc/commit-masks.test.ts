import { describe, expect, it } from 'vitest';
import {
  CLIENT_ROOT,
  fresh,
  get,
  int,
  type Json,
  map,
  sendCommit,
  set,
  update,
  useServer,
} from './commit-client.ts';

useServer();

describe('an update mask', () => {
  const before = { a: int(1), m: map({ x: int(1), y: int(2), 'a.b': int(3) }) };
  it.each<[string, string[], Json, Json]>([
    ['sets what it names', ['a'], { a: int(2), b: int(9) }, { ...before, a: int(2) }],
    ['deletes what it names and is not there', ['a'], {}, { m: before.m }],
    [
      'reaches into maps',
      ['m.x'],
      { m: map({ x: int(5) }) },
      { a: int(1), m: map({ x: int(5), y: int(2), 'a.b': int(3) }) },
    ],
    ['deletes in maps', ['m.x'], {}, { a: int(1), m: map({ y: int(2), 'a.b': int(3) }) }],
    [
      'reads quoted names',
      ['m.`a.b`'],
      { m: map({ 'a.b': int(7) }) },
      { a: int(1), m: map({ x: int(1), y: int(2), 'a.b': int(7) }) },
    ],
    [
      'makes the maps on its way',
      ['n.o.p'],
      { n: map({ o: map({ p: int(1) }) }) },
      { ...before, n: map({ o: map({ p: int(1) }) }) },
    ],
    [
      'replaces a value in its way',
      ['a.b'],
      { a: map({ b: int(1) }) },
      { ...before, a: map({ b: int(1) }) },
    ],
    ['deletes nothing where nothing is', ['a.b', 'q.r'], {}, before],
    ['leaves all when it is empty', [], { a: int(9) }, before],
  ])('%s', async (_, fieldPaths, fields, expected) => {
    const path = fresh();
    await sendCommit(set(path, before));
    await sendCommit(update(path, fieldPaths, fields));
    expect((await get(path))?.fields).toEqual(expected);
  });
});

describe('a precondition', () => {
  const missing = { exists: true };
  const there = { exists: false };
  const stale = { updateTime: '2020-01-01T00:00:00Z' };
  it.each<[string, boolean, Json, (path: string) => Json, string]>([
    ['an update of nothing', false, missing, (path) => update(path, ['a'], {}), 'NOT_FOUND'],
    [
      'a deletion of nothing',
      false,
      missing,
      (path) => ({ delete: `${CLIENT_ROOT}/${path}` }),
      'NOT_FOUND',
    ],
    ['the creation of what is there', true, there, (path) => set(path, {}), 'ALREADY_EXISTS'],
    ['a write on an old state', true, stale, (path) => set(path, {}), 'FAILED_PRECONDITION'],
    [
      'a deletion of an old state',
      true,
      stale,
      (path) => ({ delete: `${CLIENT_ROOT}/${path}` }),
      'FAILED_PRECONDITION',
    ],
    ['a write on a state of nothing', false, stale, (path) => set(path, {}), 'FAILED_PRECONDITION'],
    [
      'a look at an old state',
      true,
      stale,
      (path) => ({ verify: `${CLIENT_ROOT}/${path}` }),
      'FAILED_PRECONDITION',
    ],
  ])('stops %s, and the whole batch with it', async (_, isThere, currentDocument, make, status) => {
    const [path, other] = [fresh(), fresh()];
    if (isThere) await sendCommit(set(path, { n: int(1) }));
    const { error } = await sendCommit(set(other, {}), { ...make(path), currentDocument });
    expect(error?.status).toBe(status);
    expect(error?.message).toContain(path);
    expect(await get(other)).toBeNull();
    expect((await get(path))?.fields).toEqual(isThere ? { n: int(1) } : undefined);
  });

  it('lets pass what it asks for', async () => {
    const path = fresh();
    const created = await sendCommit(
      set(path, { n: int(1) }, { currentDocument: { exists: false } }),
    );
    const { updateTime } = created.writeResults[0] ?? {};
    const { error } = await sendCommit(
      set(path, { n: int(2) }, { currentDocument: { updateTime } }),
    );
    expect(error).toBeUndefined();
    expect(
      (await sendCommit({ delete: `${CLIENT_ROOT}/${path}`, currentDocument: { exists: true } }))
        .error,
    ).toBeUndefined();
  });
});
