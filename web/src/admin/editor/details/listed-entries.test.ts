import { expect, it } from 'vitest';
import { entryProblems, withBareIds } from './listed-entries.ts';

it('keeps identifiers without their addresses, and what is none as it was typed', () => {
  const values = {
    title: 'Mud',
    funders: [{ name: 'ERC', ror: '0472cxd90', grantDoi: 'https://doi.org/10.3030/1', awards: [] }],
    relations: [
      { type: 'data', idType: 'doi', identifier: 'https://doi.org/10.5281/ZENODO.7' },
      { type: 'preprint', idType: 'arxiv', identifier: 'mud' },
    ],
  };
  expect(withBareIds(values)).toEqual({
    title: 'Mud',
    funders: [{ name: 'ERC', ror: 'https://ror.org/0472cxd90', grantDoi: '10.3030/1', awards: [] }],
    relations: [
      { type: 'data', idType: 'doi', identifier: '10.5281/zenodo.7' },
      { type: 'preprint', idType: 'arxiv', identifier: 'mud' },
    ],
  });
});

it('names the field of each problem', () => {
  const data = {
    ...{ title: 'Mud', doi: '10.5555/mud', funders: [{ name: '' }, { name: 'A', ror: 'x' }] },
    relations: [
      { type: 'data', idType: 'doi', identifier: 'x' },
      { type: 'data', idType: 'doi', identifier: '10.5555/mud' },
    ],
  };
  expect(entryProblems(data).map(({ field }) => field)).toEqual([
    ...['funders.0.name', 'funders.1.ror', 'relations.0.identifier', 'relations.1.identifier'],
  ]);
});
