import { expect, test } from 'vitest';
import { renderDocument } from '../render-document.ts';

const TEXT = `# One

A paragraph.

- first
- second

![What it shows](a.png){#fig:a}

$$
x
$$

Words with a note.[^n]

[^n]: The note.
`;
const render = (markdown: string, marksLines = true) =>
  renderDocument({ markdown, bibtex: '', macros: {}, figures: new Map(), marksLines });
const marked = (html: string) =>
  [...html.matchAll(/<(\w+)[^>]* data-line(?:="")?/g)].map(([, name]) => name);

test('marks the blocks of a text, and names the line of each', () => {
  const { html, lines } = render(TEXT);
  expect(lines).toEqual([1, 3, 5, 6, 8, 10, 14, 16]);
  expect(marked(html)).toHaveLength(lines.length);
  expect(marked(html).slice(0, 3)).toEqual(['h2', 'p', 'li']);
});

test('leaves the HTML as it is where a line is put in before', () => {
  expect(render(`\n\n${TEXT}`).html).toBe(render(TEXT).html);
  expect(render(`\n\n${TEXT}`).lines[0]).toBe(3);
});

test('marks nothing in what is published', () => {
  const { html, lines } = render(TEXT, false);
  expect([html.includes('data-line'), lines]).toEqual([false, []]);
});

test('takes no mark from the text itself', () => {
  const { html, lines } = render(
    'Words <span data-line="9">of</span> a text.\n\n<p data-line="7">x</p>',
  );
  expect(marked(html)).toHaveLength(lines.length);
});
