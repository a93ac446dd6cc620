import fc from 'fast-check';
import {
  OPS,
  type Op,
  type PlainCursor,
  type PlainDocument,
  type PlainFieldFilter,
  type PlainFilter,
  type PlainOrder,
  type PlainQuery,
  takesList,
} from './plain-query.ts';
import type { Plain } from './plain-value.ts';

/** A collection, its namesakes below two documents, and others that no query asks for. */
const COLLECTIONS = ['c', 'c', 'c', 'a/1/c', 'a/1/c', 'a/2/c', 'a/1/b/x/c', 'a/1/d'];
const PARENTS = ['', '', '', 'a/1'];
const IDS = ['1', '2', '3', 'é', '__id7__', '__id10__'];
const FIELDS = ['a', 'b', 'm.x', 't'];

/** Few and alike, so that random ones are often equal; of every type, at its edges. */
const common = fc.constantFrom<Plain>(null, true, 1n, 1, 2n, 2.5, 'x', Number.NaN);
const rare = fc.constantFrom<Plain>(
  false,
  0n,
  'y',
  -0,
  Number.NEGATIVE_INFINITY,
  9_007_199_254_740_993n,
  9_007_199_254_740_992,
  2n ** 63n - 1n,
  -(2n ** 63n),
  '',
  '\uffee',
  '😀',
  { micros: 1_000 },
  { micros: -5_000 },
  { bytes: [] },
  { bytes: [0, 255] },
  { ref: 'c/1' },
  { ref: 'a/1/c/2' },
  { at: [1, -2] },
  { at: [1, 2] },
  { vector: [1, 2] },
  { vector: [9] },
);
const scalar = fc.oneof({ weight: 5, arbitrary: common }, { weight: 1, arbitrary: rare });
const value: fc.Arbitrary<Plain> = fc.oneof(
  { weight: 8, arbitrary: scalar },
  { weight: 3, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom('x', 'y'), scalar).map((map) => ({ map })),
  },
);

/** Most documents have most fields: one without an ordered field is in no result. */
const often = (inner: fc.Arbitrary<Plain>) => fc.option(inner, { freq: 5, nil: undefined });

const fields = fc
  .record({
    a: often(value),
    b: often(value),
    m: often(
      fc.oneof(
        { weight: 1, arbitrary: value },
        { weight: 4, arbitrary: scalar.map((x) => ({ map: { x } })) },
      ),
    ),
    t: often(fc.array(scalar, { maxLength: 4 })),
  })
  .map((all) => {
    const kept: Record<string, Plain> = {};
    for (const [key, one] of Object.entries(all)) if (one !== undefined) kept[key] = one;
    return kept;
  });

const document: fc.Arbitrary<PlainDocument> = fc.record({
  path: fc.tuple(fc.constantFrom(...COLLECTIONS), fc.constantFrom(...IDS)).map((p) => p.join('/')),
  fields,
});

/** Documents of several collections, each path once. */
export const documents: fc.Arbitrary<readonly PlainDocument[]> = fc.uniqueArray(document, {
  selector: ({ path }) => path,
  minLength: 4,
  maxLength: 20,
  size: 'max',
});

const name = fc
  .tuple(fc.constantFrom('c', 'a/1/c', 'a/2/c'), fc.constantFrom(...IDS))
  .map(([collection, id]): Plain => ({ ref: `${collection}/${id}` }));

const valueFor = (field: string) => (field === '__name__' ? name : value);

function operandOf(field: string, op: Op): fc.Arbitrary<Plain> {
  if (takesList(op)) return fc.array(valueFor(field), { minLength: 1, maxLength: 4 });
  return op === 'ARRAY_CONTAINS' ? scalar : valueFor(field);
}

const fieldFilter: fc.Arbitrary<PlainFieldFilter> = fc
  .oneof(
    {
      weight: 9,
      arbitrary: fc.record({ field: fc.constantFrom(...FIELDS), op: fc.constantFrom(...OPS) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        field: fc.constant('__name__'),
        op: fc.constantFrom(...OPS.filter((op) => !/IS_|ARRAY/.test(op))),
      }),
    },
  )
  // Arrays are asked where there are some.
  .map(({ field, op }) => ({ field: op.startsWith('ARRAY') ? 't' : field, op }))
  .chain(({ field, op }) =>
    operandOf(field, op).map((operand) => ({ kind: 'field', field, op, value: operand })),
  );

const filter = fc.letrec<{ filter: PlainFilter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'filter', withCrossShrink: true },
    { weight: 1, arbitrary: fieldFilter },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constantFrom<'and' | 'or'>('and', 'or'),
        filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
      }),
    },
  ),
})).filter;

const orderBy: fc.Arbitrary<readonly PlainOrder[]> = fc.uniqueArray(
  fc.record({ field: fc.constantFrom('a', 'b', 'm.x', '__name__'), descending: fc.boolean() }),
  { selector: ({ field }) => field, maxLength: 3 },
);

/** A cursor on the first of the written orders, as many as it likes. */
function cursorFor(orders: readonly PlainOrder[]): fc.Arbitrary<PlainCursor | null> {
  const values = fc
    .tuple(...orders.map(({ field }) => valueFor(field)))
    .chain((all) => fc.nat(all.length).map((length) => all.slice(0, length)));
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.record({ values, before: fc.boolean() }) },
  );
}

/** Queries of every shape; most of them are allowed. */
export const query: fc.Arbitrary<PlainQuery> = orderBy.chain((orders) =>
  fc.record({
    parent: fc.constantFrom(...PARENTS),
    collectionId: fc.constant('c'),
    isGroup: fc.boolean(),
    filter: fc.option(filter, { freq: 6 }),
    orderBy: fc.constant(orders),
    startAt: cursorFor(orders),
    endAt: cursorFor(orders),
    offset: fc.constantFrom(0, 0, 1, 2),
    limit: fc.option(fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7)),
    select: fc.uniqueArray(fc.constantFrom(...FIELDS, 'm', '__name__', 'nothing'), {
      maxLength: 2,
    }),
  }),
);
