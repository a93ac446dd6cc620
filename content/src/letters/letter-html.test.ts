import { describe, expect, it } from 'vitest';
import { letterHtml } from './letter-html.ts';

describe('a letter in a mail', () => {
  it('has paragraphs, lines, lists and tables', () => {
    const html = letterHtml(
      'Dear **Ann**,\nthank you.\n\n3. three\n4. four\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    );
    expect(html).toMatch(/<p>Dear <strong>Ann<\/strong>,<br>\n?thank you.<\/p>/);
    expect(html).toContain('<ol start="3">');
    expect(html).toMatch(/<td style="[^"]+">1<\/td>/);
  });

  it('has formulas in characters or as their source, and amounts as they were typed', () => {
    expect(letterHtml('Is $a_1 * b_2 * c$ right?')).toBe('<p>Is a₁∗b₂∗c right?</p>');
    expect(letterHtml('$$\n\\frac{a}{b}\n$$')).toBe('<p>a/b</p>');
    expect(letterHtml('Is $\\overbrace{a}$ right?')).toMatch(/<code[^>]*>\\overbrace\{a\}<\/code>/);
    expect(letterHtml('$$\n\\overbrace{a}\n$$')).toMatch(/<pre[^>]*><code[^>]*>\\overbrace/);
    expect(letterHtml('$5 and $10')).toBe('<p>$5 and $10</p>');
  });

  it('reads as before where it was typed as plain words', () => {
    expect(letterHtml('1. Two\n2. Three')).toMatch(/<li>Two<\/li>\s*<li>Three<\/li>/);
    expect(letterHtml('Words\n-----')).toContain('<p>Words</p>');
    expect(letterHtml('    indented')).toBe('<p>indented</p>');
    expect(letterHtml('[1]: Smith')).toBe('<p>[1]: Smith</p>');
  });
});

describe('what a mail in our name does not do', () => {
  it.each([
    ['[Sign in](https://evil.example)', 'Sign in (https://evil.example)'],
    [
      '[https://press.example](https://evil.example)',
      'https://press.example (https://evil.example)',
    ],
    ['<https://evil.example>', 'https://evil.example'],
    ['see www.evil.example', 'see www.evil.example'],
    ['![map](https://evil.example/pixel.gif)', 'map (https://evil.example/pixel.gif)'],
    ['[x](javascript:alert(1))', 'x (javascript:alert(1))'],
    ['# [x](https://evil.example)', 'x'],
  ])('makes no link and no picture of %s', (typed, shown) => {
    const html = letterHtml(typed) ?? '';
    expect(html).not.toMatch(/<a|<img|href|src=/);
    expect(html).toContain(shown);
  });

  it.each(['<script>x</script>', 'a <img src=x onerror=y>', '<!-- x -->', '<style>*{}</style>'])(
    'shows the HTML %s as it was typed',
    (typed) => {
      const html = letterHtml(typed);
      expect(html).not.toMatch(/<(script|img|style|!--)/);
      expect(html).toMatch(/&#x3C;|&lt;/);
    },
  );

  it('gives up on what would take long to read', () => {
    expect(letterHtml('>'.repeat(2_000))).toBeNull();
    expect(letterHtml('a]('.repeat(2_000))).toBeNull();
  });
});
