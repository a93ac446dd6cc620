import { expect, it } from 'vitest';
import { markdownPeople, withoutMarkdownPeople } from './markdown-people.ts';

const SOURCE = `---
title: On ice
# Kept by Ada Okoro
authors:
  - name: Ada Okoro
    orcid: 0000-0002-1825-0097
- given: Ben
  family: Holt
affiliations:
  - Institute of Lagos
keywords: [ice]
acknowledgements: >
  We thank Lagos.
---

# Introduction

Text <!-- written by Maren Holt --> goes on, with \`<!-- code -->\`.

\`\`\`
# Acknowledgements
<!-- kept -->
\`\`\`

## Acknowledgements

We thank Lagos.

### And others

Bergen.

# Next

Text.
`;

it('finds the authors of the front matter and who signs in a comment', () => {
  expect(markdownPeople(SOURCE)).toEqual(['Ada Okoro', 'Ben Holt', 'Maren Holt']);
  expect(markdownPeople('---\ntitle: Ice\nauthor: Ada Okoro and Ben Holt\n---\nText')).toEqual([
    'Ada Okoro',
    'Ben Holt',
  ]);
});

it('loses authors, thanks and comments, and keeps the rest as it is', () => {
  expect(withoutMarkdownPeople(SOURCE)).toBe(`---
title: On ice
keywords: [ice]
---

# Introduction

Text  goes on, with \`<!-- code -->\`.

\`\`\`
# Acknowledgements
<!-- kept -->
\`\`\`

## Acknowledgements

# Next

Text.
`);
});

it('finds no one in a text without front matter', () => {
  expect(markdownPeople('# On ice\n\nText.')).toEqual([]);
  expect(withoutMarkdownPeople('# On ice\n\nText.')).toBe('# On ice\n\nText.');
});
