import { describe, expect, it } from 'vitest';
import { latexToMarkdown } from './latex-to-markdown.ts';

const documentOf = (text: string) =>
  new Map([
    [
      'main.tex',
      new TextEncoder().encode(
        `\\documentclass{article}\\begin{document}Before. ${text} After.\\end{document}`,
      ),
    ],
  ]);

describe('a source that wants to keep a reader busy', () => {
  it.each([
    ['braces that never close', '{'.repeat(3_000)],
    ['braces that were never opened', '}'.repeat(3_000)],
    ['groups within groups', `${'{'.repeat(3_000)}x${'}'.repeat(3_000)}`],
    ['environments that never end', '\\begin{quote}'.repeat(300)],
    ['a macro that uses itself', '\\def\\a{x\\a}\\a'],
    ['macros that use each other', '\\def\\a{\\b x}\\def\\b{\\a y}\\a'],
    ['a macro that doubles what it is given', '\\def\\a#1{\\a{#1#1}}\\a{xy}'],
    [
      'macros that double each other',
      `${'abcdefghijklmnop'.replace(/(.)(?=(.))/g, '\\def\\$1{\\$2\\$2}')}\\a`,
    ],
    ['a file that takes in itself', '\\input{main}'],
    ['a conditional without an end', '\\iffalse '],
    ['a formula without an end', '$x + \\frac{'],
    ['code without an end', '\\begin{verbatim} x'],
    ['an alias of itself', '\\let\\a\\a\\a'],
  ])('is read or refused, and ends: %s', (_, text) => {
    const read = latexToMarkdown(documentOf(text));
    expect(read).not.toBeNull();
    const told = read?.problems.some(({ severity }) => severity === 'error') ?? false;
    expect(told || read?.markdown.includes('Before.')).toBe(true);
  });
});
