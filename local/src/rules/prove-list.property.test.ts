import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isInScope } from '../firestore/query/candidates.ts';
import { isAfterEnd, isBeforeStart } from '../firestore/query/compare-documents.ts';
import { matches } from '../firestore/query/matches.ts';
import { completeOrders } from '../firestore/query/orders.ts';
import type { Query } from '../firestore/query/query.ts';
import type { StoredDocument } from '../firestore/store/document.ts';
import { runs } from '../testing/thorough.ts';
import { getField } from '../values/fields.ts';
import { compileRules } from './compile.ts';
import { evaluate } from './evaluate.ts';
import { proveList } from './prove-list.ts';
import type { ListQuery, QueryFilter, RulesRequest, Verdict } from './request.ts';
import type { Ruleset } from './ruleset.ts';
import { conditionsFor } from './testing/random-conditions.ts';
import { PATHS, queries, STORED } from './testing/random-queries.ts';
import { fields } from './testing/values.ts';

const STORE = 'projects/p/databases/(default)/documents';
const BASE = {
  time: { seconds: 1_700_000_000n, nanos: 0 },
  auth: { uid: 'anna', token: { role: 'editor', tags: ['t1', 'a'], sub: 'anna' } },
  newResource: null,
  service: 'cloud.firestore' as const,
  lookup: ((path) =>
    ({
      'journals/j1': fields({ open: true }),
      'journals/a': fields({ open: true }),
      'posts/p1': fields({}),
    })[path.slice(3).join('/')] ?? null) satisfies RulesRequest['lookup'],
};
const HELPERS = `
  function isSmall(n) { let limit = 2; return n < limit; }
  function isOwner(data) { let owner = data.a; return owner == request.auth.uid; }
  function notDraft() { return resource.data.b != 'draft' && !isSmall(resource.data.b); }
  function first(list) { return list[0]; }`;

/** Every document with each of the values, or nothing, in `a` and `b`, at every path. */
const DOCUMENTS: readonly StoredDocument[] = PATHS.flatMap((path, at) =>
  [undefined, ...STORED].flatMap((a, i) =>
    // Inside there are fewer: what a path may do wrong does not hang on the fields.
    [undefined, ...STORED].flatMap((b, j) =>
      at > 0 && (i + j) % 4 > 0
        ? []
        : {
            path,
            fields: new Map([...(a ? [['a', a] as const] : []), ...(b ? [['b', b] as const] : [])]),
            createTime: 0,
            updateTime: 0,
          },
    ),
  ),
);

/** The wildcard, where a match has none of that name. */
const ID = /(?<![.\w])id\b/g;

function rules(conditions: readonly [string, string, string], shape: number): Ruleset {
  const [x, y, z] = conditions;
  const bodies = [
    `match /posts/{id} { allow read: if ${x}; } match /{path=**}/posts/{id} { allow read: if ${z}; }`,
    `match /posts/{id} { allow read: if ${x}; allow read: if ${y}; }`,
    `match /{path=**}/posts/{id} { allow read: if ${x}; }`,
    `match /{all=**} { function id() { return all[1]; } allow read: if ${x.replaceAll(ID, 'id()')}; }`,
    `match /journals/{journal} { match /posts/{id} { allow read: if journal == 'j1' && ${x}; } }
     match /posts/p1 { allow read: if ${y.replaceAll(ID, "'p1'")}; } match /posts/{id} { allow read: if ${x}; }`,
  ];
  const compiled = compileRules(`rules_version = '2';
    service cloud.firestore { match /databases/{database}/documents { ${HELPERS} ${bodies[shape]} } }`);
  if (!compiled.ok) throw new Error(`${compiled.issues[0]?.message}: ${bodies[shape]}`);
  return compiled.ruleset;
}

/** As the server runs it: with its implicit orders. */
function asRun(list: ListQuery): Query {
  const parent = list.parent.slice(3).join('/');
  const orders = completeOrders(list.orderBy, list.filter);
  return { ...list, parent, explicitOrders: list.orderBy, orders, present: [], select: null };
}

const finds = (query: Query, document: StoredDocument): boolean =>
  isInScope(document.path, query) &&
  matches(document, query.filter, STORE) &&
  query.orders.every(({ field }) => field[0] === '__name__' || getField(document.fields, field)) &&
  !isBeforeStart(document, query, STORE) &&
  !isAfterEnd(document, query, STORE);

const asked = queries.chain((query) => {
  const condition = conditionsFor(query);
  const ruleset = fc.tuple(condition, condition, condition, fc.nat({ max: 4 }));
  return fc.tuple(fc.constant(query), fc.array(ruleset, { minLength: 4, maxLength: 4 }));
});

function getOf(ruleset: Ruleset, { path, fields }: StoredDocument): Verdict {
  const whole = ['databases', '(default)', 'documents', ...path.split('/')];
  return evaluate(ruleset, {
    ...BASE,
    method: 'get',
    path: whole,
    resource: { path: whole, fields },
  });
}

const RUNS = runs(10_000);

it('never proves a query that finds a document which the same rules deny', () => {
  const seen = { asked: 0, proven: 0, documents: 0, withCursor: 0, groups: 0, disjunctions: 0 };
  const count = (list: ListQuery) => {
    seen.proven++;
    if (list.startAt ?? list.endAt) seen.withCursor++;
    if (list.allDescendants) seen.groups++;
    if (hasOr(list.filter)) seen.disjunctions++;
  };
  const property = fc.property(asked, ([list, rulesets]) => {
    const query = asRun(list);
    let found: readonly StoredDocument[] | null = null;
    for (const [x, y, z, shape] of rulesets) {
      seen.asked++;
      const ruleset = rules([x, y, z], shape);
      const path = [...list.parent, list.collectionId];
      const request = { ...BASE, method: 'list', path } as const;
      if (!proveList(ruleset, request, { ...list, orderBy: query.orders }).allowed) continue;
      found ??= DOCUMENTS.filter((document) => finds(query, document));
      if (found.length > 0) count(list);
      for (const document of found) {
        seen.documents++;
        const own = getOf(ruleset, document);
        if (!own.allowed) expect.fail(told([x, y, z], shape, list, document, own.trace));
      }
    }
  });
  fc.assert(property, { numRuns: RUNS });
  console.log(`lists: ${JSON.stringify(seen)}`);
  // A property over nothing would prove nothing.
  expect(seen.proven).toBeGreaterThan(RUNS / 5);
  expect(seen.documents).toBeGreaterThan(RUNS);
  expect(seen.withCursor).toBeGreaterThan(RUNS / 20);
  expect(seen.groups).toBeGreaterThan(RUNS / 33);
  expect(seen.disjunctions).toBeGreaterThan(RUNS / 66);
});

const hasOr = (filter: QueryFilter | null): boolean =>
  filter !== null && 'filters' in filter && (filter.op === 'or' || filter.filters.some(hasOr));

const told = (
  conditions: unknown,
  shape: number,
  list: unknown,
  document: unknown,
  trace: readonly string[],
) =>
  `${JSON.stringify({ conditions, shape, list, document }, (_, v) =>
    typeof v === 'bigint' ? `${v}n` : v instanceof Map ? Object.fromEntries(v) : v,
  )}\n${trace.join('\n')}`;
