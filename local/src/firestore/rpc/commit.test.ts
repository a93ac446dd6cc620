import { describe, expect, it } from 'vitest';
import {
  CLIENT_ROOT,
  double,
  fresh,
  get,
  int,
  post,
  sendCommit,
  set,
  update,
  useServer,
} from './commit-client.ts';

useServer();

describe('a commit', () => {
  it('applies its writes to one document one after the other, as one change', async () => {
    const path = fresh();
    const { writeResults, error } = await sendCommit(
      set(path, { a: int(1) }),
      update(path, ['b'], { b: int(2) }),
      { delete: `${CLIENT_ROOT}/${path}` },
      set(path, { c: int(3) }, { currentDocument: { exists: false } }),
    );
    expect(error).toBeUndefined();
    expect(writeResults).toHaveLength(4);
    expect(writeResults[2]).toEqual({});
    expect((await get(path))?.fields).toEqual({ c: int(3) });
  });

  it('does not require a document that it has deleted itself', async () => {
    const path = fresh();
    await sendCommit(set(path, { a: int(1) }));
    const gone = { delete: `${CLIENT_ROOT}/${path}` };
    const exists = { currentDocument: { exists: true } };
    const { error } = await sendCommit(gone, set(path, { b: int(2) }, exists));
    expect(error).toMatchObject({ status: 'INVALID_ARGUMENT' });
    expect((await get(path))?.fields).toEqual({ a: int(1) });
    const again = await sendCommit(gone, set(path, {}), set(path, { b: int(2) }, exists));
    expect(again.error).toBeUndefined();
  });

  it('keeps the update time of what it does not change', async () => {
    const path = fresh();
    const first = await sendCommit(set(path, { a: double(1) }));
    const same = await sendCommit(set(path, { a: double(1) }));
    const { updateTime } = first.writeResults[0] ?? {};
    expect(same.writeResults[0]?.updateTime).toBe(updateTime);
    expect(same.commitTime).not.toBe(first.commitTime);
    // 1 is another value than 1.0.
    const other = await sendCommit(set(path, { a: int(1) }));
    expect(other.writeResults[0]?.updateTime).not.toBe(updateTime);
  });

  it('writes nothing in a read-only transaction', async () => {
    const { transaction } = await post('beginTransaction', { options: { readOnly: {} } });
    const path = fresh();
    const { error } = await post('commit', { writes: [set(path, {})], transaction });
    expect(error?.message).toBe('Cannot modify entities in a read-only transaction.');
    expect(await get(path)).toBeNull();
  });

  it.each([
    ['commit', 'ABORTED'],
    ['rollback', 'INVALID_ARGUMENT'],
  ])('ends its transaction: a %s after it is refused', async (method, status) => {
    const options = { readWrite: { retryTransaction: 'bm9uZQ==' } };
    const { transaction } = await post('beginTransaction', { options });
    expect((await post('commit', { writes: [], transaction })).error).toBeUndefined();
    const { error } = await post(method, { transaction });
    expect(error).toMatchObject({ status, message: expect.stringContaining('expired') });
  });

  it('is aborted after a rollback, and refused in a transaction that never was', async () => {
    const { transaction } = await post('beginTransaction', {});
    await post('rollback', { transaction });
    const { error } = await post('commit', { transaction });
    expect(error?.status).toBe('ABORTED');
    const never = await post('commit', { transaction: 'bmV2ZXI=' });
    expect(never.error?.status).toBe('INVALID_ARGUMENT');
  });

  it('refuses a precondition of two parts', async () => {
    const path = fresh();
    const { updateTime } = (await sendCommit(set(path, {}))).writeResults[0] ?? {};
    const currentDocument = { exists: true, updateTime };
    const { error } = await sendCommit(set(path, { a: int(1) }, { currentDocument }));
    expect(error?.status).toBe('INVALID_ARGUMENT');
  });

  it('refuses a read time in the future', async () => {
    const readTime = new Date(Date.now() + 60_000).toISOString();
    const { error } = await post('beginTransaction', { options: { readOnly: { readTime } } });
    expect(error?.message).toContain('in the future');
  });

  it('reads no moment of more than an hour ago', async () => {
    const hour = 3_600_000;
    const begin = (age: number) => {
      const readTime = new Date(Date.now() - age).toISOString();
      return post('beginTransaction', { options: { readOnly: { readTime } } });
    };
    expect((await begin(hour - 60_000)).error).toBeUndefined();
    expect((await begin(hour + 60_000)).error?.status).toBe('FAILED_PRECONDITION');
    expect((await begin(8 * 24 * hour)).error?.status).toBe('INVALID_ARGUMENT');
  });
});

describe('a BatchWrite', () => {
  it('answers each write for itself, in place', async () => {
    const [there, missing, good] = [fresh(), fresh(), fresh()];
    await sendCommit(set(there, { n: int(1) }));
    const { writeResults, status } = await post('batchWrite', {
      writes: [
        set(there, {}, { currentDocument: { exists: false } }),
        update(missing, ['a'], {}),
        { ...update(missing.replace('c/', 'd/'), ['a'], {}), currentDocument: { exists: true } },
        set(good, { __bad__: int(1) }),
        set(`${good}x`, { fine: int(1) }),
      ],
    });
    expect(status.map(({ code = 0 }) => code)).toEqual([6, 0, 5, 3, 0]);
    expect(status[0]?.message).toBe(`Document already exists: ${CLIENT_ROOT}/${there}`);
    expect(writeResults.map(({ updateTime }) => updateTime !== undefined)).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
    expect((await get(there))?.fields).toEqual({ n: int(1) });
    expect((await get(`${good}x`))?.fields).toEqual({ fine: int(1) });
  });

  it('takes a document once only', async () => {
    const path = fresh();
    const { error } = await post('batchWrite', { writes: [set(path, {}), set(path, {})] });
    expect(error?.status).toBe('INVALID_ARGUMENT');
    expect(await get(path)).toBeNull();
  });
});
