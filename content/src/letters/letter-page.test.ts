import { describe, expect, it } from 'vitest';
import { letterPage } from './letter-page.ts';

describe('a report on a public page', () => {
  it('has paragraphs, lists and tables without inline styles', () => {
    const html = letterPage('Dear **all**,\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |');
    expect(html).toContain('<strong>all</strong>');
    expect(html).toContain('<li>one</li>');
    expect(html).toContain('<td>1</td>');
    expect(html).not.toContain('style=');
  });

  it('renders formulas, inline and on separate lines, and leaves amounts alone', () => {
    const html = letterPage('Is $a_1$ right?\n\n$$\n\\frac{a}{b}\n$$\n\nIt costs $5 and $10.');
    expect(html.match(/class="katex"/g)).toHaveLength(2);
    expect(html).toMatch(/<div class="equation"><span class="katex/);
    expect(html).toContain('It costs $5 and $10.');
    expect(html).not.toContain('data-math');
  });

  it('shows the source of a formula that cannot be read, and of code in the same words', () => {
    expect(letterPage('$\\frac{a}$ is wrong')).toContain('<code>\\frac{a}</code>');
    expect(letterPage('``` formula\nx\n```')).toContain('<code>x');
  });

  it.each([
    '[x](javascript:alert(1))',
    '<script>alert(1)</script>',
    '![x](https://evil.example/a.gif)',
    '<span data-math="0"></span>',
    '# [x](https://evil.example)',
    '$\\href{javascript:alert(1)}{x}$',
  ])('makes nothing that runs, loads or leads anywhere of %s', (typed) => {
    const html = letterPage(typed);
    expect(html).not.toMatch(/<(script|img|a)\b|href=|src=|<span data-math/);
  });

  it('shows as it was typed what would take long to read', () => {
    expect(letterPage(`<b>\n${'>'.repeat(2_000)}`)).toMatch(/^<p>&lt;b&gt;<br>&gt;/);
  });
});
