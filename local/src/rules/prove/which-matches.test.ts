import { describe, expect, it } from 'vitest';
import type { ListQuery } from '../request.ts';
import { prove, ROOT } from '../testing/prove.ts';

describe('which matches speak of a query', () => {
  const inside = { parent: [...ROOT, 'journals', 'j1'] };
  const group = { allDescendants: true };
  it.each<[string, Partial<ListQuery>, boolean]>([
    ['match /posts/{id} { allow list; }', {}, true],
    ['match /posts/{id} { allow get; }', {}, false],
    ['match /posts/p1 { allow list; }', {}, false],
    ['match /{any}/{id} { allow list; }', {}, true],
    ['match /{any=**} { allow list; }', {}, true],
    ['match /posts/{id=**} { allow list; }', {}, true],
    ['match /{path=**}/posts/{id} { allow list; }', {}, true],
    ['match /posts/{id}/comments/{c} { allow list; }', {}, false],
    ['match /journals/{j}/posts/{id} { allow list; }', inside, true],
    ["match /journals/{j}/posts/{id} { allow list: if j == 'j1'; }", inside, true],
    ['match /posts/{id} { allow list; }', inside, false],
    ['match /posts/{id} { allow list; }', group, false],
    ['match /journals/{j}/posts/{id} { allow list; }', group, false],
    ['match /{path=**}/posts/{id} { allow list; }', group, true],
    ['match /{path=**}/posts/{id} { allow list: if path == /posts/p1; }', group, false],
    ['match /{path=**} { allow list; }', group, true],
    ['match /{path=**}/comments/{id} { allow list; }', group, false],
    ['match /{path=**}/journals/{j}/posts/{id} { allow list; }', group, false],
    ['match /{path=**}/posts/{id} { allow list; }', { ...inside, ...group }, true],
    ['match /journals/{j}/{path=**}/posts/{id} { allow list; }', { ...inside, ...group }, true],
    ['match /journals/{j}/{path=**}/posts/{id} { allow list; }', group, false],
    ['match /journals/{j}/{path=**} { allow list; }', { ...inside, ...group }, true],
  ])('decides %s for %j: %s', (rules, change, allowed) => {
    expect(prove(rules, null, change).allowed).toBe(allowed);
  });

  it('denies collection groups to rules of version 1', () => {
    expect(
      prove('match /{path=**} { allow list; }', null, { allDescendants: true }, '1').allowed,
    ).toBe(false);
  });

  it('names the clause and what the query left open', () => {
    const { trace } = prove('match /posts/{id} { allow list: if resource.data.open == true; }');
    expect(trace[1]).toBe(
      '  line 2: allow list: if resource.data.open == true → RULES_UNDECIDED: the query does not say what resource.data.open is (line 2, column 102: resource.data.open)',
    );
  });
});
