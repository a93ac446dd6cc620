import { toHtml } from 'hast-util-to-html';
import { toString as plainText } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { clean } from '../plugins.ts';
import { newRun } from '../run/new-run.ts';
import { CODE_CLASSES, colouredCode } from './code-colours.ts';

const html = (program: string, language: string) =>
  toHtml({ type: 'root', children: colouredCode(program, language, newRun('', {})) });
const words = (program: string, language: string) =>
  plainText({ type: 'root', children: colouredCode(program, language, newRun('', {})) });

const PROGRAMS = {
  python: 'x = f"a {1 + y} b"  # <b>\n@decorated\nclass A(B): pass',
  r: 'y <- lm(mpg ~ wt, data = mtcars) # fit',
  julia: 'f(x::Int) = "v $(x + 1)"',
  matlab: "x = [1 2; 3 4]'; % transposed",
  fortran: 'integer :: i = 3 ! a number',
  cpp: '#include <vector>\nint main() { return 0x1F; }',
  sql: "SELECT a FROM b WHERE c = 'd' -- e",
  bash: 'for f in *.csv; do echo "$f"; done # all',
  latex: '\\frac{a}{b} % half',
  json: '{"a": [1, true, null]}',
  html: '<p class="x">a &amp; b</p>',
  yaml: 'a: 1 # b',
};

describe('the colours of code', () => {
  it('keep every letter of a program, and survive the allow-list', () => {
    for (const [language, program] of Object.entries(PROGRAMS)) {
      const made = colouredCode(program, language, newRun('', {}));
      expect(words(program, language), language).toBe(program);
      expect(html(program, language), language).toContain('class="code-');
      expect(clean({ type: 'root', children: made }).children, language).toEqual(made);
    }
  });

  it('tell keywords, names, strings, numbers and comments apart', () => {
    expect(html('def f(): return 1 + "a" # b', 'py')).toBe(
      '<span class="code-keyword">def </span><span class="code-name">f</span>(): ' +
        '<span class="code-keyword">return </span><span class="code-number">1</span> + ' +
        '<span class="code-string">"a" </span><span class="code-comment"># b</span>',
    );
    expect(CODE_CLASSES).toHaveLength(5);
  });

  it('show what is put into a string as the program that it is', () => {
    expect(html('f"{x}"', 'python')).toBe(
      '<span class="code-string">f"</span>{x}<span class="code-string">"</span>',
    );
  });

  it('leave code alone in a language that is not known, or in none', () => {
    expect(html('def f', 'klingon')).toBe('def f');
    expect(html('def f', '')).toBe('def f');
    expect(html('def f', '__proto__')).toBe('def f');
  });

  it('leave very long code alone', () => {
    const long = 'x = 1\n'.repeat(2_000);
    expect(html(long, 'python')).toBe(long);
  });

  it('leave code alone where a text has too much of it', () => {
    const run = { codeLeft: 12 };
    const shown = () => toHtml({ type: 'root', children: colouredCode('x = 1', 'python', run) });
    expect([shown(), shown(), shown()]).toEqual([
      'x = <span class="code-number">1</span>',
      'x = <span class="code-number">1</span>',
      'x = 1',
    ]);
  });

  it('are as flat for brackets in brackets as for any program', () => {
    for (const language of Object.keys(PROGRAMS)) {
      const deep = 'f({["'.repeat(1_900);
      const made = colouredCode(deep, language, newRun('', {}));
      expect(words(deep, language)).toBe(deep);
      const inner = made.flatMap((part) => (part.type === 'element' ? part.children : []));
      expect(inner.every(({ type }) => type === 'text')).toBe(true);
    }
  });
});
