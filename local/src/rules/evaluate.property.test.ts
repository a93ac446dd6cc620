import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileRules } from './compile.ts';
import { evaluate } from './evaluate.ts';
import { requestOf } from './testing/outcome-of.ts';
import { array, mapOf } from './testing/values.ts';

const GIVEN = {
  auth: { uid: 'anna', token: { n: 1 } },
  data: { n: 1, f: 1.5, s: 'a', l: array(1, 'a'), m: mapOf({ x: true }), z: null },
} as const;

function isAllowed(condition: string): boolean {
  const compiled = compileRules(
    `service cloud.firestore { match /databases/{d}/documents/posts/{id} { allow get: if ${condition}; } }`,
  );
  if (!compiled.ok) throw new Error(`${condition}: ${compiled.issues[0]?.message}`);
  const verdict = evaluate(compiled.ruleset, requestOf(GIVEN));
  expect(verdict.trace.length).toBeGreaterThan(0);
  return verdict.allowed;
}

/** A condition with the outcome that the published semantics give it: null is an error. */
interface Model {
  readonly text: string;
  readonly outcome: boolean | null;
}

const model: fc.Arbitrary<Model> = fc.letrec<{ tree: Model }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom<Model>(
      { text: 'true', outcome: true },
      { text: 'resource.data.n == 1', outcome: true },
      { text: 'false', outcome: false },
      { text: "resource.data.s == 'b'", outcome: false },
      { text: 'resource.data.missing', outcome: null },
      { text: '1 / 0 == 1', outcome: null },
      { text: '1', outcome: null },
      { text: "'a' < 1", outcome: null },
    ),
    tie('tree').map((a) => ({
      text: `!(${a.text})`,
      outcome: a.outcome === null ? null : !a.outcome,
    })),
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => ({
      text: `(${a.text} && ${b.text})`,
      outcome: a.outcome === false || b.outcome === false ? false : a.outcome && b.outcome,
    })),
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => ({
      text: `(${a.text} || ${b.text})`,
      outcome:
        a.outcome === true || b.outcome === true ? true : a.outcome === null ? null : b.outcome,
    })),
    fc.tuple(tie('tree'), tie('tree'), tie('tree')).map(([a, b, c]) => ({
      text: `(${a.text} ? ${b.text} : ${c.text})`,
      outcome: a.outcome === null ? null : a.outcome ? b.outcome : c.outcome,
    })),
  ),
})).tree;

it('allows exactly what is true, however errors, && and || are nested', () => {
  fc.assert(
    fc.property(model, ({ text, outcome }) => {
      expect(isAllowed(text)).toBe(outcome === true);
    }),
    { numRuns: 5000 },
  );
});

const METHODS = [
  'size',
  'matches',
  'split',
  'replace',
  'lower',
  'hasAny',
  'hasAll',
  'hasOnly',
  'concat',
  'join',
  'toSet',
  'removeAll',
  'union',
  'difference',
  'keys',
  'values',
  'get',
  'diff',
  'affectedKeys',
  'bind',
  'toHexString',
  'year',
  'toMillis',
  'seconds',
  'distance',
  'nothing',
];
const CALLS = [
  'int',
  'float',
  'string',
  'bool',
  'path',
  'debug',
  'get',
  'exists',
  'getAfter',
  'math.abs',
  'math.ceil',
  'math.pow',
  'math.nothing',
  'hashing.md5',
  'hashing.crc32c',
  'timestamp.value',
  'timestamp.date',
  'duration.value',
  'latlng.value',
  'firestore.get',
  'nothing',
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
      "'a('",
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
    { numRuns: 5000 },
  );
});
