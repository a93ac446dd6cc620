import { expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { writePaper } from './write-paper.ts';

function readText(file: string) {
  const made = readPaper({
    name: 'mud',
    files: new Map([['paper.md', new TextEncoder().encode(file)]]),
  });
  if (!made.ok) throw new Error('The paper cannot be read');
  const { funders, relations, funding } = made.content.metadata;
  const codes = made.problems.map(({ code }) => code);
  return { funders, relations, funding, codes: codes.filter((code) => /^(fund|rel)/.test(code)) };
}
const read = (fields: string) => readText(`---\ntitle: Mud\n${fields}\n---\n\nText.`);

const FUNDERS = `funding: We thank the council.
funders:
  - name: European Research Council
    ror: 0472cxd90
    awards: [948221, "SSC/2"]
    grantDoi: https://doi.org/10.3030/948221
  - name: NSF
    funderDoi: https://doi.org/10.13039/100000001
    award: CHE-1
  - Tides Foundation`;
const RELATIONS = `relations:
  - type: data
    doi: https://doi.org/10.5281/ZENODO.7
    description: Widths
  - type: preprint
    arxiv: arXiv:2401.01234v2
  - type: software
    identifier: https://code.example/mud`;

it('reads funders with their identifiers and awards beside the statement', () => {
  expect(read(FUNDERS)).toEqual({
    funding: 'We thank the council.',
    funders: [
      {
        ...{ name: 'European Research Council', ror: 'https://ror.org/0472cxd90' },
        ...{ awards: ['948221', 'SSC/2'], grantDoi: '10.3030/948221' },
      },
      { name: 'NSF', funderDoi: '10.13039/100000001', awards: ['CHE-1'] },
      { name: 'Tides Foundation', awards: [] },
    ],
    ...{ relations: [], codes: [] },
  });
});

it('reads related works, each with the kind of its identifier', () => {
  expect(read(RELATIONS)).toMatchObject({
    relations: [
      { type: 'data', idType: 'doi', identifier: '10.5281/zenodo.7', description: 'Widths' },
      { type: 'preprint', idType: 'arxiv', identifier: '2401.01234v2' },
      { type: 'software', idType: 'uri', identifier: 'https://code.example/mud' },
    ],
    codes: [],
  });
});

it('takes a list in place of the funding statement for funders', () => {
  const { funders, funding } = read('funding:\n  - name: NSF\n    awards: [1]');
  expect(funders).toEqual([{ name: 'NSF', awards: ['1'] }]);
  expect(funding).toBeUndefined();
});

it('reports what does not fit and leaves it out', () => {
  expect(read('funders:\n  - name: NSF\n    ror: nsf\n  - awards: [1]')).toMatchObject({
    ...{ funders: [{ name: 'NSF', awards: [] }], codes: ['funders/unreadable'] },
  });
  const twice = '  - { type: data, doi: 10.5281/a }\n';
  const wrong = '  - { type: data, doi: zenodo }\n  - { type: dta, doi: 10.5281/b }';
  expect(read(`relations:\n${twice}${twice}${wrong}`)).toMatchObject({
    relations: [{ identifier: '10.5281/a' }],
    codes: ['relations/unreadable', 'relations/repeated'],
  });
});

it('reads again what was written of a converted text', () => {
  const { funders, relations, funding } = read(`${FUNDERS}\n${RELATIONS}`);
  const written = writePaper(
    {
      ...{ title: 'Mud', abstract: '', markdown: 'Text.', bibliography: '', macros: {} },
      ...{ pictures: new Map(), problems: [], details: { funders, relations } },
      statements: { ...(funding ? { funding } : {}) },
    },
    'references.bib',
  );
  expect(readText(written)).toEqual({ funders, relations, funding, codes: [] });
});
