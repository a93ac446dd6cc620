import { describe, expect, it } from 'vitest';
import { compileRules } from './compile.ts';

const around = (body: string) => `rules_version = '2';\nservice cloud.firestore {\n${body}\n}`;
const many = (n: number, write: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => write(i));
const messages = (source: string): string[] => {
  const compiled = compileRules(source);
  return compiled.ok ? [] : compiled.issues.map((i) => i.message);
};

describe('compileRules', () => {
  it.each([
    ['a syntax error', 'match /a/{b} { allow read: true; }', 'Missing'],
    ['an unknown operation', 'match /a/{b} { allow reed; }', "Unknown operation 'reed'"],
    ['recursion', 'function f() { return f(); } match /a/{b} { allow read: if f(); }', 'recursion'],
    [
      'recursion through another function',
      'function f() { return [1, g()]; } function g() { let a = {"x": f()}; return a; } match /a/{b} { allow read; }',
      'recursion',
    ],
    [
      'a function declared twice',
      'function f() { return 1; } function f() { return 2; }',
      'declared twice',
    ],
    ['a name declared twice', 'function f(a) { let a = 1; return a; }', 'declares a name twice'],
    ['two recursive wildcards', 'match /{a=**}/{b=**} { allow read; }', 'one recursive wildcard'],
    [
      'two recursive wildcards of nested matches',
      'match /{a=**} { match /x/{b=**} { allow read; } }',
      'one recursive wildcard',
    ],
  ])('refuses %s', (_, body, message) => {
    expect(messages(around(body)).join()).toContain(message);
  });

  it('refuses imports, which nothing can resolve', () => {
    const source = `import 'a'; service cloud.firestore { match /a/{b} { allow read; } }`;
    expect(compileRules(source)).toEqual({
      ok: false,
      issues: [{ line: 1, column: 1, message: 'Imports are not supported.' }],
    });
  });

  it('refuses a second service, and let in version 1', () => {
    const service = (name: string) => `service ${name} { match /a { allow read; } }`;
    expect(messages(`${service('a')} ${service('b')}`)).toEqual([
      'A file holds the rules of one service.',
    ]);
    const fn = 'function f() { let a = 1; return a; }';
    expect(messages(`${fn} ${service('a')}`)).toEqual([
      "Function 'f': let needs rules_version = '2'.",
    ]);
  });

  it.each(['matches("[")', 'split("(a")', 'replace("(a)\\\\1", "b")'])(
    'refuses a literal pattern that is no RE2, at its place: %s',
    (call) => {
      const inFunction = `function f(s) {\n return s.${call}; }\nmatch /a { allow read; }`;
      const inClause = `match /a {\n allow get: if a.${call}; }`;
      const column = (text: string) => text.indexOf('"') + 1;
      expect(compileRules(around(inFunction))).toMatchObject({
        issues: [
          {
            line: 4,
            column: column(` return s.${call}`),
            message: expect.stringContaining('parsing regexp'),
          },
        ],
      });
      expect(compileRules(around(inClause))).toMatchObject({
        issues: [{ line: 4, column: column(` allow get: if a.${call}`) }],
      });
    },
  );

  it('takes patterns that are RE2, and those it cannot know yet', () => {
    const body = `match /a { allow get: if a.matches("(?i)[[:alpha:]]+") && a.matches(a + "["); }`;
    expect(messages(around(body))).toEqual([]);
  });

  it.each(['&&', '||'])('takes a chain of %s of any length, as recorded', (operator) => {
    const chain = `true ${operator} `.repeat(200);
    expect(messages(around(`match /a { allow get: if ${chain}true; }`))).toEqual([]);
  });

  it('refuses a recursive wildcard of version 1 that is not last, once', () => {
    const inOne = 'service a { match /{a=**}/b { allow read; match /c { allow read; } } }';
    const nested = 'service a { match /{a=**} { match /b { allow read; } } }';
    const needs = "A recursive wildcard is last, or needs rules_version = '2'.";
    expect([messages(inOne), messages(nested)]).toEqual([[needs], [needs]]);
    expect(messages(`rules_version = '2'; ${inOne}`)).toEqual([]);
    expect(messages('service a { match /b/{a=**} { allow read; } }')).toEqual([]);
  });

  it('takes an inner function that hides an outer one and calls out to it by another name', () => {
    const body = `function f() { return true; } function g() { return f(); }
      match /a/{b} { function f() { return g(); } allow read: if f(); }`;
    expect(compileRules(around(body))).toMatchObject({ ok: true });
  });
});

/** Constructs inside each other, and how many of them production was recorded to take. */
const DEEP: [string, number, (n: number) => string][] = [
  ['negations', 98, (n) => `${'!'.repeat(n)}true`],
  ['brackets', 98, (n) => `${'('.repeat(n)}true${')'.repeat(n)}`],
  ['negated brackets', 49, (n) => `${'!('.repeat(n)}true${')'.repeat(n)}`],
  ['lists', 98, (n) => `${'['.repeat(n)}${']'.repeat(n)} != null`],
  ['maps', 97, (n) => `${'{"a": '.repeat(n)}1${'}'.repeat(n)} != null`],
  ['calls', 98, (n) => `${'id('.repeat(n)}true${')'.repeat(n)}`],
  ['terms of a sum', 98, (n) => `${'1 + '.repeat(n - 1)}1 > 0`],
];

describe('the limits of a file', () => {
  const chain = (n: number) =>
    `${many(n - 1, (i) => `function f${i}() { return f${i + 1}(); }`).join(' ')} function f${n - 1}() { return true; }`;
  const nested = (n: number) => `${'match /a { '.repeat(n)}allow read; ${'}'.repeat(n)}`;
  const pad = (bytes: number) => {
    const source = around('match /a { allow read; }');
    return `${source}${' '.repeat(bytes - source.length)}`;
  };
  it.each<[string, number, (n: number) => string, string]>([
    [
      'parameters',
      7,
      (n) => around(`function f(${many(n, (i) => `a${i}`)}) { return 1; }`),
      'more than 7 parameters',
    ],
    [
      'let bindings',
      10,
      (n) => around(`function f() { ${many(n, (i) => `let a${i} = 1;`).join('')} return 1; }`),
      'more than 10 let',
    ],
    ['calls inside each other', 20, (n) => around(chain(n)), 'more than 20 deep'],
    ...DEEP.map(([what, most, write]): [string, number, (n: number) => string, string] => [
      what,
      most,
      (n) => around(`match /a { allow get: if ${write(n)}; }`),
      'nested more than 99 deep',
    ]),
    ['bytes', 262_144, pad, '262144 bytes'],
    ['matches inside each other', 10, (n) => around(nested(n)), 'nested more than 10 deep'],
    [
      'path segments',
      100,
      (n) => around(`match /a { match ${'/b'.repeat(n - 1)} { allow read; } }`),
      'more than 100 segments',
    ],
    [
      'wildcards',
      20,
      (n) =>
        around(`match /{x} { match ${many(n - 1, (i) => `/{w${i}}`).join('')} { allow read; } }`),
      'more than 20 wildcards',
    ],
  ])(
    'takes as many %s as published or recorded (%i), and not one more',
    (_, most, source, message) => {
      expect(messages(source(most))).toEqual([]);
      expect(messages(source(most + 1)).join()).toContain(message);
    },
  );
});
