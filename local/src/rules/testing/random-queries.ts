import fc from 'fast-check';
import type { Value } from '../../values/value.ts';
import type { FieldOperator, ListQuery, QueryFilter } from '../request.ts';
import { ROOT } from './prove.ts';
import { array, mapOf, value } from './values.ts';

/** Few values, so that rules, queries and documents meet: with all that is delicate about numbers. */
export const STORED: readonly Value[] = [
  ...[null, true, false, 0, 1, 2, 1.5, 'a', 'b', 'anna'].map(value),
  { kind: 'double', value: 1 },
  { kind: 'double', value: Number.NaN },
  // Neighbours to Firestore, and the same to rules where one becomes a float.
  { kind: 'integer', value: 2n ** 53n + 1n },
  { kind: 'double', value: 2 ** 53 },
  { kind: 'timestamp', seconds: 1n, nanos: 0 },
  array('a'),
  array(1, 'b'),
  array(1),
  array({ kind: 'double', value: 1 }),
  mapOf({ x: 'a' }),
  mapOf({ x: 1 }),
  mapOf({ x: { kind: 'double', value: 1 } }),
];

/** Their ids and collections: alike at the root and inside. */
export const PATHS = ['posts/p1', 'posts/p2', 'journals/j1/posts/p1'] as const;

const FIELDS = ['a', 'a', 'a', 'b', 'b', 'a.x', 'a.x.y'];
const OPERATORS: readonly FieldOperator[] = [
  ...(['==', '==', '==', '==', 'in', 'in', '!=', 'not-in'] as const),
  ...(['<', '<=', '>', '>=', 'array-contains', 'array-contains', 'array-contains-any'] as const),
  ...(['is-null', 'is-not-null', 'is-nan', 'is-not-nan'] as const),
];
const stored = fc.constantFrom(...STORED);
const takesList = (op: FieldOperator) => ['in', 'not-in', 'array-contains-any'].includes(op);

const onField: fc.Arbitrary<QueryFilter> = fc
  .record({
    op: fc.constantFrom(...OPERATORS),
    field: fc.constantFrom(...FIELDS).map((f) => f.split('.')),
    one: stored,
    more: fc.array(stored, { minLength: 1, maxLength: 3 }),
  })
  .map(({ op, field, one, more }) => ({ op, field, value: takesList(op) ? array(...more) : one }));

const reference = fc.constantFrom(...PATHS).map(
  (path): Value => ({
    kind: 'reference',
    value: `projects/p/databases/(default)/documents/${path}`,
  }),
);
const onName: fc.Arbitrary<QueryFilter> = fc
  .record({
    op: fc.constantFrom<FieldOperator>('==', '==', 'in', '!=', '>', '<='),
    one: reference,
    more: fc.array(reference, { minLength: 1, maxLength: 2 }),
  })
  .map(({ op, one, more }) => ({
    op,
    field: ['__name__'],
    value: takesList(op) ? array(...more) : one,
  }));

const filters: fc.Arbitrary<QueryFilter> = fc.letrec<{ filter: QueryFilter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2 },
    { weight: 6, arbitrary: onField },
    { weight: 1, arbitrary: onName },
    {
      weight: 5,
      arbitrary: fc.record({
        op: fc.constantFrom('and', 'and', 'or'),
        filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
      }),
    },
  ),
})).filter;

const orders = fc.array(
  fc.record({
    field: fc.constantFrom(['a'], ['a'], ['b'], ['a', 'x']),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  { maxLength: 2 },
);

/** Both edges often of one type, and in order: only then do they say something together. */
const edges = fc.oneof(
  fc.tuple(stored, stored),
  fc.constantFrom([value(0), value(2)], [value(2), value(1)], [value('a'), value('b')]),
  fc.constantFrom([value(1), value(1)], [value('anna'), value('b')], [value(false), value(true)]),
);

/** The order with cursors in it: as many values as there are fields at most. */
const ordered = orders.chain((orderBy) => {
  const more = fc.array(stored, { maxLength: Math.max(0, orderBy.length - 1) });
  const cursor = fc.option(fc.record({ more, before: fc.boolean() }), {
    freq: orderBy.length === 0 ? 1 : 3,
  });
  return fc
    .record({ edges, start: cursor, end: cursor })
    .map(({ edges: [first, last], start, end }) => ({
      orderBy,
      startAt: at(first, start),
      endAt: at(last, end),
    }));
});

const at = (first: Value | undefined, rest: { more: Value[]; before: boolean } | null) =>
  rest === null || first === undefined
    ? null
    : { values: [first, ...rest.more], before: rest.before };

/** Queries of all shapes: filters, orders, cursors, limits, collections and groups of them. */
export const queries: fc.Arbitrary<ListQuery> = fc
  .record({
    parent: fc.constantFrom(ROOT, ROOT, ROOT, [...ROOT, 'journals', 'j1']),
    collectionId: fc.constant('posts'),
    allDescendants: fc.constantFrom(false, false, true),
    filter: fc.option(filters, { freq: 8 }),
    limit: fc.option(fc.constantFrom(1, 10), { freq: 2 }),
    offset: fc.constantFrom(0, 0, 5),
    ordered,
  })
  .map(({ ordered: order, ...query }) => ({ ...query, ...order }));
