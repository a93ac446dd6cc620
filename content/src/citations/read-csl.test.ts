import { problemText } from '@quire/model/entities/manuscript-problems';
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';
import { readCsl } from './read-csl.ts';

const HOLT = {
  id: 'holt2021',
  type: 'article-journal',
  title: 'Tidal <i>creeks</i> & their mud',
  author: [{ family: 'Holt', given: 'M.' }],
  issued: { 'date-parts': [['2021', 3]] },
  'container-title': 'Estuarine Notes',
  volume: 12,
  DOI: '10.5555/EN.2021.0012',
};

const cite = (bibliography: unknown, markdown = '[@holt2021]') =>
  renderDocument({
    markdown,
    bibtex: typeof bibliography === 'string' ? bibliography : JSON.stringify(bibliography),
    macros: {},
    figures: new Map(),
  });

describe('readCsl', () => {
  it.each([
    ['a list', [HOLT]],
    ['one work', HOLT],
    ['a list in a box', { items: [HOLT] }],
  ])('reads %s', (_name, data) => {
    const { html, problems } = cite(data);
    expect(problems).toEqual([]);
    expect(html).toContain('Holt, 2021');
    expect(html).toContain('href="https://doi.org/10.5555/EN.2021.0012"');
    expect(html).toContain(
      'href="https://scholar.google.com/scholar?q=Tidal%20creeks%20%26%20their%20mud"',
    );
  });

  it('reads the works next to an invalid one', () => {
    const { references, problems } = readCsl(JSON.stringify([42, HOLT, { title: 'No id' }]));
    expect(references.map(({ id }) => id)).toEqual(['holt2021']);
    expect(problems.map((found) => [found.code, problemText(found)])).toEqual([
      ['csl/entry', 'Entry 1 of the bibliography cannot be read.'],
      ['csl/entry', 'Entry 3 of the bibliography cannot be read.'],
    ]);
  });

  it('leaves out fields of another form', () => {
    const odd = { ...HOLT, author: 'Holt', issued: 2021, URL: { a: 1 }, volume: [1] };
    const { html, problems } = cite([odd]);
    expect(problems).toEqual([]);
    expect(html).toContain('Estuarine Notes');
  });

  it('reports what only begins like JSON', () => {
    expect(cite('[not json').problems.map(({ code }) => code)).toEqual([
      'csl/not-json',
      'citation/unresolved',
    ]);
  });

  it('never fetches', () => {
    expect(cite('["https://example.org/x.json"]').referenceCount).toBe(0);
    expect(cite([{ id: 'https://example.org/x', type: 'book' }]).referenceCount).toBe(0);
  });

  it('links a title with half a character', () => {
    const { html } = cite([{ ...HOLT, title: 'Half \ud800 of one' }]);
    expect(html).toContain('scholar.google.com/scholar?q=Half%20%EF%BF%BD%20of%20one');
  });
});
