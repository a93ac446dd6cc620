import fc from 'fast-check';
import type { ListQuery } from '../request.ts';
import { STORED } from './random-queries.ts';
import { namesIn, saidBy, valuesIn, write } from './said-by-query.ts';

const OF_DOCUMENT = [
  ...['resource.data.a', 'resource.data.a', 'resource.data.b', 'resource.data.a.x'],
  ...["resource.data['a']", "resource.data.get('a', 1)", "resource.data.get(['a', 'x'], 'a')"],
  ...['id', 'resource.id', 'first([resource.data.a])'],
];
const WRITTEN = [
  ...STORED.map(write),
  ...[
    'request.auth.uid',
    'request.auth.token.role',
    'request.auth.token.tags',
    '2 - 1',
    "'an' + 'na'",
  ],
];
const ofDocument = fc.constantFrom(...OF_DOCUMENT);
const written = fc.constantFrom(...WRITTEN);
const operand = fc.oneof(ofDocument, written);

/** Whole conditions that are hard to prove, or look as if they were easy. */
const FIXED = [
  ...[
    'true',
    'false',
    'resource.data.a',
    '!resource.data.a',
    'resource != null',
    'resource == null',
  ],
  ...["'a' in resource.data", "!('b' in resource.data)", "resource.data.keys().hasAll(['a'])"],
  ...[
    "resource.data.keys().hasOnly(['a', 'b'])",
    'resource.data.size() > 0',
    'resource.data is map',
  ],
  ...["id == 'p1'", "resource.id != 'p1'", "id in ['p1', 'p2']", "id.matches('p.')"],
  ...[
    'resource.__name__ == /databases/(default)/documents/posts/p1',
    "resource['__name__'] is path",
  ],
  ...[
    'exists(/databases/$(database)/documents/journals/j1)',
    '!exists(/databases/$(database)/documents/posts/$(id))',
  ],
  ...['get(/databases/$(database)/documents/journals/$(resource.data.a)).data.open'],
  ...['exists(/databases/$(database)/documents/journals/$(resource.data.b)) || true'],
  ...['!exists(/databases/(default)/documents/journals/$(resource.data.a))'],
  ...[
    "request.auth.token.role == 'editor'",
    "'t1' in request.auth.token.tags",
    'request.auth != null',
  ],
  ...[
    "request.auth.token.get('none', 'x') == 'x'",
    'request.auth.token.none == 1',
    'isOwner(resource.data)',
  ],
  ...[
    'isSmall(resource.data.a)',
    'notDraft()',
    "resource.data.diff({'a': 'a'}).affectedKeys().hasOnly(['b'])",
  ],
  ...[
    "{'a': resource.data.a}.a == 'a'",
    "[resource.data.a, 'b'].hasAny(['b'])",
    "resource.data.a in {'anna': 1}",
  ],
  ...["(resource.data.a is string ? resource.data.a : 'x') != 'b'", 'resource.data.a + 1 > 1'],
  ...["resource.data.a[0] == 'a'", "resource.data.a[0:1] == 'a'", 'resource.data.a.size() > 0'],
  ...["resource.data.a.toSet().hasAny(['a'])", "resource.data.a.matches('a.*')", '1 / 0 == 1'],
];

const types = fc.constantFrom(
  'int',
  'float',
  'number',
  'string',
  'bool',
  'list',
  'map',
  'timestamp',
  'path',
);

const anything: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...FIXED),
  fc
    .tuple(operand, fc.constantFrom('==', '!=', '<', '<=', '>', '>=', 'in'), operand)
    .map((t) => t.join(' ')),
  fc.tuple(ofDocument, types).map(([o, type]) => `${o} is ${type}`),
  fc
    .tuple(
      operand,
      fc.constantFrom('hasAny', 'hasAll', 'hasOnly'),
      fc.subarray(WRITTEN, { maxLength: 3 }),
    )
    .map(([o, method, items]) => `(${o}).${method}([${items.join(', ')}])`),
  fc
    .tuple(operand, fc.subarray(WRITTEN, { maxLength: 4 }))
    .map(([o, items]) => `${o} in [${items.join(', ')}]`),
);

/** What may follow from what the query says of a field, or just miss it. */
const about = (name: string, values: readonly string[]): fc.Arbitrary<string> => {
  const written = fc.constantFrom(...values, ...values, ...WRITTEN);
  return fc.oneof(
    fc
      .tuple(fc.constantFrom('==', '!=', '<', '<=', '>', '>='), written)
      .map(([operator, value]) => `${name} ${operator} ${value}`),
    types.map((type) => `${name} is ${type}`),
    fc.constantFrom(
      `${name}[0] is int`,
      `${name}.x is int`,
      `${name}.x is string`,
      `${name}.keys().hasAll(['x'])`,
    ),
    fc
      .tuple(
        fc.constantFrom('hasAny', 'hasAll', 'hasAll', 'hasOnly'),
        fc.array(written, { minLength: 1, maxLength: 2 }),
      )
      .map(([method, items]) => `${name}.${method}([${items.join(', ')}])`),
    fc.array(written, { maxLength: 3 }).map((items) => `${name} in [${items.join(', ')}]`),
    written.map((value) => `${value} in ${name}`),
  );
};

/** Conditions about a query's documents: the query's own and others, put together. */
export function conditionsFor(query: ListQuery): fc.Arbitrary<string> {
  const said = saidBy(query);
  const names = namesIn(query);
  const values = valuesIn(query);
  const one = fc.oneof(
    { weight: 3, arbitrary: anything },
    ...(said.length === 0 ? [] : [{ weight: 5, arbitrary: fc.constantFrom(...said) }]),
    ...(names.length === 0
      ? []
      : [{ weight: 6, arbitrary: fc.constantFrom(...names).chain((name) => about(name, values)) }]),
  );
  const both = fc.tuple(one, one);
  return fc.oneof(
    { weight: 6, arbitrary: one },
    { weight: 2, arbitrary: one.map((a) => `!(${a})`) },
    { weight: 2, arbitrary: both.map(([a, b]) => `${a} && ${b}`) },
    { weight: 2, arbitrary: both.map(([a, b]) => `${a} || ${b}`) },
    { weight: 1, arbitrary: both.map(([a, b]) => `!(${a} || ${b})`) },
    { weight: 1, arbitrary: both.map(([a, b]) => `!(${a} && ${b})`) },
    {
      weight: 1,
      arbitrary: fc.tuple(one, one, one).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    },
  );
}
