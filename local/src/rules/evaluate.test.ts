import { describe, expect, it } from 'vitest';
import { compileRules } from './compile.ts';
import { evaluate } from './evaluate.ts';
import { DocumentNeeded, type RulesRequest } from './request.ts';
import { at, judge } from './testing/judge.ts';
import { type Given, requestOf } from './testing/outcome-of.ts';
import { fields } from './testing/values.ts';

const ANNA = {
  uid: 'anna',
  token: { email: 'anna@press.example', admin: true, level: 3, tags: ['a'] },
};

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
      true,
    ],
    ['function f(a) { return a; } match /posts/{id} { allow get: if f(1 / 0 == 1); }', false],
    [
      'function f() { let a = 1 / 0; return a == 1; } match /posts/{id} { allow get: if f(); }',
      false,
    ],
    ['function f() { let a = 1 / 0; return true; } match /posts/{id} { allow get: if f(); }', true],
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

describe('debug()', () => {
  it('returns what it was given and prints it, nested ones first', () => {
    const verdict = judge(
      'match /posts/{id} { allow get: if debug(debug(request.auth.uid) == debug(resource.data.owner)); }',
      { auth: ANNA, data: { owner: 'anna' } },
    );
    expect(verdict.allowed).toBe(true);
    expect(verdict.debug).toEqual([
      'string_value: "anna"',
      'string_value: "anna"',
      'bool_value: true',
    ]);
  });

  it('prints errors too, which stay errors', () => {
    const verdict = judge('match /posts/{id} { allow get: if debug(resource.data.a); }', {
      data: {},
    });
    expect(verdict.allowed).toBe(false);
    expect(verdict.debug).toEqual(["RULES_MISSING: there is no field 'a'"]);
  });
});

describe('what is there before and after', () => {
  const on = (method: RulesRequest['method'], condition: string, given: Given) =>
    judge(`match /posts/{id} { allow ${method}: if ${condition}; }`, given, { method }).allowed;
  it.each<[RulesRequest['method'], string, Given, boolean]>([
    ['create', 'resource == null', { newData: { n: 1 } }, true],
    ['create', 'resource.data.n == 1', { newData: { n: 1 } }, false],
    ['create', 'request.resource.data.n == 1', { newData: { n: 1 } }, true],
    [
      'update',
      'resource.data.n + 1 == request.resource.data.n',
      { data: { n: 1 }, newData: { n: 2 } },
      true,
    ],
    ['delete', "'resource' in request && resource.data.n == 1", { data: { n: 1 } }, true],
    ['delete', 'request.resource.data.n == 1', { data: { n: 1 } }, false],
    ['delete', 'resource == null', {}, true],
    ['get', 'resource == null', {}, true],
    ['get', 'request.resource == null', { data: {} }, false],
    ['delete', 'request.resource == null', { data: {} }, true],
    ['get', "!('resource' in request)", { data: {} }, true],
  ])('on %s, %s with %j is %s', (method, condition, given, allowed) => {
    expect(on(method, condition, given)).toBe(allowed);
  });
});
