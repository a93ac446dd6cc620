import { expect, it } from 'vitest';
import { depositTexts } from '../export/deposit-texts.ts';
import { jatsText } from '../export/jats-text.ts';
import { renderDocument } from '../render-document.ts';
import { EXPORTED } from '../testing/exported-paper.ts';

const bibtex = `
@article{holt2021, author = {Holt, Maren}, title = {On {CO}$_2$ in mud}, journal = {Tests}, year = {2021}}
@article{okafor2019, author = {Okafor, Chidi}, title = {Water}, journal = {Tests}, year = {2019}, doi = {10.5555/typed}}`;
const found = [
  { doi: '10.5555/found', title: 'On CO₂ in mud', author: 'Holt', year: '2021' },
  { doi: '10.5555/other', title: 'Water', author: 'Okafor', year: '2019' },
];
const text = { markdown: 'See [@holt2021; @okafor2019].', bibtex, macros: {}, figures: new Map() };

it('links, exports and deposits a DOI that was found, and keeps one that was typed', () => {
  const { html, referenceFiles } = renderDocument({
    ...{ ...text, foundDois: found, isForPublishing: true },
  });
  expect(html).toContain('href="https://doi.org/10.5555/found"');
  expect(html).toContain('href="https://doi.org/10.5555/typed"');
  expect(referenceFiles?.bibtex).toContain('10.5555/found');
  const paper = { ...text, metadata: EXPORTED.metadata, foundDois: found };
  const dois = depositTexts(paper).references.map(({ doi }) => doi);
  expect(jatsText(paper).back).toContain('<pub-id pub-id-type="doi">10.5555/found</pub-id>');
  expect(dois).toEqual(['10.5555/found', '10.5555/typed']);
  for (const said of [html, JSON.stringify(referenceFiles)]) expect(said).not.toContain('other');
});

it('forgets a DOI that was found for a work that is now described otherwise', () => {
  for (const change of [{ title: 'On CO₂ in sand' }, { author: 'Holm' }, { year: '2022' }]) {
    const foundDois = found.map((each) => ({ ...each, ...change }));
    expect(renderDocument({ ...text, foundDois }).html).not.toContain('10.5555/found');
  }
});
