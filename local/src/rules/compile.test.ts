import { describe, expect, it } from 'vitest';
import { compileRules } from './compile.ts';

const around = (body: string) => `rules_version = '2';\nservice cloud.firestore {\n${body}\n}`;
const many = (n: number, write: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => write(i));

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
    [
      '8 parameters',
      `function f(${many(8, (i) => `a${i}`)}) { return 1; }`,
      'more than 7 parameters',
    ],
    [
      '11 lets',
      `function f() { ${many(11, (i) => `let a${i} = 1;`).join('')} return 1; }`,
      'more than 10 let',
    ],
    [
      'a file beyond 256 KiB',
      `// ${'x'.repeat(262_144)}\nmatch /a/{b} { allow read; }`,
      '262144 bytes',
    ],
  ])('refuses %s', (_, body, message) => {
    const compiled = compileRules(around(body));
    expect(compiled).toMatchObject({ ok: false });
    if (!compiled.ok) expect(compiled.issues.map((i) => i.message).join()).toContain(message);
  });

  it('refuses imports, which nothing can resolve', () => {
    const source = `import 'a'; service cloud.firestore { match /a/{b} { allow read; } }`;
    expect(compileRules(source)).toEqual({
      ok: false,
      issues: [{ line: 1, column: 1, message: 'Imports are not supported.' }],
    });
  });

  it('takes an inner function that hides an outer one and calls out to it by another name', () => {
    const body = `function f() { return true; } function g() { return f(); }
      match /a/{b} { function f() { return g(); } allow read: if f(); }`;
    expect(compileRules(around(body))).toMatchObject({ ok: true });
  });
});
