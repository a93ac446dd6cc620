import { expect, test } from 'vitest';
import { listWorks } from './list-works.ts';
import { renderPaper } from './render-paper.ts';

const NO_PICTURES = new Map();
const BIB = '@article{holt2021, author={Holt, Ann and Roe, Bo}, title={On mud}, year={2021}}';

const PAPER = `---
title: "Mud and $x^2$"
authors:
  - { given: Ann, family: Holt, affiliations: [1] }
affiliations:
  - { id: 1, name: Institute of Mud }
abstract: As @holt2021 said.
bibliography: refs.bib
---

## One

See [@holt2021] and [@nobody].

![Mud.](figures/mud.png){#fig:mud}

![Gone.](gone.png)
`;

test('shows a paper as the press would, its problems with the lines of the file', () => {
  const picture = { src: '/p/1', width: 8, height: 6 };
  const shown = renderPaper({
    markdown: PAPER,
    bibliography: BIB,
    pictures: new Map([['figures/mud.png', picture]]),
  });
  expect(shown.titleHtml).toContain('class="katex"');
  expect(shown.metadata?.authors).toMatchObject([{ family: 'Holt' }]);
  expect(shown.abstractHtml).toContain('Holt &#x26; Roe');
  const html = shown.blocks.join('');
  expect(html).toContain('src="/p/1"');
  expect(html).toContain('On mud');
  expect(shown.bibliographyName).toBe('refs.bib');
  expect(shown.key).toBe('mud-and-x-2');
  const line = (text: string) => PAPER.split('\n').findIndex((one) => one.includes(text)) + 1;
  const where = shown.problems.map(({ code, line: at }) => [code, at]);
  expect(where).toContainEqual(['citation/unresolved', line('@nobody')]);
  expect(where.filter(([code]) => code === 'figure/missing')).toEqual([
    ['figure/missing', line('gone.png')],
  ]);
});

test('shows a text without front matter, and says what is missing', () => {
  const shown = renderPaper({
    markdown: 'A *word* [@holt2021].',
    bibliography: BIB,
    pictures: NO_PICTURES,
  });
  expect(shown.metadata).toBeNull();
  expect(shown.blocks.join('')).toContain('<em>word</em>');
  expect(shown.problems).toMatchObject([
    { severity: 'warning', code: 'front-matter/expected', line: 1 },
  ]);
  expect(shown.words).toBeGreaterThan(2);
});

test('has nothing to say of an empty text', () => {
  const shown = renderPaper({ markdown: ' \n', bibliography: '', pictures: NO_PICTURES });
  expect(shown).toMatchObject({ blocks: [], problems: [], words: 0, key: 'paper' });
});

test.each([
  ['BibTeX', `@string{x = "y"}\n@comment{z, }\n${BIB}`],
  [
    'CSL-JSON',
    '[{"id":"holt2021","type":"book","author":[{"family":"Holt"},{"family":"Roe"}],"issued":{"date-parts":[[2021]]}}]',
  ],
])('lists the works of a bibliography in %s', (_, source) => {
  expect(listWorks(source)).toEqual([
    { key: 'holt2021', label: expect.stringMatching(/^Holt (&|and) Roe, 2021$/) },
  ]);
});
