import { expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';

const bibtex = `
@article{holt2021, author = {Holt, Maren and {The Mud Group}}, title = {On {CO}$_2$ in mud}, journal = {Tests}, year = {2021}, volume = {3}, pages = {4--22}, doi = {10.5555/mud}, file = {/home/maren/private.pdf}, abstract = {Long.}, annote = {Weak.}}
@book{okafor2019, author = {Okafor, Chidi}, title = {Water}, publisher = {Press}, address = {Bergen}, year = {2019}}
@article{unused, author = {No, Body}, title = {Nothing}, journal = {Tests}, year = {2020}}`;
const text = { markdown: 'See [@holt2021; @okafor2019].', bibtex, macros: {}, figures: new Map() };

it('exports what a text cites, and nothing private of its bibliography', () => {
  const { referenceFiles } = renderDocument({ ...text, isForPublishing: true });
  const { bibtex: bib = '', ris = '', csl = '' } = referenceFiles ?? {};
  expect(bib).toContain('@article{holt2021,');
  expect(bib).toContain('doi = {10.5555/mud}');
  expect(JSON.parse(csl)).toMatchObject([
    { id: 'holt2021', DOI: '10.5555/mud', author: [{ family: 'Holt' }, {}] },
    { id: 'okafor2019', publisher: 'Press' },
  ]);
  for (const file of [bib, ris, csl]) expect(file).not.toMatch(/private|Long|Weak|Nothing/);
});

it('writes RIS that names kinds, people, pages and places', () => {
  const { referenceFiles } = renderDocument({ ...text, isForPublishing: true });
  const [article, book] = (referenceFiles?.ris ?? '').split('\r\n\r\n');
  expect(article?.split('\r\n')).toEqual(
    expect.arrayContaining([
      'TY  - JOUR',
      'AU  - Holt, Maren',
      'AU  - The Mud Group,',
      'T2  - Tests',
      'PY  - 2021',
      'SP  - 4',
      'EP  - 22',
      'DO  - 10.5555/mud',
      'ER  - ',
    ]),
  );
  expect(book).toMatch(/^TY {2}- BOOK\r\n.*\r\nCY {2}- Bergen\r\nPB {2}- Press\r\n/s);
});

it('makes no files where nothing is cited, or none are requested', () => {
  const plain = { ...text, markdown: 'Nothing.' };
  expect(renderDocument({ ...plain, isForPublishing: true }).referenceFiles).toBeUndefined();
  expect(renderDocument(text)).not.toHaveProperty('referenceFiles');
});
