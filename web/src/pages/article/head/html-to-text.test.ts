import katex from 'katex';
import { expect, test } from 'vitest';
import { htmlToText } from './html-to-text.ts';

test('takes the words and leaves the markup', () => {
  expect(htmlToText('<p>Mud &amp; <em>water</em>&nbsp;&#x2014;</p><p>a&lt;b</p>')).toBe(
    'Mud & water — a<b',
  );
});

test('writes a formula once, as its TeX', () => {
  const formula = katex.renderToString('x^2 < \\alpha', { output: 'htmlAndMathml' });
  expect(htmlToText(`<p>If <span class="math">${formula}</span>, stop.</p>`)).toBe(
    'If x^2 < \\alpha, stop.',
  );
});

test('leaves what only looks like an entity', () => {
  expect(htmlToText('R&D; &#x110000; &unknown;')).toBe('R&D; &#x110000; &unknown;');
});
