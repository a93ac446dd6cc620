import * as f from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { sandbox } from './sandbox.ts';

const { open } = sandbox();
const { and, or, orderBy, where } = f;

describe('ranges on several fields', () => {
  const one = {
    d1: { key: 'a', sort: 0, v: 0 },
    d2: { key: 'b', sort: 3, v: 1 },
    d3: { key: 'c', sort: 1, v: 3 },
    d4: { key: 'd', sort: 2, v: 2 },
  };

  it.for<[ids: string, ...constraints: f.QueryConstraint[]]>([
    ['d3', where('key', '!=', 'a'), where('sort', '<=', 2), where('v', '>', 2)],
    ['d4', where('key', '!=', 'a'), where('sort', '<=', 2), where('sort', '>', 1)],
    [
      'd4',
      where('key', '>=', 'a'),
      where('sort', '<=', 2),
      where('v', 'in', [2, 3, 4]),
      where('sort', 'in', [2, 3]),
    ],
    ['d1 d3', where('key', '>=', 'a'), where('sort', '<=', 2), where('v', 'not-in', [2, 4, 5])],
    ['d3 d4 d1', where('key', '>=', 'a'), where('sort', '<=', 2), orderBy('v', 'desc')],
    ['d3 d4', where('key', '>=', 'a'), where('sort', '<=', 2), orderBy('v', 'desc'), f.limit(2)],
    [
      'd4 d1',
      where('key', '>=', 'a'),
      where('sort', '<=', 2),
      orderBy('v', 'desc'),
      f.limitToLast(2),
    ],
  ])('find %s', async ([ids, ...constraints]) => {
    const { rooms, expectIds } = await open(one);
    await expectIds(f.query(rooms, ...constraints), ids);
  });

  it('leave out what is null, not a number or not there', async () => {
    const { expectIdsFromServer } = await open({
      d1: { key: 'a', sort: 0, v: 0 },
      d2: { key: 'b', sort: Number.NaN, v: 1 },
      d3: { key: 'c', sort: null, v: 3 },
      d4: { key: 'd', v: 0 },
      d5: { key: 'e', sort: 1 },
      d6: { key: 'f', sort: 1, v: 1 },
    });
    const both = [where('key', '!=', 'a'), where('sort', '<=', 2)];
    await expectIdsFromServer((rooms) => f.query(rooms, ...both), 'd5 d6');
    await expectIdsFromServer((rooms) => f.query(rooms, ...both, where('v', '<=', 1)), 'd6');
  });

  it('go with membership in an array', async () => {
    const { rooms, expectIds } = await open({
      d1: { key: 'a', sort: 0, v: [0] },
      d2: { key: 'b', sort: 1, v: [0, 1, 3] },
      d3: { key: 'c', sort: 1, v: [] },
      d4: { key: 'd', sort: 2, v: [1] },
      d5: { key: 'e', sort: 3, v: [2, 4] },
      d6: { key: 'f', sort: 4, v: [Number.NaN] },
      d7: { key: 'g', sort: 4, v: [null] },
    });
    const both = [where('key', '!=', 'a'), where('sort', '>=', 1)];
    await expectIds(f.query(rooms, ...both, where('v', 'array-contains', 0)), 'd2');
    await expectIds(f.query(rooms, ...both, where('v', 'array-contains-any', [0, 1])), 'd2 d4');
  });

  it('go with fields of maps and names that need quoting', async () => {
    const room = (n: number) => ({
      name: `room ${n}`,
      meta: { at: n },
      field: `field ${n}`,
      'field.dot': n,
      'field\\slash': n,
    });
    const { rooms, expectIds } = await open({
      d1: room(400),
      d2: room(200),
      d3: room(100),
      d4: room(300),
    });
    const nested = [where('meta.at', '<=', 500), where('meta.at', '>', 100)];
    const other = where('name', '!=', 'room 200');
    await expectIds(f.query(rooms, ...nested, other, orderBy('name')), 'd4 d1');
    const quoted = [
      where('field', '>=', 'field 100'),
      where(new f.FieldPath('field.dot'), '!=', 300),
      where('field\\slash', '<', 400),
    ];
    await expectIds(f.query(rooms, ...quoted, orderBy('name', 'desc')), 'd2 d3');
  });

  it('are nested in either or', async () => {
    const { rooms, expectIds } = await open({
      d1: { key: 'a', sort: 0, v: 5 },
      d2: { key: 'aa', sort: 4, v: 4 },
      d3: { key: 'c', sort: 3, v: 3 },
      d4: { key: 'b', sort: 2, v: 2 },
      d5: { key: 'b', sort: 2, v: 1 },
      d6: { key: 'b', sort: 0, v: 0 },
    });
    const either = or(
      and(where('key', '==', 'b'), where('sort', '<=', 2)),
      and(where('key', '!=', 'b'), where('v', '>', 4)),
    );
    await expectIds(f.query(rooms, either), 'd1 d6 d5 d4');
    await expectIds(f.query(rooms, either, orderBy('sort', 'desc'), orderBy('key')), 'd5 d4 d1 d6');
    const both = and(
      or(
        and(where('key', '==', 'b'), where('sort', '<=', 4)),
        and(where('key', '!=', 'b'), where('v', '>=', 4)),
      ),
      or(
        and(where('key', '>', 'b'), where('sort', '>=', 1)),
        and(where('key', '<', 'b'), where('v', '>', 0)),
      ),
    );
    await expectIds(f.query(rooms, both), 'd1 d2');
  });
});

describe('the order of ranges', () => {
  it('is that of their fields where none is asked for', async () => {
    const { rooms, expectIds } = await open({
      d1: { key: 'a', sort: 0, v: 5 },
      d2: { key: 'aa', sort: 4, v: 4 },
      d3: { key: 'b', sort: 3, v: 3 },
      d4: { key: 'b', sort: 2, v: 2 },
      d5: { key: 'b', sort: 2, v: 1 },
      d6: { key: 'b', sort: 0, v: 0 },
    });
    const [key, sort] = [where('key', '!=', 'a'), where('sort', '>', 1)];
    const known = where('v', 'in', [1, 2, 3, 4]);
    await expectIds(f.query(rooms, key, sort, known), 'd2 d4 d5 d3');
    await expectIds(f.query(rooms, sort, key, known), 'd2 d4 d5 d3');
  });

  it.for<[ids: string, ...orders: f.QueryConstraint[]]>([
    ['d2 d4 d3 d5', orderBy('v')],
    ['d2 d5 d4 d3', orderBy('v'), orderBy('sort')],
    ['d5 d3 d4 d2', orderBy('v', 'desc')],
    ['d5 d4 d3 d2', orderBy('v', 'desc'), orderBy('sort')],
  ])('follows what is asked for: %s', async ([ids, ...orders]) => {
    const { rooms, expectIds } = await open({
      d1: { key: 'a', sort: 5, v: 0 },
      d2: { key: 'aa', sort: 4, v: 0 },
      d3: { key: 'b', sort: 3, v: 1 },
      d4: { key: 'b', sort: 2, v: 1 },
      d5: { key: 'bb', sort: 1, v: 1 },
      d6: { key: 'c', sort: 0, v: 2 },
    });
    const ranges = [where('key', '>', 'a'), where('sort', '>=', 1)];
    await expectIds(f.query(rooms, ...ranges, ...orders), ids);
  });

  it('has the name last', async () => {
    const { rooms, expectIds } = await open({
      d1: { key: 'a', sort: 5 },
      d2: { key: 'aa', sort: 4 },
      d3: { key: 'b', sort: 3 },
      d4: { key: 'b', sort: 2 },
      d5: { key: 'bb', sort: 1 },
    });
    const name = where(f.documentId(), '<', 'd5');
    const ranges = [where('sort', '>=', 1), where('key', '!=', 'a')];
    await expectIds(f.query(rooms, ...ranges, name), 'd2 d4 d3');
    await expectIds(f.query(rooms, name, ...ranges), 'd2 d4 d3');
    await expectIds(f.query(rooms, name, ...ranges, orderBy('sort', 'desc')), 'd2 d3 d4');
  });

  it('is refused with the name before a range', async () => {
    const { rooms } = await open();
    const early = f.query(rooms, where('key', '!=', 42), orderBy(f.documentId()));
    await expect(f.getDocs(early)).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringMatching(/order by clause cannot contain more fields after the key/i),
    });
  });

  it('is refused with a name that is only held equal', async () => {
    const { rooms } = await open();
    const equal = f.query(rooms, where('key', '!=', 42), where(f.documentId(), '==', 'd1'));
    await expect(f.getDocs(equal)).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringContaining(
        'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
      ),
    });
  });
});
