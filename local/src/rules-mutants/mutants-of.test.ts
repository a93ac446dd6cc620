import { describe, expect, it } from 'vitest';
import type { FirestoreRecord } from '../recorded-requests/recorded-request.ts';
import { compileRules } from '../rules/compile.ts';
import { requestOf } from '../rules/testing/outcome-of.ts';
import { mutated } from './mutant.ts';
import { mutantsOf } from './mutants-of.ts';
import { tryMutants } from './try-mutants.ts';

const rules = (body: string) =>
  `rules_version = '2';\nservice cloud.firestore { match /databases/{d}/documents {\n${body}\n} }`;

/** `what: original → text` of each. */
function listed(body: string): string[] {
  const source = rules(body);
  const compiled = compileRules(source);
  if (!compiled.ok) throw new Error('the rules compile');
  return mutantsOf(compiled.ruleset).map((mutant) => {
    expect(compileRules(mutated(source, mutant)).ok, mutated(source, mutant)).toBe(true);
    const { start, end } = mutant.span;
    return `${mutant.what}: ${source.slice(start, end)} → ${mutant.text}`;
  });
}

describe('mutantsOf', () => {
  it('drops each condition of a chain once, flips it and turns round what it joins', () =>
    expect(
      listed(
        'match /a/{id} { allow get: if x() && id == "b" && !y; } function x() { return 1 in [1]; }',
      ),
    ).toEqual([
      'does not look at the path: /a → /{anything}',
      'opens get:  → allow get: if true; ',
      'closes get: x() && id == "b" && !y → false',
      'drops !y: x() && id == "b" && !y → (x() && id == "b")',
      'flips &&: x() && id == "b" && !y → ((x() && id == "b") || (!y))',
      'drops id == "b": x() && id == "b" → (x())',
      'drops x(): x() && id == "b" → (id == "b")',
      'flips &&: x() && id == "b" → ((x()) || (id == "b"))',
      'negates: x() → (!(x()))',
      'flips ==: id == "b" → (id != "b")',
      'negates: y → (!(y))',
      'negates: 1 in [1] → (!(1 in [1]))',
      'moves a limit: 1 → (2)',
      'moves a limit: 1 → (0)',
      'forgets 1: [1] → ([])',
      'moves a limit: 1 → (2)',
      'moves a limit: 1 → (0)',
    ]));

  it('moves borders, and asks no question that a ternary asks', () =>
    expect(listed('match /{a}/{id} { allow list: if a <= id ? a > id : true; }')).toEqual([
      'opens list:  → allow list: if true; ',
      'closes list: a <= id ? a > id : true → false',
      'does not ask which: a <= id ? a > id : true → (a > id)',
      'does not ask which: a <= id ? a > id : true → (true)',
      'flips <=: a <= id → (a < id)',
      'flips <=: a <= id → (a > id)',
      'flips >: a > id → (a >= id)',
      'flips >: a > id → (a <= id)',
    ]));

  it('opens what is closed one operation at a time, whatever its path contains', () =>
    expect(listed('match /a/{id} { allow get, delete: if false; }')).toEqual([
      'opens get:  → allow get: if true; ',
      'opens delete:  → allow delete: if true; ',
    ]));
});

describe('tryMutants', () => {
  const source = rules('match /posts/{id} { allow get: if resource.data.open && id == "p1"; }');
  const record = (open: boolean): FirestoreRecord => {
    const { path, auth, time, resource } = requestOf({ data: { open } });
    const steps = [{ method: 'get', path, resource, newResource: null } as const];
    const rest = { project: 'p', query: null, documents: new Map(), after: new Map() };
    return { kind: 'firestore', source, auth, time, steps, ...rest, allowed: open };
  };
  const survivors = (...records: FirestoreRecord[]) =>
    tryMutants(source, records).flatMap(({ mutant, killer }) => (killer ? [] : [mutant.what]));

  it('names what no request notices', () => {
    expect(survivors(record(true))).toEqual([
      ...['does not look at the path', 'opens get', 'drops id == "p1"'],
      ...['drops resource.data.open', 'flips &&'],
    ]);
    expect(survivors(record(true), record(false))).toEqual([
      ...['does not look at the path', 'drops id == "p1"'],
    ]);
  });

  it('does not believe a record that the rules themselves deny', () =>
    expect(() => survivors({ ...record(true), allowed: false })).toThrow('MUTANTS_BROKEN'));
});
