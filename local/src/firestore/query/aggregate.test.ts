import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { runs } from '../../testing/thorough.ts';
import { decodeFields } from '../../values/decode.ts';
import type { Value } from '../../values/value.ts';
import { Database } from '../store/database.ts';
import { aggregate, aggregatedQuery } from './aggregate.ts';
import { countByIndex } from './count-by-index.ts';
import { parseAggregations } from './parse-aggregations.ts';
import { parseQuery } from './parse-query.ts';
import { isAllowed } from './plain-model/allowed.ts';
import { documents, query } from './plain-model/arbitrary-query.ts';
import { modelOf, valueAt } from './plain-model/model.ts';
import type { PlainDocument, PlainQuery } from './plain-model/plain-query.ts';
import type { Plain } from './plain-model/plain-value.ts';
import { WIRE_ROOT, wireFields, wireQuery } from './plain-model/wire.ts';
import { runQuery } from './run-query.ts';

/** Printed, so that a run can be repeated. */
const seed = Date.now() & 0x7fffffff;

const FITS = 2n ** 63n;
type Asked = { readonly kind: 'sum' | 'avg'; readonly field: string } | { readonly upTo: number };

const aggregation: fc.Arbitrary<Asked> = fc.oneof(
  fc.record({
    kind: fc.constantFrom<'sum' | 'avg'>('sum', 'avg'),
    field: fc.constantFrom('a', 'b', 'm.x'),
  }),
  fc.record({ upTo: fc.integer({ min: 1, max: 4 }) }),
);

const RUNS = runs(10_000);

/** How often an index alone told how many there are. */
let countedByIndex = 0;
afterAll(() => expect(countedByIndex).toBeGreaterThan(RUNS / 100));

it('comes to what a plain sum over the model comes to', () => {
  console.info(`aggregations: seed ${seed}`);
  fc.assert(
    fc.property(
      documents,
      query,
      fc.array(aggregation, { minLength: 1, maxLength: 3 }),
      (all, asked, wanted) => {
        fc.pre(isAllowed(asked));
        const found = run(all, asked, wanted.map(wireOf));
        const fields = wanted.flatMap((one) => ('field' in one ? [one.field] : []));
        const model = modelOf(all, asked, fields);
        for (const [i, one] of wanted.entries()) expectSame(found[i], plainResult(model, one));
      },
    ),
    { numRuns: RUNS, seed },
  );
});

/** By the published semantics of `Count`, `Sum` and `Avg`; an array of one is any double close to it. */
function plainResult(
  found: readonly PlainDocument[],
  one: Asked,
): bigint | null | readonly [number] {
  if ('upTo' in one) return BigInt(Math.min(found.length, one.upTo));
  const numbers = found
    .map((document) => valueAt(document, one.field))
    .filter((value) => typeof value === 'bigint' || typeof value === 'number');
  const total = numbers.reduce<number>((sum, value) => sum + Number(value), 0);
  if (one.kind === 'avg') return numbers.length === 0 ? null : [total / numbers.length];
  if (numbers.some((value) => typeof value === 'number')) return [total];
  const exact = numbers.reduce<bigint>((sum, value) => sum + BigInt(value), 0n);
  return exact >= -FITS && exact < FITS ? exact : [Number(exact)];
}

function expectSame(value: Value | undefined, wanted: bigint | null | readonly [number]): void {
  if (wanted === null) expect(value).toEqual({ kind: 'null' });
  else if (typeof wanted === 'bigint') expect(value).toEqual({ kind: 'integer', value: wanted });
  else {
    const [double] = wanted;
    const own = value?.kind === 'double' ? value.value : null;
    if (!Number.isFinite(double)) expect(own).toBe(double);
    // Sums of both kinds differ in the order of rounding: by at most a few units at 2^63.
    else expect(Math.abs((own ?? Number.NaN) - double)).toBeLessThan(1e5);
  }
}

describe('an aggregation', () => {
  const of = (fields: Record<string, Plain>[], wire: object[]) =>
    run(
      fields.map((one, i) => ({ path: `c/${i}`, fields: one })),
      { ...WHOLE, limit: null },
      wire,
    );
  const sum = { sum: { field: { fieldPath: 'n' } } };
  const avg = { avg: { field: { fieldPath: 'n' } } };

  it('stays an integer while it fits, and is a double beyond', () => {
    const max = FITS - 1n;
    expect(of([{ n: max }], [sum])).toEqual([{ kind: 'integer', value: max }]);
    expect(of([{ n: max }, { n: 1n }], [sum])).toEqual([{ kind: 'double', value: 2 ** 63 }]);
    expect(of([{ n: max }, { n: 1n }, { n: -1n }], [sum])).toEqual([
      { kind: 'integer', value: max },
    ]);
  });

  it('passes over what is no number, and has a result without any', () => {
    const mixed = [{ n: 1n }, { n: 0.5 }, { n: 'x' }, { n: null }, {}];
    expect(of(mixed, [sum, avg, { count: {} }])).toEqual([
      { kind: 'double', value: 1.5 },
      { kind: 'double', value: 0.75 },
      { kind: 'integer', value: 4n },
    ]);
    expect(of([{ n: 'x' }], [sum, avg])).toEqual([
      { kind: 'integer', value: 0n },
      { kind: 'null' },
    ]);
    expect(of([{ n: Number.NaN }, { n: 1n }], [sum])).toEqual([
      { kind: 'double', value: Number.NaN },
    ]);
  });

  it('gives names to those without, by their own number', () => {
    const aliases = parseAggregations([
      { alias: 'count_up_to_1', count: { upTo: 1 } },
      { alias: '', count: { upTo: { value: '2' } } },
      { alias: 'count_up_to_3', count: { upTo: '3' } },
      { alias: '', count: {} },
    ]);
    expect(aliases).toEqual([
      { alias: 'count_up_to_1', kind: 'count', upTo: 1 },
      { alias: 'field_1', kind: 'count', upTo: 2 },
      { alias: 'count_up_to_3', kind: 'count', upTo: 3 },
      { alias: 'field_2', kind: 'count', upTo: null },
    ]);
  });

  it.each<[string, object[]]>([
    [
      'an alias twice',
      [
        { alias: 'x', count: {} },
        { alias: 'x', ...sum },
      ],
    ],
    ['an alias that is the name of another', [{ alias: 'field_1', count: {} }, { count: {} }]],
    ['a reserved alias', [{ alias: '__x__', count: {} }]],
    ['an alias that is too long', [{ alias: 'x'.repeat(1501), count: {} }]],
    ['a count up to nothing', [{ count: { upTo: 0 } }]],
    ['no operator', [{ alias: 'x' }]],
    ['two operators', [{ ...sum, count: {} }]],
    ['a sum of names', [{ sum: { field: { fieldPath: '__name__' } } }]],
  ])('is refused with %s', (_, wire) => {
    expect(() => of([], wire)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
  });
});

const WHOLE: PlainQuery = {
  parent: '',
  collectionId: 'c',
  isGroup: false,
  filter: null,
  orderBy: [],
  startAt: null,
  endAt: null,
  offset: 0,
  limit: null,
  select: [],
};

function wireOf(one: Asked): object {
  if ('upTo' in one) return { count: { upTo: one.upTo } };
  return { [one.kind]: { field: { fieldPath: one.field } } };
}

function run(all: readonly PlainDocument[], asked: PlainQuery, wire: readonly object[]): Value[] {
  const wanted = parseAggregations(wire.map((one) => ({ alias: '', ...one })));
  const db = new Database('p', 'd', 0);
  for (const { path, fields } of all) {
    db.put({ path, fields: decodeFields(wireFields(fields)), createTime: 1, updateTime: 1 });
  }
  const parsed = aggregatedQuery(parseQuery(asked.parent, wireQuery(asked)), wanted);
  const { documents, skipped } = runQuery(db, parsed, WIRE_ROOT);
  const found = { count: documents.length, documents };
  const counted = countByIndex(db, parsed, WIRE_ROOT);
  if (counted) {
    expect(counted).toEqual({ count: documents.length, skipped });
    if (counted.count > 0) countedByIndex++;
  }
  return wanted.map((one) => aggregate(found, one));
}
