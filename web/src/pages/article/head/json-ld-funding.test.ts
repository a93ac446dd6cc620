import { ArticleMetadataSchema } from '@quire/model/entities/article';
import { expect, it } from 'vitest';
import { fundingOf, relatedWorksOf, withWorks } from './json-ld-funding.ts';

const metadata = ArticleMetadataSchema.parse({
  title: 'Mud',
  funders: [
    {
      ...{ name: 'ERC', ror: 'https://ror.org/0472cxd90', awards: ['948221'] },
      grantDoi: '10.3030/948221',
    },
    { name: 'NSF', funderDoi: '10.13039/100000001', awards: ['A', 'B'] },
    { name: 'Tides Foundation' },
    { name: 'Wrong', ror: 'x' },
  ],
  relations: [
    { type: 'data', idType: 'doi', identifier: '10.5281/zenodo.7', description: 'Widths' },
    { type: 'software', idType: 'uri', identifier: 'https://code.example/mud' },
    { type: 'data-used', idType: 'isbn', identifier: '978-3-16-148410-0' },
    { type: 'review', idType: 'doi', identifier: 'none' },
  ],
});

it('has a grant for each award, with its funder', () => {
  const nsf = {
    ...{ '@type': 'Organization', name: 'NSF' },
    ...{
      '@id': 'https://doi.org/10.13039/100000001',
      identifier: 'https://doi.org/10.13039/100000001',
    },
  };
  expect(fundingOf(metadata)).toEqual({
    funding: [
      {
        ...{ '@type': 'Grant', '@id': 'https://doi.org/10.3030/948221', identifier: '948221' },
        funder: {
          ...{ '@type': 'Organization', name: 'ERC' },
          ...{ '@id': 'https://ror.org/0472cxd90', identifier: 'https://ror.org/0472cxd90' },
        },
      },
      { '@type': 'Grant', identifier: 'A', funder: nsf },
      { '@type': 'Grant', identifier: 'B', funder: nsf },
      { '@type': 'Grant', funder: { '@type': 'Organization', name: 'Tides Foundation' } },
    ],
  });
});

it('has related works by property, beside what the article has already', () => {
  const url = 'https://doi.org/10.5281/zenodo.7';
  const works = relatedWorksOf(metadata);
  expect(works).toMatchObject({
    isBasedOn: [
      { '@type': 'Dataset', '@id': url, url, name: 'Widths' },
      { '@type': 'SoftwareSourceCode', url: 'https://code.example/mud' },
    ],
    citation: [{ '@type': 'Dataset', identifier: { propertyID: 'ISBN' } }],
  });
  expect(Object.keys(works)).toEqual(['isBasedOn', 'citation']);
  expect(
    withWorks({ name: 'Mud', isPartOf: { name: 'Issue' } }, { isPartOf: [{ name: 'B' }] }),
  ).toEqual({
    name: 'Mud',
    isPartOf: [{ name: 'Issue' }, { name: 'B' }],
  });
});
