import { expect, test } from 'vitest';
import { lineOfHeading } from './line-of-heading.ts';

const TEXT = `---
title: x
---

# One *thing* {#sec:one}

\`\`\`
## Two
\`\`\`

## Two \\label{sec:two}

Three
-----
`;

test.each([
  ['One thing', 5],
  ['1 One thing', 5],
  ['Two', 11],
  ['2.1 Two', 11],
  ['Three', 13],
  ['Four', null],
])('finds the heading “%s”', (words, line) => expect(lineOfHeading(TEXT, words)).toBe(line));

test('finds a heading below one of half a million signs', () => {
  expect(lineOfHeading(`# ${'{#'.repeat(250_000)}\n\n# Tides`, 'Tides')).toBe(3);
});
