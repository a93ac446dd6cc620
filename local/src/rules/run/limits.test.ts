import { describe, expect, it } from 'vitest';
import { compileRules } from '../compile.ts';
import { limitLookups } from '../limit-lookups.ts';
import { judge } from '../testing/judge.ts';
import { outcomeOf } from '../testing/outcome-of.ts';
import { map, NULL } from '../values/rules-value.ts';
import { Context } from './context.ts';
import { evaluateExpression } from './evaluate-expression.ts';
import { LIMITS } from './limits.ts';

const NOTHING = { service: 'cloud.firestore', lookup: () => null } as const;

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

  it.each(["'.'", "'..'", "'__x__'", "'x\\nx'.split('\\n').join('/')", "'\\ud800'"])(
    'takes no document for missing that cannot be: %s',
    (id) => {
      expect(outcomeOf(`!exists(/databases/d/documents/a/$(${id}))`)).toMatch(
        /^RULES_(LOOKUP|PATH)$/,
      );
    },
  );

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

  it('lets nothing make up for a look-up too many: no other side, no other clause', () => {
    const body = (condition: string) =>
      `match /posts/{id} { allow get: if ${condition}; allow get; }`;
    for (const condition of [
      `(${lookups(11)}) || true`,
      `true && (${lookups(11)} || true)`,
      `resource.data.x || (${lookups(11)}) || true`,
      `!(${lookups(11)} && false)`,
      `[resource.data.x, ${lookups(11)}].size() == 2 || true`,
    ]) {
      const verdict = judge(body(condition));
      expect({ condition, allowed: verdict.allowed }).toEqual({ condition, allowed: false });
      expect(verdict.trace.join()).toContain('RULES_LIMIT');
    }
    expect(judge(body(lookups(10).replaceAll('!exists', 'exists'))).allowed).toBe(true);
    expect(judge(body(`true || ${lookups(11)}`)).allowed).toBe(true);
  });

  it('evaluates 1000 expressions for a request and not one more', () => {
    // An odd number of negations of true is false, and each of them is an expression.
    const clause = (n: number) => `allow get: if ${'!'.repeat(n - 1)}true;`;
    const eleven = (last: number) =>
      judge(`match /posts/{id} { ${clause(98).repeat(10)} ${clause(last)} allow get; }`);
    expect(eleven(20).allowed).toBe(true);
    expect(eleven(22).allowed).toBe(false);
    expect(eleven(22).trace.join()).toContain('RULES_LIMIT');
  });

  it('counts expressions so that Google’s verdict on long conditions is met', () => {
    // As reported of the Rules API: 100 such terms, halved by functions, pass and 125 do not.
    const terms = (n: number) => {
      const leaves = Array.from({ length: n / 5 }, (_, i) => {
        const leaf = Array.from({ length: 5 }, (_, j) => `request.auth.token.n >= ${5 * i + j}`);
        return `function f${i}() { return ${leaf.join(' && ')}; }`;
      });
      const all = leaves.map((_, i) => `f${i}()`).join(' && ');
      const auth = { uid: 'a', token: { n: 1000 } };
      return judge(`${leaves.join(' ')} match /posts/{id} { allow get: if ${all}; }`, { auth });
    };
    expect(terms(100).allowed).toBe(true);
    expect(terms(125).allowed).toBe(false);
  });

  it.each([
    ['true', 1],
    ['request.auth == null', 4],
    ['true && true', 4],
    ['false && true', 2],
    ['true || true', 2],
    ['false || true', 4],
    ['true ? true : false', 4],
    ['false ? true : false', 6],
    ["'a' is string", 3],
    ["[1, 'a'].size() == 2", 6],
    ["{'a': 1}.a == 1", 6],
    ["'abc'[0:1] == 'a'", 6],
    ["/a/$('b')/c == /a", 7],
    ['math.abs(1) == 1', 5],
    ["'a'.size() == 1", 4],
    ['f(1)', 5],
    ['!(1 in [])', 4],
  ])('counts as Google does: %s for %d', (condition, count) => {
    const spent = new Context({
      ...NOTHING,
      resource: NULL,
      request: map(new Map([['auth', NULL]])),
    });
    const source = `rules_version = '2'; service cloud.firestore { match /x {
      function f(x) { let y = 1; return y; } allow get: if ${condition}; } }`;
    const compiled = compileRules(source);
    const [match] = compiled.ok ? compiled.ruleset.matches : [];
    const expression = match?.clauses[0]?.condition;
    if (match === undefined || !expression) throw new Error('the one clause is there');
    const scope = { functions: match.functions, bindings: [], locals: new Map(), depth: 0 };
    evaluateExpression(expression, scope, spent);
    expect(spent.spend(LIMITS.expressions - count)).toBe(null);
    expect(spent.spend(1)).not.toBe(null);
  });

  it('stops at what grows without end', () => {
    const double = (n: number) =>
      Array.from(
        { length: n },
        (_, i) => `function f${i}() { return f${i + 1}() && f${i + 1}(); }`,
      );
    const body = `${double(15).join(' ')} function f15() { return true; } match /posts/{id} { allow get: if f0(); }`;
    expect(judge(body).trace.join()).toContain('RULES_LIMIT');
    const wide = `match /posts/{id} { allow get: if [${'resource.data,'.repeat(5000)}] == []; }`;
    expect(judge(wide, { data: {} }).trace.join()).toContain('RULES_LIMIT');
  });
});
