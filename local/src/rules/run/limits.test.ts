import { describe, expect, it } from 'vitest';
import { limitLookups } from '../limit-lookups.ts';
import { judge } from '../testing/judge.ts';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('limits', () => {
  const lookups = (n: number) =>
    Array.from({ length: n }, (_, i) => `!exists(/databases/d/documents/a/d${i})`).join(' && ');

  it('allows 10 look-ups for a request and denies the 11th', () => {
    expect(judge(`match /posts/{id} { allow get: if ${lookups(10)}; }`).allowed).toBe(true);
    const verdict = judge(`match /posts/{id} { allow get: if ${lookups(11)}; }`);
    expect(verdict.allowed).toBe(false);
    expect(verdict.trace.join()).toContain('RULES_LIMIT');
  });

  it('allows 2 look-ups for a request to Storage and denies the 3rd', () => {
    const exists = (id: string) => `!firestore.exists(/databases/d/documents/a/${id})`;
    const two = `${exists('1')} && ${exists('2')}`;
    expect(outcomeOf(two, { service: 'firebase.storage' })).toBe('true');
    expect(outcomeOf(`${two} && ${exists('3')}`, { service: 'firebase.storage' })).toBe(
      'RULES_LIMIT',
    );
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
