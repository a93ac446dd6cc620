import { describe, expect, it } from 'vitest';
import type { Value } from '../values/value.ts';
import { compileRules } from './compile.ts';
import { evaluate } from './evaluate.ts';
import { RulesCoverage } from './tally/rules-coverage.ts';
import { at, judge } from './testing/judge.ts';
import { requestOf } from './testing/outcome-of.ts';
import { array } from './testing/values.ts';

/** What a stranger may send, or paste as rules: nothing is thrown, and nothing takes forever. */
describe('the engine among enemies', () => {
  const post = at('posts', 'p1');
  const allows = (condition: string, data: Record<string, Value>) =>
    judge(`match /posts/{id} { allow get: if ${condition}; }`, { data }, post).allowed;

  it('refuses a chain of thousands of functions', () => {
    const functions = Array.from(
      { length: 8000 },
      (_, i) => `function f${i}(){return f${i + 1}();}`,
    );
    const compiled = compileRules(
      `service cloud.firestore{match /a{${functions.join('')} allow get;}}`,
    );
    expect(compiled.ok).toBe(false);
  });

  it('refuses a long text before it takes it apart', () => {
    const compiled = compileRules(
      `service cloud.firestore{match /a{allow get: if ${'['.repeat(10_000_000)}}}`,
    );
    expect(compiled.ok ? [] : compiled.issues.map((i) => i.message)).toEqual([
      'Rules are at most 262144 bytes long.',
    ]);
  });

  it.each([
    ['!', '!'.repeat(100_000)],
    ['(', '('.repeat(100_000)],
    ['[', '['.repeat(100_000)],
    ['/a/[', '/a/['.repeat(50_000)],
    ['-', '-('.repeat(100_000)],
    ['a?', 'a?'.repeat(100_000)],
    ['a.', `${'a.'.repeat(100_000)}a`],
    ['a&&', `${'a&&'.repeat(80_000)}a`],
    ['/$(', '/$('.repeat(80_000)],
    ['a list', `[${'0,'.repeat(120_000)}]`],
    ['a string', `'${'a'.repeat(240_000)}'`],
    ['no comment', '/*a'.repeat(80_000)],
    ['a||', `${'a||'.repeat(80_000)}a`],
  ])('gets through %s, thousands of times', (_what, text) => {
    const source = `rules_version = '2'; service cloud.firestore{match /{all=**}{allow get: if ${text};}}`;
    const compiled = compileRules(source);
    expect(compiled.ok && evaluate(compiled.ruleset, requestOf({})).allowed).toBe(false);
    if (compiled.ok) expect(new RulesCoverage().watch(compiled.ruleset).matches).toHaveLength(1);
  });

  it('refuses matches inside each other without end', () => {
    const depth = 15_000;
    const text = `service cloud.firestore{${'match /a{'.repeat(depth)}allow get;${'}'.repeat(depth)}}`;
    expect(compileRules(text).ok).toBe(false);
  });

  it('denies a token nested thousands deep', () => {
    const claim: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
    const auth = { uid: 'anna', token: { claim } };
    const body = 'match /posts/{id} { allow get: if request.auth.token.claim == []; }';
    expect(judge(body, { auth }, post).allowed).toBe(false);
    const other = 'match /posts/{id} { allow get: if request.auth.uid == "anna"; }';
    expect(judge(other, { auth }, post).allowed).toBe(true);
  });

  const numbers = (from: number) => array(...Array.from({ length: 100_000 }, (_, i) => from + i));
  it.each([
    ['a.toSet().size() == 100000', true],
    ['a.toSet() == b.toSet()', false],
    ['a.hasAny(b)', false],
    ['a.hasAll(a)', true],
    ['a.hasOnly(a)', true],
    ['a.removeAll(b).size() == 100000', true],
    ['a.toSet().union(b.toSet()).size() == 200000', true],
    ['a.toSet().intersection(b.toSet()).size() == 0', true],
    ['a.toSet().difference(b.toSet()).size() == 100000', true],
  ])('works through long lists: %s', (condition, allowed) => {
    const named = condition.replaceAll(/\b[ab]\b/g, 'resource.data.$&');
    expect(allows(named, { a: numbers(0), b: numbers(1_000_000) })).toBe(allowed);
  });

  it.each([
    "s + s + s + s + s + s + s + s + s + s + s + s + s + s + s + s + s + s + s + s != ''",
    "s.replace('a', s) != ''",
    "s.split('').join(s) != ''",
    'int(s) > 0',
    "int(s) < 0 || s.matches('[a-z]*b')",
  ])('makes no text without end: %s', (condition) => {
    const named = condition.replaceAll(/\bs\b/g, 'resource.data.s');
    expect(allows(named, { s: { kind: 'string', value: 'a'.repeat(1_000_000) } })).toBe(false);
  });

  it('does not read a number of a million digits', () => {
    const digits = { kind: 'string', value: '9'.repeat(1_000_000) } as const;
    expect(allows('int(resource.data.s) > 0', { s: digits })).toBe(false);
    expect(
      compileRules(`service cloud.firestore{match /a{allow get: if 1 == ${'9'.repeat(200_000)};}}`)
        .ok,
    ).toBe(true);
  });

  it.each(['((a{100}){100}){100}', `${'('.repeat(50_000)}a${')'.repeat(50_000)}`, 'a{1001}'])(
    'takes no pattern that has to be unfolded without end: %.30s',
    (pattern) => {
      const condition = 'resource.data.s.matches(resource.data.p)';
      const text = (value: string) => ({ kind: 'string', value }) as const;
      expect(allows(condition, { s: text('a'.repeat(100)), p: text(pattern) })).toBe(false);
    },
  );

  it('denies lists doubled in every function, and writes why', () => {
    const doubled = Array.from(
      { length: 19 },
      (_, i) => `function f${i}(x) { return f${i + 1}([x, x, x, x]); }`,
    );
    const body = `${doubled.join('\n')} function f19(x) { return debug(x) == x; }
      match /posts/{id} { allow get: if f0(resource.data.s); }`;
    const verdict = judge(body, { data: { s: 1 } }, post);
    expect(verdict.allowed).toBe(false);
    expect(verdict.trace.join().length).toBeLessThan(20_000);
  });

  it('denies a text doubled in every function', () => {
    const doubled = Array.from(
      { length: 19 },
      (_, i) => `function f${i}(x) { return f${i + 1}(x + x + x + x); }`,
    );
    const body = `${doubled.join('\n')} function f19(x) { return x != ''; }
      match /posts/{id} { allow get: if f0(resource.data.s); }`;
    const s = { kind: 'string', value: 'a'.repeat(1000) } as const;
    expect(judge(body, { data: { s } }, post).allowed).toBe(false);
  });
});
