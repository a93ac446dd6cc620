import { describe, expect, test } from 'vitest';
import { cslText, htmlText } from './html-text.ts';

/** As KaTeX writes a formula: MathML with the TeX that it was made from, then the same for the eye. */
const katex = (mathml: string, tex: string) =>
  `<span class="math"><span class="katex"><span class="katex-mathml"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow>${mathml}</mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span class="base">${tex}</span></span></span></span>`;

describe('the words of HTML', () => {
  test('have no markup', () => {
    expect(htmlText('<p>Mud &amp; <em>water</em>&nbsp;&#x2014;</p><p>a&lt;b</p>')).toBe(
      'Mud & water — a<b',
    );
    expect(htmlText('one<br>two <a title="a > b" href="/x">three</a>')).toBe('one two three');
  });

  test('have what only looks like an entity or a tag', () => {
    expect(htmlText('R&D; &#x110000; &unknown; 1 < 2 </nothing>')).toBe(
      'R&D; &#x110000; &unknown; 1 < 2',
    );
  });

  test('have raised and lowered digits as characters, and letters as they are', () => {
    expect(htmlText('CO<sub>2</sub>, 10<sup>−5</sup>, the 4<sup>th</sup>')).toBe(
      'CO₂, 10⁻⁵, the 4th',
    );
  });

  test('have a formula once, without TeX', () => {
    const formula = katex(
      '<msup><mi>x</mi><mn>2</mn></msup><mo>&lt;</mo><mi>α</mi>',
      'x^2 &lt; \\alpha',
    );
    expect(htmlText(`<p>If ${formula}, stop.</p>`)).toBe('If x² < α, stop.');
  });

  test('have what could not be read as words', () => {
    expect(htmlText('<code class="math-unreadable" title="x > y">\\foo{\\bar x}</code>')).toBe(
      'foo bar x',
    );
  });

  test('are found in HTML that is nested without an end', () => {
    const deep = 20_000;
    expect(htmlText(`${'<span>'.repeat(deep)}mud`)).toBe('mud');
    expect(
      htmlText(katex(`${'<mrow>'.repeat(deep)}<mi>x</mi>${'</mrow>'.repeat(deep)}`, 'x')),
    ).toBe('x');
  });
});

test('a title for CSL keeps italics and raised characters', () => {
  const formula = katex('<msup><mi>x</mi><mn>2</mn></msup>', 'x^2');
  expect(cslText(`<em>Spartina</em> at 5 &lt; ${formula} <b>in</b> CO<sub>2</sub>`)).toBe(
    '<i>Spartina</i> at 5 < x² in CO<sub>2</sub>',
  );
});
