import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matches } from '../firestore/query/matches.ts';
import type { Fields, Value } from '../firestore/value.ts';
import { compileRules } from './compile.ts';
import { evaluate } from './evaluate.ts';
import { proveList } from './prove-list.ts';
import type { FieldOperator, QueryFilter } from './request.ts';
import { DOCUMENT, requestOf } from './testing/outcome-of.ts';
import { array, mapOf, value } from './testing/values.ts';

// Few values, so that rules, queries and documents meet: with all that is delicate about numbers.
const STORED: readonly Value[] = [
  ...[null, true, false, 0, 1, 2, 1.5, 'a', 'b', ''].map(value),
  { kind: 'double', value: 1 },
  { kind: 'double', value: -0 },
  { kind: 'double', value: Number.NaN },
  { kind: 'double', value: Number.NEGATIVE_INFINITY },
  { kind: 'timestamp', seconds: 1n, nanos: 0 },
  array('a'),
  array(1, 'b'),
  array({ kind: 'double', value: 1 }),
  array(),
  mapOf({ x: 'a' }),
  mapOf({ x: 1 }),
];
const WRITTEN = [
  'null',
  'true',
  'false',
  '0',
  '1',
  '2',
  '1.0',
  '1.5',
  "'a'",
  "'b'",
  'math.sqrt(-1)',
  'timestamp.value(1000)',
  "['a']",
  '[1]',
  "{'x': 'a'}",
];
const FIELDS = ['a', 'a', 'b', 'a.x'];
const OPERATORS: readonly FieldOperator[] = [
  '==',
  '==',
  '==',
  '==',
  'in',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  'not-in',
  'array-contains',
  'array-contains-any',
  'is-null',
  'is-not-null',
  'is-nan',
  'is-not-nan',
];

const filters: fc.Arbitrary<QueryFilter> = fc.letrec<{ filter: QueryFilter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2 },
    fc
      .record({
        op: fc.constantFrom(...OPERATORS),
        field: fc.constantFrom(...FIELDS).map((f) => f.split('.')),
        one: fc.constantFrom(...STORED),
        more: fc.array(fc.constantFrom(...STORED), { minLength: 1, maxLength: 3 }),
      })
      .map(({ op, field, one, more }): QueryFilter => {
        const takesList = op === 'in' || op === 'not-in' || op === 'array-contains-any';
        return { op, field, value: takesList ? array(...more) : one };
      }),
    fc.record({
      op: fc.constantFrom('and', 'or'),
      filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
    }),
  ),
})).filter;

const ofDocument = fc.constantFrom(
  'resource.data.a',
  'resource.data.a',
  'resource.data.b',
  'resource.data.a.x',
  "resource.data.get('a', 1)",
);
const operand = fc.oneof(ofDocument, fc.constantFrom(...WRITTEN));
const conditions: fc.Arbitrary<string> = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    fc
      .tuple(operand, fc.constantFrom('==', '!=', '<', '<=', '>', '>=', 'in'), operand)
      .map((t) => t.join(' ')),
    fc
      .tuple(
        ofDocument,
        fc.constantFrom('int', 'number', 'string', 'bool', 'list', 'map', 'timestamp', 'float'),
      )
      .map(([o, type]) => `${o} is ${type}`),
    fc
      .tuple(
        operand,
        fc.constantFrom('hasAny', 'hasAll', 'hasOnly'),
        fc.subarray(WRITTEN, { maxLength: 3 }),
      )
      .map(([o, method, items]) => `(${o}).${method}([${items.join(', ')}])`),
    fc.constantFrom(
      "'a' in resource.data",
      "resource.data.keys().hasAll(['a'])",
      "resource.data.keys().hasOnly(['a', 'b'])",
      'resource.data.a',
      'resource != null',
      "id == 'p1'",
      "resource.id != 'p1'",
      'resource.data.a + 1 > 1',
      'resource.data.a.size() > 0',
      "resource.data.a.toSet().hasAny(['a'])",
      'isSmall(resource.data.a)',
    ),
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
      .map(([a, op, b]) => `(${a} ${op} ${b})`),
    tie('condition').map((a) => `!(${a})`),
    fc
      .tuple(tie('condition'), tie('condition'), tie('condition'))
      .map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
  ),
})).condition;

/** Every document with each of the values, or nothing, in `a` and `b`. */
const DOCUMENTS: readonly Fields[] = [undefined, ...STORED].flatMap((a) =>
  [undefined, ...STORED].map(
    (b) => new Map([...(a ? [['a', a] as const] : []), ...(b ? [['b', b] as const] : [])]),
  ),
);

it('never proves a query for which some matching document would be denied', () => {
  const seen = { proven: 0, documents: 0 };
  const root = 'projects/p/databases/(default)/documents';
  const property = fc.property(filters, conditions, fc.boolean(), (filter, condition, ordered) => {
    const compiled = compileRules(`rules_version = '2'; service cloud.firestore {
      match /databases/{database}/documents {
        function isSmall(n) { return n < 2; }
        match /posts/{id} { allow read: if ${condition}; } } }`);
    if (!compiled.ok) throw new Error(compiled.issues[0]?.message);
    const verdict = proveList(compiled.ruleset, requestOf({}, 'list'), {
      parent: DOCUMENT.slice(0, 3),
      collectionId: 'posts',
      allDescendants: false,
      filter,
      orderBy: ordered ? [{ field: ['b'], direction: 'asc' }] : [],
      limit: null,
      offset: 0,
      startAt: null,
      endAt: null,
    });
    if (!verdict.allowed) return;
    seen.proven++;
    for (const fields of DOCUMENTS) {
      const stored = { path: 'posts/p1', fields, createTime: 0, updateTime: 0 };
      if (!matches(stored, filter, root) || (ordered && !fields.has('b'))) continue;
      seen.documents++;
      const own = evaluate(compiled.ruleset, {
        ...requestOf({}),
        resource: { path: DOCUMENT, fields },
      });
      if (!own.allowed)
        expect.fail(
          `${condition} was proven, but denies ${JSON.stringify([...fields], (_, v) => (typeof v === 'bigint' ? String(v) : v))}\n${own.trace.join('\n')}`,
        );
    }
  });
  fc.assert(property, { numRuns: 10_000 });
  // A property over nothing would prove nothing.
  expect(seen.proven).toBeGreaterThan(200);
  expect(seen.documents).toBeGreaterThan(2000);
});
