import { expect, test } from 'vitest';
import { headingAt, headingsOf } from './headings.ts';

const TEXT = `# One *word* {#sec:one}

Text.

## Two

\`\`\`
# no heading
\`\`\`

$$
# x
$$

Three
-----

| a |
|---|
`;

test('finds headings with their lines, without markup', () => {
  expect(headingsOf(TEXT)).toEqual([
    { line: 1, level: 1, text: 'One word' },
    { line: 5, level: 2, text: 'Two' },
    { line: 15, level: 2, text: 'Three' },
  ]);
});

test('knows the section of a line', () => {
  const headings = headingsOf(`\n${TEXT}`);
  expect([1, 2, 5, 9].map((line) => headingAt(headings, line)?.text)).toEqual([
    undefined,
    'One word',
    'One word',
    'Two',
  ]);
});

test('lists a line of half a million signs by its beginning', () => {
  const [heading] = headingsOf(`# ${'{#['.repeat(200_000)}`);
  expect(heading?.text.length).toBeLessThanOrEqual(500);
});
