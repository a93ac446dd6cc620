import { describe, expect, it } from 'vitest';
import { compileRules } from '../rules/compile.ts';
import { explain } from './explain.ts';
import { readRequestFile } from './request-file.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /posts/{id} {
      allow get: if resource.data.owner == request.auth.uid;
      allow list: if resource.data.public == true && request.query.limit <= 10;
      allow create: if existsAfter(/databases/$(database)/documents/journals/$(request.resource.data.journal));
      allow update: if request.resource.data.at > resource.data.at
        && getAfter(/databases/$(database)/documents/posts/$(id)).data.at == request.resource.data.at;
      allow delete: if request.auth.token.admin && exists(/databases/$(database)/documents/posts/$(id));
    }
  }
}`;

const STORAGE_RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o/{name} { allow create: if request.resource.size < 10; }
}`;

function explained(file: object, rules = RULES): string {
  const compiled = compileRules(rules);
  const asked = readRequestFile(JSON.stringify(file));
  if (!compiled.ok) throw new Error('the rules compile');
  return 'problem' in asked ? asked.problem : explain(compiled.ruleset, asked);
}

const ANNA = { uid: 'anna', token: { admin: true } };

describe('explain', () => {
  it('shows the clause that decided and the values it saw', () => {
    const resource = { owner: 'bert' };
    expect(explained({ method: 'get', path: 'posts/p1', auth: ANNA, resource })).toBe(
      `DENIED: get /databases/(default)/documents/posts/p1 by anna

match /databases/{database}/documents/posts/{id} (line 4)
  line 5: allow get: if resource.data.owner == request.auth.uid → false
    resource.data.owner = "bert"
    request.auth.uid = "anna"`,
    );
  });

  it('names the error of a visitor without claims', () => {
    expect(explained({ method: 'delete', path: '/posts/p1', resource: {} })).toMatch(
      /^DENIED: .* by a visitor\n(.*\n)*.*RULES_/,
    );
  });

  it('proves a query from its constraints, limit included', () => {
    const list = { method: 'list', path: 'posts' };
    const where = [{ or: [['public', '==', true]] }];
    expect(explained({ ...list, query: { where, limit: 10 } })).toMatch(/^ALLOWED/);
    expect(explained({ ...list, query: { limit: 10 } })).toContain('RULES_UNDECIDED');
    expect(explained({ ...list, query: { where } })).toContain('RULES_TYPE');
  });

  it('looks up the documents of the file, before and after', () => {
    const create = { method: 'create', path: 'posts/p1', newResource: { journal: 'j' } };
    expect(explained(create)).toMatch(/^DENIED/);
    expect(explained({ ...create, documents: { 'journals/j': {} } })).toMatch(/^ALLOWED/);
    expect(explained({ ...create, documentsAfter: { 'journals/j': {} } })).toMatch(/^ALLOWED/);
    const gone = { documents: { 'journals/j': {} }, documentsAfter: { 'journals/j': null } };
    expect(explained({ ...create, ...gone })).toMatch(/^DENIED/);
  });

  it('knows the document itself, and values that JSON does not have', () => {
    const at = (timestampValue: string) => ({ at: { timestampValue } });
    const resource = at('2026-01-02T03:04:05Z');
    const update = { method: 'update', path: 'posts/p1', resource };
    expect(explained({ ...update, newResource: at('2026-01-02T03:04:06Z') })).toMatch(/^ALLOWED/);
    expect(explained({ ...update, newResource: resource })).toMatch(/^DENIED/);
    expect(explained({ method: 'delete', path: 'posts/p1', auth: ANNA, resource })).toMatch(
      /^ALLOWED/,
    );
  });

  it('takes cursors into account', () => {
    const list = { method: 'list', path: 'shelves' };
    const orderBy = [['n', 'asc']];
    const rules = `rules_version = '2'; service cloud.firestore {
      match /databases/{d}/documents/shelves/{id} { allow list: if resource.data.n > 3 && resource.data.n <= 9; }
    }`;
    const asked = (cursors: object) =>
      explained({ ...list, query: { orderBy, ...cursors } }, rules);
    expect(asked({ startAfter: [3], endAt: [9] })).toMatch(/^ALLOWED/);
    expect(asked({ startAt: [3], endAt: [9] })).toMatch(/^DENIED/);
    expect(asked({ startAfter: [3], endBefore: [9] })).toMatch(/^ALLOWED/);
    expect(asked({ startAfter: [3] })).toContain('RULES_UNDECIDED');
  });

  it('takes a text beside __name__ for an id of the collection', () => {
    const rules = `rules_version = '2'; service cloud.firestore {
      match /databases/{d}/documents/posts/{id} { allow list: if id == 'p1'; }
    }`;
    const asked = (query: object) => explained({ method: 'list', path: 'posts', query }, rules);
    expect(asked({ where: [['__name__', '==', 'p1']] })).toMatch(/^ALLOWED/);
    expect(asked({ where: [['__name__', 'in', ['p1', 'p2']]] })).toMatch(/^DENIED/);
    expect(asked({ orderBy: [['__name__', 'asc']], startAt: ['p1'] })).toMatch(/^DENIED/);
  });

  it('asks the rules of Storage about a list', () => {
    const rules = `rules_version = '2'; service firebase.storage {
      match /b/{bucket}/o/pictures/{uid} { allow list: if request.auth.uid == uid && resource == null; }
    }`;
    const list = { method: 'list', path: '/b/x/o/pictures/anna/', auth: { uid: 'anna' } };
    expect(explained(list, rules)).toMatch(/^ALLOWED: list \/b\/x\/o\/pictures\/anna by anna/);
    expect(explained({ ...list, path: '/b/x/o/pictures/bert' }, rules)).toMatch(/^DENIED/);
    expect(explained(list, rules.replace("'2'", "'1'"))).toContain("needs rules_version = '2'");
  });

  it('asks the rules of Storage about a path in a bucket', () => {
    const create = { method: 'create', path: '/b/x/o/pic.png' };
    expect(explained({ ...create, newResource: { size: 9 } }, STORAGE_RULES)).toMatch(/^ALLOWED/);
    expect(explained({ ...create, newResource: { size: 10 } }, STORAGE_RULES)).toMatch(/^DENIED/);
  });
});

describe('a request file that is none', () => {
  it.each([
    ['{', 'line 1, column 2: It is not JSON'],
    ['', 'line 1, column 1: It is not JSON'],
    ['{"a": 1,\n "b" 2}', "line 2, column 6: It is not JSON: Expected ':'"],
    [
      '{"method": "get",\n "path": "posts/p1",\n "auth": {"uid": 1}}',
      'line 3, column 18: auth.uid: ',
    ],
    [
      '{"method": "get",\n "path": "posts/p1",\n "color": 1}',
      'line 1, column 1: Unrecognized key: "color"',
    ],
    [
      '{"method": "list", "path": "posts", "query": {"where": [\n  ["a", "==", 1],\n  ["b", "=", 1]]}}',
      'line 3, column 3: query.where[1]: a condition is',
    ],
    [
      '{"method": "get", "path": "posts/p1",\n "documents": {\n  "a/b": {"n": {"integerValue": "x"}}}}',
      'line 3, column 10: documents["a/b"]: ',
    ],
    ['{"method": "get",\n "path": "posts"}', 'line 2, column 10: path: get needs a document'],
  ])('is told what is wrong and where: %j', (text, problem) => {
    expect(readRequestFile(text)).toEqual({ problem: expect.stringContaining(problem) });
  });

  it.each<[object, string]>([
    [{ path: 'posts/p1' }, 'method'],
    [{ method: 'get', path: 'posts/p1', colour: 1 }, 'colour'],
    [{ method: 'get', path: 'posts' }, 'get needs a document: posts'],
    [{ method: 'get', path: '/databases/d/documents' }, 'names no document'],
    [{ method: 'get', path: 'posts//p1/x' }, 'empty segment'],
    [{ method: 'list', path: 'posts/p1' }, 'a list needs a collection'],
    [{ method: 'update', path: 'posts/p1' }, 'newResource'],
    [{ method: 'get', path: 'posts/p1', auth: {} }, 'uid'],
    [{ method: 'get', path: 'posts/p1', time: 'now' }, 'time'],
    [{ method: 'get', path: 'posts/p1', resource: { a: { integerValue: 'x' } } }, 'Not an integer'],
    [{ method: 'list', path: 'posts', query: { where: [['a', '=', 1]] } }, 'array-contains'],
    [{ method: 'list', path: 'posts', query: { where: [['a', 'in', []]] } }, 'in'],
    [{ method: 'list', path: '/b/x/o/y', query: { limit: 1 } }, 'a list in Storage takes none'],
    [
      {
        method: 'list',
        path: 'posts',
        query: { orderBy: [['a', 'asc']], endAt: [1], endBefore: [2] },
      },
      'endAt and endBefore exclude each other',
    ],
    [{ method: 'list', path: 'posts', query: { startAt: [1] } }, 'too many values'],
  ])('is told what is wrong: %j', (file, problem) => {
    expect(readRequestFile(JSON.stringify(file))).toEqual({
      problem: expect.stringContaining(problem),
    });
  });
});
