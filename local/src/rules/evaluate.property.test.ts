import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileRules } from './compile.ts';
import { evaluate } from './evaluate.ts';
import { requestOf } from './testing/outcome-of.ts';
import { METHODS as REFERENCE_METHODS } from './testing/published-methods.ts';
import { CONVERSIONS, FUNCTIONS, LOOKUPS } from './testing/published-reference.ts';
import { array, mapOf } from './testing/values.ts';

const GIVEN = {
  auth: { uid: 'anna', token: { n: 1 } },
  data: { n: 1, f: 1.5, s: 'a', l: array(1, 'a'), m: mapOf({ x: true }), z: null },
} as const;

function isAllowed(condition: string): boolean {
  const compiled = compileRules(`rules_version = '2';
    service cloud.firestore { match /databases/{d}/documents/posts/{id} {
      function same(x) { return x; }
      function kept(x) { let y = x; return true; }
      allow get: if ${condition};
    } }`);
  if (!compiled.ok) throw new Error(`${condition}: ${compiled.issues[0]?.message}`);
  const verdict = evaluate(compiled.ruleset, requestOf(GIVEN));
  expect(verdict.trace.length).toBeGreaterThan(0);
  return verdict.allowed;
}

/** A condition with the outcome that the published semantics give it. */
interface Model {
  readonly text: string;
  readonly outcome: boolean | 'error' | 'number';
}

/** What `&&`, `||`, `!` and `?:` make of anything but a bool. */
const bad = ({ outcome }: Model): 'error' | null => (typeof outcome === 'boolean' ? null : 'error');

/** Strict surroundings, in which an error stays one whatever it is surrounded by. */
const STRICT: readonly ((text: string) => string)[] = [
  (a) => `same(${a})`,
  (a) => `[${a}][0]`,
  (a) => `{'k': ${a}}.k`,
  (a) => `{'k': ${a}}.get('k', true)`,
  (a) => `debug(${a})`,
  (a) => `(true ? ${a} : true)`,
];
/** The same, where what comes out is true of every value. */
const TRUE_OF_ALL: readonly ((text: string) => string)[] = [
  (a) => `([${a}].size() == 1)`,
  (a) => `(${a} in [${a}])`,
  (a) => `(${a} == ${a})`,
  (a) => `!(${a} is string)`,
  (a) => `('k' in {'k': ${a}})`,
];

/** A function that reads its argument nowhere is true even of an error. */
const UNREAD = (a: string) => `kept(${a})`;

const model: fc.Arbitrary<Model> = fc.letrec<{ tree: Model }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom<Model>(
      { text: 'true', outcome: true },
      { text: 'resource.data.n == 1', outcome: true },
      { text: 'false', outcome: false },
      { text: "resource.data.s == 'b'", outcome: false },
      { text: 'resource.data.missing', outcome: 'error' },
      { text: 'resource.data.z.x', outcome: 'error' },
      { text: '(1 / 0 == 1)', outcome: 'error' },
      { text: '(9223372036854775807 + 1 > 0)', outcome: 'error' },
      { text: "('a' < 1)", outcome: 'error' },
      { text: '[1][1]', outcome: 'error' },
      { text: 'get(/databases/d/documents/a/b).data', outcome: 'error' },
      { text: 'request.resource.data.n', outcome: 'error' },
      { text: 'nothing', outcome: 'error' },
      { text: '1', outcome: 'number' },
    ),
    tie('tree').map((a): Model => ({ text: `!(${a.text})`, outcome: bad(a) ?? !a.outcome })),
    fc.tuple(tie('tree'), tie('tree')).map(
      ([a, b]): Model => ({
        text: `(${a.text} && ${b.text})`,
        outcome: a.outcome === false || b.outcome === false ? false : (bad(a) ?? bad(b) ?? true),
      }),
    ),
    fc.tuple(tie('tree'), tie('tree')).map(
      ([a, b]): Model => ({
        text: `(${a.text} || ${b.text})`,
        outcome: a.outcome === true || b.outcome === true ? true : (bad(a) ?? bad(b) ?? false),
      }),
    ),
    fc.tuple(tie('tree'), tie('tree'), tie('tree')).map(
      ([a, b, c]): Model => ({
        text: `(${a.text} ? ${b.text} : ${c.text})`,
        outcome: bad(a) ?? (a.outcome ? b.outcome : c.outcome),
      }),
    ),
    fc
      .tuple(tie('tree'), fc.constantFrom(...STRICT))
      .map(([a, around]): Model => ({ text: around(`(${a.text})`), outcome: a.outcome })),
    tie('tree').map(({ text }): Model => ({ text: UNREAD(`(${text})`), outcome: true })),
    fc.tuple(tie('tree'), fc.constantFrom(...TRUE_OF_ALL)).map(
      ([a, around]): Model => ({
        text: around(`(${a.text})`),
        outcome: a.outcome === 'error' ? 'error' : true,
      }),
    ),
  ),
})).tree;

it('allows exactly what is true, however errors, && and || are nested', () => {
  const seen = { true: 0, false: 0, error: 0, number: 0 };
  fc.assert(
    fc.property(model, ({ text, outcome }) => {
      seen[`${outcome}`]++;
      expect({ text, allowed: isAllowed(text) }).toEqual({ text, allowed: outcome === true });
    }),
    { numRuns: 10_000 },
  );
  expect(Math.min(seen.true, seen.false, seen.error)).toBeGreaterThan(500);
});

const METHODS = [
  ...Object.values(REFERENCE_METHODS).flatMap(Object.keys),
  'nothing',
  'constructor',
];
const CALLS = [
  ...Object.entries(FUNCTIONS).flatMap(([space, members]) =>
    Object.keys(members).map((name) => `${space}.${name}`),
  ),
  ...Object.keys(CONVERSIONS),
  ...Object.keys(LOOKUPS),
  ...['math.nothing', 'firestore.get', 'nothing', 'toString'],
];
const anything: fc.Arbitrary<string> = fc.letrec<{ any: string }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(
      'null',
      'true',
      '0',
      '-1',
      '9223372036854775807',
      '1.5',
      "''",
      // No RE2, and as a literal refused when compiling.
      "('a' + '(')",
      "b'a'",
      '[]',
      '{}',
      '/a/b',
      '/a/{x}',
      'request',
      'resource',
      'request.auth',
      'resource.data',
      'resource.data.l',
      'resource.data.m',
      'request.time',
      'id',
      'nothing',
      '[1].toSet()',
      "{'a': 1}.diff({})",
      'latlng.value(1, 2)',
      "duration.value(1, 's')",
      '/databases/d/documents/a/b',
      'resource.data.missing',
    ),
    fc
      .tuple(
        tie('any'),
        fc.constantFrom('+', '-', '*', '/', '%', '==', '!=', '<', '>=', 'in', '&&', '||'),
        tie('any'),
      )
      .map(([a, op, b]) => `((${a}) ${op} (${b}))`),
    fc
      .tuple(tie('any'), fc.constantFrom(...METHODS), fc.array(tie('any'), { maxLength: 2 }))
      .map(([a, m, args]) => `(${a}).${m}(${args.join(', ')})`),
    fc
      .tuple(fc.constantFrom(...CALLS), fc.array(tie('any'), { maxLength: 3 }))
      .map(([f, args]) => `${f}(${args.join(', ')})`),
    fc.tuple(tie('any'), tie('any')).map(([a, b]) => `(${a})[${b}]`),
    fc.tuple(tie('any'), tie('any'), tie('any')).map(([a, b, c]) => `(${a})[(${b}):(${c})]`),
    fc.tuple(tie('any'), tie('any')).map(([a, b]) => `[${a}, ${b}]`),
    fc.tuple(tie('any'), tie('any')).map(([a, b]) => `{(${a}): ${b}}`),
    fc
      .tuple(tie('any'), fc.constantFrom('int', 'path', 'nothing'))
      .map(([a, t]) => `((${a}) is ${t})`),
    tie('any').map((a) => `/a/$(${a})`),
    tie('any').map((a) => `!(${a})`),
    tie('any').map((a) => `-(${a})`),
    tie('any').map((a) => `(${a}).field`),
  ),
})).any;

it('gives a verdict and a trace, and throws nothing, for whatever parses', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(typeof isAllowed(text)).toBe('boolean');
    }),
    { numRuns: 10_000 },
  );
});
