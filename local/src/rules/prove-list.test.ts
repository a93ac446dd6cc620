import { describe, expect, it } from 'vitest';
import type { ListQuery, QueryFilter } from './request.ts';
import { all, any, named, prove, proves, where } from './testing/prove.ts';
import { array, mapOf, value } from './testing/values.ts';

describe('a rule that does not look at documents', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['request.auth != null', true],
    ["request.auth.uid == 'anna'", true],
    ["request.auth.token.role == 'x'", false],
    ["request.method == 'list'", true],
    ['resource != null', true],
    ['resource == null', false],
    ['request.resource == null', false],
    ["database == '(default)'", true],
    ["request.path[4] == 'p1'", false],
    ['id is string', true],
    ["id == 'p1'", false],
    ["id != 'p1'", false],
    ["id.matches('.*')", false],
    ['exists(/databases/$(database)/documents/journals/j1)', true],
    ['exists(/databases/$(database)/documents/posts/$(id))', false],
  ])('decides %s: %s', (condition, allowed) => {
    expect(proves(condition)).toBe(allowed);
  });
});

describe('what constraints prove', () => {
  it.each<[string, QueryFilter | null, boolean]>([
    ['resource.data.a == 1', null, false],
    ['resource.data.a == 1', where('a', '==', 1), true],
    ['resource.data.a == 1', where('a', '==', 2), false],
    ['resource.data.a == 1', where('b', '==', 1), false],
    ['resource.data.a != 1', where('a', '==', 2), true],
    ["resource.data['a'] == 'x'", where('a', '==', 'x'), true],
    ["resource.data.get('a', 0) == 'x'", where('a', '==', 'x'), true],
    ["resource.data.get(['m', 'x'], 0) == 'x'", where('m.x', '==', 'x'), true],
    ['resource.data.a == request.auth.uid', where('a', '==', 'anna'), true],
    ['resource.data.a == request.auth.uid', where('a', '==', 'bert'), false],
    ['resource.data.a', where('a', '==', true), true],
    ['!resource.data.a', where('a', '==', false), true],
    ['resource.data.a == null', where('a', 'is-null', null), true],
    ['resource.data.a != null', where('a', 'is-not-null', null), true],
    ['resource.data.a == null', where('a', 'is-nan', null), false],
    ['resource.data.m.x == 1', where('m.x', '==', 1), true],
    ['resource.data.m is map', where('m.x', '==', 1), true],
    // 1 finds 1.0 as well, so the type stays open.
    ['resource.data.a is int', where('a', '==', 1), false],
    ['resource.data.a is number', where('a', '==', 1), true],
    ['resource.data.a is string', where('a', '==', 'x'), true],
    ['resource.data.a is string', where('a', '>', 'x'), true],
    ["resource.data.a == ['x']", where('a', '==', array('x')), true],
    ['resource.data.a == [1]', where('a', '==', array(1)), false],
    ["resource.data.a == {'k': true}", where('a', '==', mapOf({ k: true })), true],
    ["resource.data.a in ['x', 'y']", where('a', '==', 'x'), true],
    ["resource.data.a in ['x', 'y']", where('a', 'in', array('x', 'y')), true],
    ["resource.data.a in ['x', 'y']", where('a', 'in', array('x', 'z')), false],
    // Lists tell 1 from 1.0, the query does not.
    ['resource.data.a in [1, 2]', where('a', '==', 1), false],
    ['resource.data.a in [1, 2].toSet()', where('a', '==', 1), true],
    ['1 in resource.data.a', where('a', 'array-contains', 1), false],
    ["resource.data.a.hasAny(['x'].toSet())", where('a', 'array-contains', 'x'), false],
    // “Not equal to a list” concerns the map, not its keys.
    [
      "resource.data.m.keys() != ['a']",
      all(where('m', '!=', array('a')), where('m.a', '==', 'x')),
      false,
    ],
    ["!(resource.data.a in ['x'])", where('a', '!=', 'x'), true],
    ["resource.data.a != 'x'", where('a', 'not-in', array('x', 'y')), true],
    ["resource.data.a != 'z'", where('a', 'not-in', array('x', 'y')), false],
    ["'a' in resource.data", where('a', '!=', 'x'), true],
    ["'b' in resource.data", where('a', '!=', 'x'), false],
    ["resource.data.keys().hasAll(['a', 'b'])", all(where('a', '==', 1), where('b', '>', 1)), true],
    ["resource.data.keys().hasOnly(['a'])", where('a', '==', 1), false],
    ["'x' in resource.data.a", where('a', 'array-contains', 'x'), true],
    ["'y' in resource.data.a", where('a', 'array-contains', 'x'), false],
    ['request.auth.uid in resource.data.a', where('a', 'array-contains', 'anna'), true],
    ["resource.data.a.hasAny(['x', 'y'])", where('a', 'array-contains', 'x'), true],
    ["resource.data.a.hasAny(['x', 'y'])", where('a', 'array-contains-any', array('x', 'y')), true],
    [
      "resource.data.a.hasAny(['x', 'y'])",
      where('a', 'array-contains-any', array('x', 'z')),
      false,
    ],
    ["resource.data.a.hasAll(['x'])", where('a', 'array-contains', 'x'), true],
    ["resource.data.a.hasAll(['x', 'y'])", where('a', 'array-contains', 'x'), false],
    ["resource.data.a.hasOnly(['x'])", where('a', 'array-contains', 'x'), false],
    ['resource.data.a > 3', where('a', '>', 3), true],
    ['resource.data.a >= 3', where('a', '>', 3), true],
    ['resource.data.a > 3', where('a', '>=', 3), false],
    ['resource.data.a > 2.5', where('a', '>=', 3), true],
    ['3 < resource.data.a', where('a', '>', 3), true],
    ['!(resource.data.a <= 3)', where('a', '>', 3), true],
    // NaN sorts below every number: only a lower bound keeps it out.
    ['resource.data.a < 3', where('a', '<', 3), false],
    ['resource.data.a < 3', all(where('a', '<', 3), where('a', '>', 0)), true],
    ['resource.data.a != 5', where('a', '<', 3), true],
    ["resource.data.a < 'm'", where('a', '<', 'm'), true],
    [
      "resource.data.a >= 'k' && resource.data.a < 'm'",
      all(where('a', '>=', 'k'), where('a', '<', 'l')),
      true,
    ],
    ['resource.data.a == 3', all(where('a', '>=', 3), where('a', '<=', 3)), true],
    ['resource.data.a + 1 > 3', where('a', '>', 3), false],
    [
      'get(/databases/$(database)/documents/journals/$(resource.data.j)).data.open',
      where('j', '==', 'j1'),
      true,
    ],
    [
      'get(/databases/$(database)/documents/journals/$(resource.data.j)).data.open',
      where('j', '==', 'j2'),
      false,
    ],
    [
      'get(/databases/$(database)/documents/journals/$(resource.data.j)).data.open',
      where('j', 'in', array('j1', 'j2')),
      false,
    ],
    [
      'get(/databases/$(database)/documents/journals/$(resource.data.j)).data.open',
      where('j', '>', 'j1'),
      false,
    ],
    ["id == 'p1'", where('__name__', '==', named('p1')), true],
    ["resource.id in ['p1', 'p2']", where('__name__', 'in', array(named('p1'), named('p2'))), true],
    ["id == 'p1'", where('__name__', '>=', named('p1')), false],
  ])('decides %s: %#', (condition, filter, allowed) => {
    expect(proves(condition, filter)).toBe(allowed);
  });

  it('takes an or apart and lets different clauses prove its cases', () => {
    const rules =
      "match /posts/{id} { allow list: if resource.data.public == true; allow list: if resource.data.owner == 'anna'; }";
    const filter = any(where('public', '==', true), where('owner', '==', 'anna'));
    expect(prove(rules, filter).allowed).toBe(true);
    expect(prove(rules, any(filter, where('x', '==', 1))).allowed).toBe(false);
    expect(
      prove(rules, all(any(where('x', '==', 1), where('y', '==', 1)), where('owner', '==', 'anna')))
        .allowed,
    ).toBe(true);
  });

  it('absorbs what is open when the other side decides', () => {
    expect(proves("resource.data.b || resource.data.a == 'x'", where('a', '==', 'x'))).toBe(true);
    expect(proves("!(resource.data.b && resource.data.a == 'y')", where('a', '==', 'x'))).toBe(
      true,
    );
  });

  it('passes what is known on to functions', () => {
    const rules = `function isMine(data) { let owner = data.owner; return owner == request.auth.uid; }
      match /posts/{id} { allow list: if isMine(resource.data); }`;
    expect(prove(rules, where('owner', '==', 'anna')).allowed).toBe(true);
    expect(prove(rules).allowed).toBe(false);
  });

  it('denies more cases than it is willing to work through', () => {
    const twenty = array(...Array.from({ length: 20 }, (_, i) => i));
    const filter = all(where('a', 'in', twenty), where('b', 'array-contains-any', twenty));
    expect(prove('match /posts/{id} { allow list; }', filter).trace.join()).toContain(
      'RULES_LIMIT',
    );
  });
});

describe('a look-up at a document that the query leaves open', () => {
  // Reported alike of Google's emulator.
  const open = 'exists(/databases/$(database)/documents/posts/$(id))';
  const known = 'get(/databases/$(database)/documents/journals/j1).data.open';
  it.each([
    [`!${open}`, false],
    [`!${open} || ${known}`, true],
    [`${known} || !${open}`, true],
    [`!${open} || !${known}`, false],
    [`${open} || true`, true],
    [`!(${open} && false)`, true],
    [`get(/databases/$(database)/documents/journals/none).data.open || true`, true],
  ])('decides %s: %s', (condition, allowed) => {
    expect(proves(condition)).toBe(allowed);
  });
});

describe('what else a query says', () => {
  it.each<[string, Partial<ListQuery>, boolean]>([
    ['request.query.limit <= 10', { limit: 10 }, true],
    ['request.query.limit <= 10', { limit: 11 }, false],
    ['request.query.limit <= 10', {}, false],
    ['request.query.offset == 5', { offset: 5 }, true],
    ['request.query.limit == null', {}, true],
    ['request.query.limit == null', { limit: 1 }, false],
    ['request.query.limit is int', {}, false],
    ['request.query.offset == 0', {}, true],
    ['request.query.offset == 0', { offset: 1 }, false],
    ['request.query is map', {}, true],
    ["'limit' in request.query", {}, true],
    ["!('where' in request.query)", {}, false],
    ["request.query.keys().hasAll(['limit', 'offset', 'orderBy'])", {}, true],
    ["request.query.keys().hasOnly(['limit', 'offset', 'orderBy'])", {}, false],
    ['request.query.orderBy == null', {}, false],
    ['request.query.orderBy is map', {}, true],
    ["request.query.orderBy == 'a'", { orderBy: [{ field: ['a'], direction: 'asc' }] }, false],
    [
      "request.query.orderBy == {'a': 'ASC', 'b.c': 'DESC'}",
      {
        orderBy: [
          { field: ['a'], direction: 'asc' },
          { field: ['b', 'c'], direction: 'desc' },
        ],
      },
      true,
    ],
    ['request.query.orderBy == {}', {}, true],
    [
      'request.query.orderBy == {}',
      { orderBy: [{ field: ['a'], direction: 'asc' }], writtenOrderBy: [] },
      true,
    ],
    ["'a' in resource.data", { orderBy: [{ field: ['a'], direction: 'asc' }] }, true],
    ["'b' in resource.data", { orderBy: [{ field: ['a'], direction: 'asc' }] }, false],
    [
      'resource.data.a >= 3',
      {
        orderBy: [{ field: ['a'], direction: 'asc' }],
        startAt: { values: [value(3)], before: true },
      },
      false,
    ],
  ])('decides %s: %#', (condition, change, allowed) => {
    expect(proves(condition, null, change)).toBe(allowed);
  });
});
