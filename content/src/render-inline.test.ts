import { describe, expect, it } from 'vitest';
import { renderInline, renderParagraphs } from './render-inline.ts';

describe('renderInline', () => {
  it.each([
    ['`WODEN`: *a* H~2~O package', '<code>WODEN</code>: <em>a</em> H<sub>2</sub>O package'],
    ['<i>E. coli</i> & x', '<em>E. coli</em> &#x26; x'],
    ['1. First', '1. First'],
    ['# No heading', '# No heading'],
    ['- no list', '- no list'],
    ['2020 in review', '2020 in review'],
    ['Two\n\nparagraphs', 'Two paragraphs'],
    [
      'See [the *map*](https://e.example), https://e.example',
      'See the <em>map</em>, https://e.example',
    ],
    ['[map][1]', '[map][1]'],
    ['```x', '```x'],
    ['---', '---'],
    ['[x]: https://e.example', '[x]: https://e.example'],
    ['', ''],
  ])('sets the title %j', (title, html) => {
    expect(renderInline(title).html).toBe(html);
  });

  it('gives the words without markup', () => {
    const { text, hasMath } = renderInline('On *the* $x^2$ and \\R', { '\\R': '\\mathbb{R}' });
    expect(text).toBe('On the x² and \\R');
    expect(hasMath).toBe(true);
  });
});

describe('renderParagraphs', () => {
  it('keeps paragraphs', () => {
    expect(renderParagraphs('One.\n\nTwo $x$.').html).toMatch(/^<p>One\.<\/p>\n?<p>Two <span/);
  });

  it('drops citations, because there is no list', () => {
    expect(renderParagraphs('Known [@a; @b, p. 3]. As @c says.').html).toBe(
      '<p>Known. As c says.</p>',
    );
  });
});
