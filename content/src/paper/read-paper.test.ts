import { ArticleContentSchema } from '@quire/model/entities/article';
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';
import { readPaper } from './read-paper.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const folder = (files: Record<string, string>, name = 'My Paper') => ({
  name,
  files: new Map(Object.entries(files).map(([path, text]) => [path, bytes(text)])),
});

const JOSS = `---
title: >-
  Gala: a *package* for
  galaxies &amp;amp; more
tags: [Python, astronomy, Python]
authors:
  - name: Adrian M. Price-Whelan^[Corresponding author]
    orcid: 0000-0002-1825-0097
    affiliation: "1, 2" # quoted
  - given-names: Ludwig
    surname: Beethoven
    dropping-particle: van
    orcid: 0000-0002-1825-0098
    affiliation: 3
    equal-contrib: true
affiliations:
  - { name: "Princeton University, USA", index: 1, ror: 00hx57361 }
  - { name: Elsewhere, index: 2, ror: nonsense }
date: 13 August 2017
bibliography: refs.bib
header-includes: \\newcommand{\\R}{\\mathbb{R}}
---

# Summary

We did it [@a].

# Statement of need

![Map.](Figures/Map.png) and ![Gone.](gone.pdf)
`;

const OWN = `---
key: own-key
type: review-article
title: "On $x$"
doi: https://doi.org/10.5555/ABC.1
authors:
  - { given: Maren, family: Holt, email: m.holt@example.org, affiliations: [b], corresponding: true, credit: [Software] }
  - { collective: The Creek Team }
affiliations:
  - { id: a, name: First }
  - { id: b, name: Second, country: Norway }
dates: { received: 2025-01-14, published: 2025-04-10 }
pages: { first: "1", last: 18 }
keywords: [tides]
abstract: Words.
funding: None.
macros: { "\\\\R": "\\\\mathbb{R}" }
---
## Introduction
`;

function read(files: Record<string, string>) {
  const paper = readPaper(folder(files));
  if (!paper.ok) throw new Error(JSON.stringify(paper.problems));
  expect(ArticleContentSchema.safeParse({ ...paper.content, files: [] }).success).toBe(true);
  return paper;
}

/** A value that uses the one before it six times. */
function doubled(name: string): string {
  const before = String.fromCharCode(name.charCodeAt(0) - 1);
  return `${name}: &${name} [${`*${before}, `.repeat(6)}]`;
}

describe('readPaper', () => {
  it('reads a bibliography in CSL-JSON, named or next to the text', () => {
    const work = (id: string) => JSON.stringify([{ id, type: 'book', title: id }]);
    const named = JOSS.replace('refs.bib', '[one.json, two.json]');
    const both = read({ 'paper.md': named, 'one.json': work('a'), 'two.json': work('b') });
    expect(JSON.parse(both.content.bibtex)).toMatchObject([{ id: 'a' }, { id: 'b' }]);
    const beside = read({ 'paper.md': OWN, 'references.json': work('c'), 'package.json': '{}' });
    expect(JSON.parse(beside.content.bibtex)).toMatchObject([{ id: 'c' }]);
  });

  it('reads the BibTeX of a bibliography in two forms, and reports it', () => {
    const { content, problems } = read({
      'paper.md': JOSS.replace('refs.bib', '[one.json, two.bib]'),
      'one.json': '[{"id":"a","type":"book"}]',
      'two.bib': '@book{b, title={T}}',
    });
    expect(content.bibtex).toBe('@book{b, title={T}}');
    expect(problems.map(({ code }) => code)).toContain('bibliography/mixed');
  });

  it('reads the words of JOSS', () => {
    const paper = read({
      'joss/paper.md': JOSS,
      'joss/refs.bib': '@book{a, title={T}}',
      'joss/figures/map.png': '',
      'joss/paper.pdf': '',
    });
    const { metadata, bibtex, macros } = paper.content;
    expect(metadata).toMatchObject({
      type: 'software-paper',
      title: 'Gala: a *package* for galaxies & more',
      keywords: ['Python', 'astronomy'],
      abstract: 'We did it [@a].',
      dates: { published: '2017-08-13' },
      affiliations: [
        { name: 'Princeton University, USA', ror: 'https://ror.org/00hx57361' },
        { name: 'Elsewhere' },
      ],
    });
    expect(metadata.authors).toMatchObject([
      { given: 'Adrian M.', family: 'Price-Whelan', affiliations: [0, 1], corresponding: true },
      { given: 'Ludwig', family: 'van Beethoven', affiliations: [], equal: true },
    ]);
    expect(metadata.authors[0]?.orcid).toBe('0000-0002-1825-0097');
    expect(metadata.authors[1]).not.toHaveProperty('orcid');
    expect(bibtex).toContain('@book{a');
    expect(macros).toEqual({ '\\R': '\\mathbb{R}' });
    expect(paper.akey).toBe('my-paper');
    expect(paper.figures).toEqual(['Figures/Map.png', 'gone.pdf']);
    expect(paper.figurePaths.get('Figures/Map.png')).toBe('joss/figures/map.png');
    expect(paper.pdf).toBe('joss/paper.pdf');
  });

  it('reports what was repaired, guessed or lost, with lines', () => {
    const paper = read({ 'paper.md': JOSS, 'figures/map.png': '' });
    expect(paper.problems.map(({ code, line }) => `${code} ${line ?? ''}`.trim())).toEqual([
      'affiliation/ror 18',
      'author/orcid 13',
      'affiliation/unknown',
      'abstract/moved',
      'figure/guessed 30',
      'figure/missing 30',
      'bibliography/missing 20',
    ]);
  });

  it('reads our own front matter', () => {
    const paper = read({ 'paper.md': OWN });
    expect(paper.akey).toBe('own-key');
    expect(paper.problems).toEqual([]);
    expect(paper.content.metadata).toMatchObject({
      type: 'review-article',
      doi: '10.5555/abc.1',
      authors: [
        { family: 'Holt', email: 'm.holt@example.org', affiliations: [1], credit: ['Software'] },
        { collective: 'The Creek Team', family: '' },
      ],
      dates: { received: '2025-01-14', published: '2025-04-10' },
      pages: { first: '1', last: '18' },
      funding: 'None.',
    });
    expect(paper.content.macros).toEqual({ '\\R': '\\mathbb{R}' });
    expect(paper.content.markdown.trim()).toBe('## Introduction');
  });

  it('takes statements out of the text where it is asked to', () => {
    const files = folder({
      'paper.md': `${OWN}\nText.\n\n## Funding\n\nA grant.\n\n## Ethics\n\nFine.\n`,
    });
    const [stays, leaves, known] = [
      readPaper({ ...files }),
      readPaper({ ...files, takeStatements: { known: [] } }),
      readPaper({ ...files, takeStatements: { known: ['ethics'] } }),
    ].map((paper) => (paper.ok ? paper.content : null));
    expect(stays?.markdown).toContain('## Ethics');
    expect(leaves?.metadata).toMatchObject({ funding: 'None.', ethics: 'Fine.' });
    expect(leaves?.markdown).toContain('A grant.');
    expect(leaves?.markdown).not.toContain('## Ethics');
    expect(known?.markdown).toContain('## Ethics');
  });

  it('reads funders in the statements of the text, unless its head names some', () => {
    const thanks = '\nText.\n\n## Acknowledgements\n\nFunded by the Salt Board under grant 7.\n';
    const fundersOf = (head: string) => {
      const files = folder({ 'paper.md': `---\ntitle: Mud\n${head}---\n${thanks}` });
      const paper = readPaper({ ...files, takeStatements: { known: [] } });
      return paper.ok ? paper.content.metadata.funders : null;
    };
    expect(fundersOf('')).toEqual([{ name: 'Salt Board', awards: ['7'] }]);
    expect(fundersOf('funders: [Tide Council]\n')).toEqual([{ name: 'Tide Council', awards: [] }]);
  });

  it('reads which article a notice is about, and reports an invalid key', () => {
    const notice = (updates: string) =>
      readPaper(
        folder({
          'paper.md': `---\ntitle: T\ntype: correction\nupdates: ${updates}\n---\n\nText.`,
        }),
      );
    const read = notice('creek-drainage');
    expect(read.ok && read.content.metadata).toMatchObject({
      type: 'correction',
      updates: 'creek-drainage',
    });
    const wrong = notice('../creek drainage');
    expect(wrong.ok && wrong.content.metadata.updates).toBe(undefined);
    expect(wrong.problems).toContainEqual(expect.objectContaining({ code: 'updates/unreadable' }));
  });

  it('repairs authors that are badly indented', () => {
    const paper = read({
      'paper.md': `---\ntitle: T\nauthors:\n- name: A One\n  affiliation: 1\n  - name: B Two\n    affiliation: 1\naffiliations:\n - name: X\n   index: 1\n---\n`,
    });
    expect(paper.content.metadata.authors.map(({ family }) => family)).toEqual(['One', 'Two']);
    expect(paper.problems[0]).toMatchObject({ code: 'front-matter/yaml', severity: 'warning' });
  });

  it('takes the first heading for the title where nothing else is one', () => {
    const bare = read({
      'text.md': '# Mud *and* $x$ {#top}\n\nWords \\ref{none}.\n\n## Methods\n',
    });
    expect(bare.content.metadata).toMatchObject({ title: 'Mud *and* $x$', authors: [] });
    expect(bare.content.markdown).toBe('\n\nWords \\ref{none}.\n\n## Methods\n');
    expect(bare.problems.map(({ code, line }) => [code, line])).toEqual([
      ['title/guessed', 1],
      ['front-matter/missing', 1],
      ['author/none', undefined],
      ['abstract/none', undefined],
    ]);
    const untitled = read({ 'paper.md': '---\ntags: [x]\n---\n\n# Salt\n' });
    expect(untitled.content.metadata).toMatchObject({ title: 'Salt', keywords: ['x'] });
    expect(untitled.problems).toContainEqual(
      expect.objectContaining({ code: 'title/guessed', line: 5 }),
    );
  });

  it('joins a quoted title that continues without indentation', () => {
    const { metadata } = read({
      'paper.md': `---\ntitle: "A long\ntitle: that\ngoes on"\nkeywords: [mud, salt]\nauthors:\n  - name: A One\n---\nText.`,
    }).content;
    expect(metadata).toMatchObject({
      title: 'A long title: that goes on',
      keywords: ['mud', 'salt'],
    });
    expect(metadata.authors).toHaveLength(1);
  });

  it.each([
    ['lists in lists', `keywords: ${'['.repeat(20_000)}`],
    ['maps in maps', `keywords: ${'{'.repeat(20_000)}`],
    ['closed ones', `keywords: ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['items in items', `keywords:\n  ${'- '.repeat(20_000)}x`],
    ['keys in keys', `? ${'? '.repeat(20_000)}x`],
    ['indented maps', Array.from({ length: 1000 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')],
  ])('leaves out a field that is nested too deeply, and keeps the others: %s', (_, nested) => {
    const paper = read({ 'paper.md': `---\ntitle: T\n${nested}\nsubtitle: S\n---\nText.` });
    expect(paper.content.metadata).toMatchObject({ title: 'T', subtitle: 'S', keywords: [] });
    expect(paper.content.markdown.trim()).toBe('Text.');
    const { problems } = paper;
    expect(problems.filter(({ code }) => code.startsWith('front-matter/'))).toEqual([
      expect.objectContaining({ code: 'front-matter/nested', severity: 'warning', line: 3 }),
    ]);
  });

  it('leaves out fields that repeat themselves without end, and keeps the others', () => {
    const lines = ['a: &a [1, 1, 1, 1, 1]', ...['b', 'c', 'd'].map(doubled), 'keywords: &k [*k]'];
    const paper = read({ 'paper.md': `---\ntitle: T\n${lines.join('\n')}\n---\nText.` });
    expect(paper.content.metadata).toMatchObject({ title: 'T', keywords: [] });
    expect(
      paper.problems.flatMap(({ code, line }) => (code === 'front-matter/endless' ? [line] : [])),
    ).toEqual([6, 7]);
  });

  it.each([
    ['title: *Tides*', '*Tides*'],
    ['title: *E. coli* in "mud"', '*E. coli* in "mud"'],
    ['title: **Bold**: a claim', '**Bold**: a claim'],
    ["title: 'Mud' # 'salt' later", 'Mud'],
  ])('keeps emphasis at the beginning of a value: %s', (line, title) => {
    const { metadata } = read({ 'paper.md': `---\n${line}\nkeywords: [mud]\n---\n` }).content;
    expect(metadata).toMatchObject({ title, keywords: ['mud'] });
  });

  it('reports where in the text the abstract began', () => {
    const moved = read({
      'paper.md': '---\ntitle: T\n---\n\n# Summary\n\nWords [@none].\n\n# Next\n\nText.\n',
    });
    expect(moved.content.metadata.abstract).toBe('Words [@none].');
    expect([moved.firstLine, moved.abstractLine]).toEqual([4, 4]);
    const { problems } = renderDocument({
      ...moved.content,
      abstract: moved.content.metadata.abstract,
      abstractLine: moved.abstractLine ?? 1,
      figures: new Map(),
    });
    expect(problems.map(({ code, line }) => [code, (line ?? 0) + moved.firstLine - 1])).toEqual([
      ['citation/unresolved', 7],
    ]);
  });

  it.each([
    ['paper/missing', { 'README.txt': 'x' }],
    ['front-matter/missing', { 'paper.md': 'No front matter.' }],
    ['title/missing', { 'paper.md': '---\ntags: [x]\n---\nText.' }],
    ['content/too-long', { 'paper.md': `---\ntitle: T\n---\n${'x'.repeat(900_001)}` }],
  ])('refuses a folder: %s', (code, files) => {
    const paper = readPaper(folder(files));
    expect(paper.ok).toBe(false);
    expect(
      paper.problems.filter(({ severity }) => severity === 'error').map((problem) => problem.code),
    ).toEqual([code]);
  });
});
