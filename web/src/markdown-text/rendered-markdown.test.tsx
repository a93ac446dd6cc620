import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import RenderedMarkdown from './rendered-markdown.tsx';
import RenderedMathematics from './rendered-mathematics.tsx';

/** By the renderer that a text loads. */
function drawn(text: string): string {
  const Rendered = text.includes('$') ? RenderedMathematics : RenderedMarkdown;
  return renderToStaticMarkup(<Rendered text={text} />).replace(/<link [^>]*>/, '');
}

describe('a text to others', () => {
  it('has bold words, lists, tables and links', () => {
    const html = drawn('**Two** points:\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |');
    expect(html).toContain('<strong>Two</strong>');
    expect(html.match(/<li>/g)).toHaveLength(2);
    expect(html).toMatch(/<section[^>]*tabindex="0"[^>]*><table>/);
    expect(drawn('[guide](https://press.example/guide)')).toContain(
      '<a href="https://press.example/guide" target="_blank" rel="noopener noreferrer nofollow">guide</a>',
    );
  });

  it('draws formulas, and shows one that cannot be read as its source', () => {
    expect(drawn('$x^2$')).toContain('class="katex"');
    expect(drawn('$$\n\\frac{a}{b}\n$$')).toContain('katex-display');
    const html = drawn('$\\frac{a$');
    expect(html).toContain('<code>\\frac{a</code>');
    expect(html).not.toMatch(/color|katex-error/);
  });

  it('reads as before where it was typed as plain words', () => {
    const letter = 'Dear Ann,\nfor $5 and $10 see\n1. one\n2. two';
    expect(drawn(letter)).toMatch(/Dear Ann,<br\/>\s*for \$5 and \$10 see/);
    expect(drawn('    indented')).toContain('<p>indented</p>');
    expect(drawn('Words\n-----')).not.toMatch(/<h\d|heading/);
    expect(drawn('[1]: Smith')).toContain('[1]: Smith');
    expect(drawn('a [^1]\n\n[^1]: note')).not.toMatch(/<sup|footnote/);
    expect(drawn('about ~5 or ~6')).not.toContain('<del');
    expect(drawn('set var_name_x')).toContain('var_name_x');
  });

  it('has no headings of the page’s outline', () => {
    expect(drawn('# One\n\n###### Six')).not.toMatch(/<h\d/);
  });
});

describe('what is not trusted', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="x">b</b>',
    '<iframe src="https://evil.example"></iframe>',
    '<!-- hidden -->',
  ])('shows the HTML %s as it was typed', (text) => {
    const html = drawn(text);
    expect(html).not.toMatch(/<(script|img|b|iframe|!--)/);
    expect(html).toContain('&lt;');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JAVASCRIPT&colon;alert(1))',
    '<javascript:alert(1)>',
    '[x](data:text/html,1)',
    '[x](//evil.example)',
    '[x](/admin/users)',
    '[x](https://press.example@evil.example)',
    '![x](javascript:alert(1))',
  ])('makes no link of %s', (text) => expect(drawn(text)).not.toContain('href'));

  it('loads no pictures', () => {
    const html = drawn('![A map](https://evil.example/pixel.gif)');
    expect(html).not.toContain('<img');
    expect(html).toContain('>A map</a>');
  });

  it.each([
    '$\\href{javascript:alert(1)}{x}$',
    '$\\url{https://evil.example}$',
    '$\\includegraphics{https://evil.example/pixel.gif}$',
    '$\\htmlStyle{position:fixed}{x}$',
    '$\\htmlData{a=b}{x}$',
  ])('does nothing that the formula %s asks for', (text) => {
    const html = drawn(text);
    expect(html).toContain('<code>');
    expect(html).not.toMatch(/href=|<img|style=|data-a/);
  });

  it('ends macros that call themselves, and takes no macro from one formula to the next', () => {
    expect(drawn('$\\def\\a{\\a\\a}\\a$')).toContain('<code>');
    expect(drawn(`$\\def\\b{x}${'\\b'.repeat(400)}$`)).toContain('<code>');
    expect(drawn('$\\gdef\\z{q}$ and $\\z$')).toContain('<code>\\z</code>');
  });

  it('draws no formula of great length, and not thousands of them', () => {
    expect(drawn(`$${'x+'.repeat(1_500)}x$`)).not.toContain('class="katex"');
    expect(drawn('$x$ '.repeat(120)).match(/class="katex"/g)).toHaveLength(100);
  });

  it('takes no size that covers the page', () => {
    expect(drawn('$\\rule{9999em}{9999em}$')).not.toMatch(/9999em;/);
  });
});
