import { describe, expect, it } from 'vitest';
import { compileRules } from './compile.ts';
import { evaluate } from './evaluate.ts';
import { limitLookups } from './limit-lookups.ts';
import { DocumentNeeded, type RulesRequest, type Verdict } from './request.ts';
import { type Given, outcomeOf, requestOf } from './testing/outcome-of.ts';
import { array, fields, mapOf } from './testing/values.ts';

const ANNA = {
  uid: 'anna',
  token: { email: 'anna@press.example', admin: true, level: 3, tags: ['a'] },
};

/** Judges with matches below the documents of a database. */
function judge(body: string, given: Given = {}, change: Partial<RulesRequest> = {}): Verdict {
  const source = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { ${body} } }`;
  const compiled = compileRules(source);
  if (!compiled.ok) throw new Error(compiled.issues[0]?.message);
  return evaluate(compiled.ruleset, { ...requestOf(given), ...change });
}

const at = (...segments: string[]): Pick<RulesRequest, 'path'> => ({
  path: ['databases', '(default)', 'documents', ...segments],
});

describe('what rules can read', () => {
  const given: Given = {
    auth: ANNA,
    data: { title: 'Old', n: 1, list: array('a', 1), sub: mapOf({ deep: true }), nothing: null },
    newData: { title: 'New', n: 1 },
    documents: { 'users/anna': fields({ role: 'editor' }) },
  };
  it.each([
    ['request.auth.uid', '"anna"'],
    ['request.auth.token.email', '"anna@press.example"'],
    ['request.auth.token.admin', 'true'],
    ['request.auth.token.level', '3'],
    ["'a' in request.auth.token.tags", 'true'],
    ['request.auth.token.missing', 'RULES_MISSING'],
    ['request.method', '"get"'],
    ['request.path', '/databases/(default)/documents/posts/p1'],
    ['request.time', 'timestamp(2023-11-14T22:13:20.000Z)'],
    ['request.nothing', 'RULES_MISSING'],
    ['request.query.limit', 'RULES_MISSING'],
    ['resource.id', '"p1"'],
    ['resource.__name__', '/databases/(default)/documents/posts/p1'],
    ["resource['__name__'] == request.path", 'true'],
    ['resource.data.title', '"Old"'],
    ['resource.data.sub.deep', 'true'],
    ['resource.data.nothing', 'null'],
    ['resource.data.missing', 'RULES_MISSING'],
    ["resource.data.get('missing', 5)", '5'],
    ["'title' in resource.data", 'true'],
    ['request.resource.data.title', '"New"'],
    ["request.resource.data.diff(resource.data).affectedKeys().hasOnly(['title'])", 'false'],
    ['get(/databases/(default)/documents/users/anna).data.role', '"editor"'],
    ['get(/databases/(default)/documents/users/$(request.auth.uid)).id', '"anna"'],
    ['get(/databases/(default)/documents/users/bert)', 'null'],
    ['get(/databases/(default)/documents/users/bert).data', 'RULES_TYPE'],
    ['exists(/databases/(default)/documents/users/anna)', 'true'],
    ['existsAfter(/databases/(default)/documents/users/bert)', 'false'],
    ['get(/databases/(default)/documents/users)', 'RULES_LOOKUP'],
    ['get(/users/anna)', 'RULES_LOOKUP'],
    ["get('users/anna')", 'RULES_TYPE'],
    ['firestore.get(/databases/(default)/documents/users/anna)', 'RULES_UNKNOWN_NAME'],
  ])('reads %s as %s', (expression, outcome) => {
    expect(outcomeOf(expression, given)).toBe(outcome);
  });

  it.each([
    ['request.auth == null', 'true'],
    ['request.auth.uid', 'RULES_TYPE'],
    ['resource == null', 'true'],
    ['resource.data', 'RULES_TYPE'],
    ['request.resource == null', 'true'],
  ])('reads %s as %s for an anonymous visitor where nothing is', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});

describe('matching', () => {
  it.each([
    ['match /posts/{id} { allow read; }', ['posts', 'p1'], true],
    ['match /posts/p1 { allow read; }', ['posts', 'p1'], true],
    ['match /posts/p2 { allow read; }', ['posts', 'p1'], false],
    ['match /posts/{id} { allow read; }', ['posts', 'p1', 'comments', 'c1'], false],
    [
      'match /posts/{id} { match /comments/{c} { allow read; } }',
      ['posts', 'p1', 'comments', 'c1'],
      true,
    ],
    ['match /posts/{id=**} { allow read; }', ['posts', 'p1', 'comments', 'c1'], true],
    ['match /{all=**} { allow read; }', ['posts', 'p1'], true],
    ['match /{path=**}/comments/{c} { allow read; }', ['posts', 'p1', 'comments', 'c1'], true],
    ['match /{path=**}/comments/{c} { allow read; }', ['comments', 'c1'], true],
    ['match /posts/{id} { match /{rest=**} { allow read; } }', ['posts', 'p1'], true],
    ['match /posts/{id} { allow write; }', ['posts', 'p1'], false],
    ['match /posts/{id} { allow list; }', ['posts', 'p1'], false],
    [
      'match /posts/{id} { allow read: if id == "p1" && database == "(default)"; }',
      ['posts', 'p1'],
      true,
    ],
    ['match /{a=**} { allow read: if a == /posts/p1; }', ['posts', 'p1'], true],
    ['match /{a=**}/{b=**} { allow read; }', ['posts', 'p1'], false],
    ['match /a/{x} { match /b/{x} { allow read: if x == "2"; } }', ['a', '1', 'b', '2'], true],
  ])('decides %s for %j: %s', (body, segments, allowed) => {
    expect(judge(body, {}, at(...segments)).allowed).toBe(allowed);
  });

  it('takes one segment or more for a recursive wildcard of version 1', () => {
    const source =
      'service cloud.firestore { match /databases/{d}/documents/posts/{r=**} { allow read; } }';
    const compiled = compileRules(source);
    if (!compiled.ok) throw new Error('it compiles');
    const ask = (...s: string[]) => evaluate(compiled.ruleset, { ...requestOf({}), ...at(...s) });
    expect(ask('posts', 'p1').allowed).toBe(true);
    expect(ask('posts').allowed).toBe(false);
  });

  it('does not let the rules of one service speak for the other', () => {
    const compiled = compileRules('service firebase.storage { match /{all=**} { allow read; } }');
    if (!compiled.ok) throw new Error('it compiles');
    expect(evaluate(compiled.ruleset, requestOf({})).allowed).toBe(false);
  });

  it('allows when any clause of any match allows', () => {
    const body = `match /posts/{id} { allow read: if false; allow get: if resource.data.x; }
      match /{all=**} { allow read: if all == /posts/p1; }`;
    expect(judge(body).allowed).toBe(true);
  });

  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
  ])('lets allow %s stand for %j', (operation, methods) => {
    const all = ['get', 'list', 'create', 'update', 'delete'] as const;
    const allowed = all.filter(
      (method) => judge(`match /posts/{id} { allow ${operation}; }`, {}, { method }).allowed,
    );
    expect(allowed).toEqual(methods);
  });
});

describe('functions', () => {
  it.each([
    ['function f() { return true; } match /posts/{id} { allow get: if f(); }', true],
    [
      'function f(a) { let b = a + 1; let c = b * 2; return c == 4; } match /posts/{id} { allow get: if f(1); }',
      true,
    ],
    ['match /posts/{id} { function f() { return id == "p1"; } allow get: if f(); }', true],
    ['function f() { return id == "p1"; } match /posts/{id} { allow get: if f(); }', false],
    [
      'match /posts/{id} { function f() { return database; } allow get: if f() == "(default)"; }',
      true,
    ],
    [
      'function f() { return 1; } match /posts/{id} { function f() { return 2; } allow get: if f() == 2; }',
      true,
    ],
    [
      'function f() { return g(); } function g() { return true; } match /posts/{id} { allow get: if f(); }',
      true,
    ],
    [
      'function f() { return g(); } match /posts/{id} { function g() { return true; } allow get: if f(); }',
      false,
    ],
    ['function f(id) { return id == "x"; } match /posts/{id} { allow get: if f("x"); }', true],
    ['function f(a) { return true; } match /posts/{id} { allow get: if f(); }', false],
    [
      'function f(a) { return true; } match /posts/{id} { allow get: if f(resource.data.a); }',
      false,
    ],
    [
      'function f() { let a = 1 / 0; return true; } match /posts/{id} { allow get: if f(); }',
      false,
    ],
    [
      'function f(a) { return g(); } function g() { return a; } match /posts/{id} { allow get: if f(true); }',
      false,
    ],
    [
      'function f(request) { return request == 1; } match /posts/{id} { allow get: if f(1); }',
      true,
    ],
  ])('decides %s: %s', (body, allowed) => {
    expect(judge(body).allowed).toBe(allowed);
  });
});

describe('limits', () => {
  const lookups = (n: number) =>
    Array.from({ length: n }, (_, i) => `!exists(/databases/d/documents/a/d${i})`).join(' && ');

  it('allows 10 look-ups for a request and denies the 11th', () => {
    expect(judge(`match /posts/{id} { allow get: if ${lookups(10)}; }`).allowed).toBe(true);
    const verdict = judge(`match /posts/{id} { allow get: if ${lookups(11)}; }`);
    expect(verdict.allowed).toBe(false);
    expect(verdict.trace.join()).toContain('RULES_LIMIT');
  });

  it('counts a repeated look-up once', () => {
    const again = `${lookups(10)} && ${lookups(10)}`;
    expect(judge(`match /posts/{id} { allow get: if ${again}; }`).allowed).toBe(true);
  });

  it('shares 20 look-ups among the requests of a batch', () => {
    const lookup = limitLookups(() => null);
    const ask = (name: string) =>
      judge(
        `match /posts/{id} { allow get: if ${lookups(10).replaceAll('/a/', `/${name}/`)}; }`,
        {},
        { lookup },
      );
    expect([ask('a'), ask('b'), ask('c')].map((v) => v.allowed)).toEqual([true, true, false]);
    expect(ask('a').allowed).toBe(true);
  });

  it('denies calls more than 20 deep', () => {
    const chain = (n: number) =>
      Array.from({ length: n }, (_, i) => `function f${i}() { return f${i + 1}(); }`).join(' ');
    const body = (n: number) =>
      `${chain(n)} function f${n}() { return true; } match /posts/{id} { allow get: if f0(); }`;
    expect(judge(body(19)).allowed).toBe(true);
    expect(judge(body(20)).allowed).toBe(false);
  });

  it('denies more than 1000 expressions instead of working on', () => {
    const double = (n: number) =>
      Array.from(
        { length: n },
        (_, i) => `function f${i}() { return f${i + 1}() && f${i + 1}(); }`,
      );
    const body = `${double(15).join(' ')} function f15() { return true; } match /posts/{id} { allow get: if f0(); }`;
    expect(judge(body).trace.join()).toContain('RULES_LIMIT');
  });

  it('denies chains too deep for the stack', () => {
    const body = `match /posts/{id} { allow get: if resource${'.data'.repeat(5000)}; }`;
    expect(judge(body, { data: {} }).trace.join()).toContain('RULES_LIMIT');
  });
});

describe('the look-up', () => {
  it('lets DocumentNeeded through, for whoever fetches to ask again', () => {
    const lookup = (path: readonly string[]) => {
      throw new DocumentNeeded(path);
    };
    const body = 'match /posts/{id} { allow get: if false || exists(/databases/d/documents/a/b); }';
    expect(() => judge(body, {}, { lookup })).toThrow('document needed: databases/d/documents/a/b');
  });

  it('tells get from getAfter', () => {
    const lookup: RulesRequest['lookup'] = (_, after) =>
      after ? fields({ n: 2 }) : fields({ n: 1 });
    const path = '/databases/d/documents/a/b';
    const body = `match /posts/{id} { allow get: if get(${path}).data.n == 1 && getAfter(${path}).data.n == 2; }`;
    expect(judge(body, {}, { lookup }).allowed).toBe(true);
  });
});

describe('the trace', () => {
  it('names match, clause, error and the values seen', () => {
    const { trace } = judge(
      'match /posts/{id} {\n allow get: if resource.data.owner == request.auth.uid\n && resource.data.n > 1; }',
      { auth: ANNA, data: { owner: 'anna' } },
    );
    expect(trace).toEqual([
      'match /databases/{database}/documents/posts/{id} (line 2)',
      "  line 3: allow get: if resource.data.owner == request.auth.uid && resource.data.n > 1 → RULES_MISSING: there is no field 'n' (line 4, column 5: resource.data.n)",
      '    resource.data.owner = "anna"',
      '    request.auth.uid = "anna"',
      "    resource.data.n = RULES_MISSING: there is no field 'n'",
    ]);
  });

  it('says so when no match speaks of the path', () => {
    expect(judge('match /users/{id} { allow read; }').trace).toEqual([
      'no match of service cloud.firestore has an allow for get here',
    ]);
  });
});
