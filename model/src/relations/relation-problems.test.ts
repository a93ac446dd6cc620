import { describe, expect, it } from 'vitest';
import { FunderSchema } from '../entities/funder.ts';
import { RELATION_ID_TYPES, type Relation } from '../entities/relation.ts';
import { funderProblems } from './funder-problems.ts';
import { isRelationId, readRelationId, relationIdAsTyped, relationUrl } from './relation-id.ts';
import { relationProblems } from './relation-problems.ts';

describe('identifiers of related works', () => {
  it.each([
    [
      'https://doi.org/10.5281/ZENODO.7',
      'doi',
      '10.5281/zenodo.7',
      'https://doi.org/10.5281/zenodo.7',
    ],
    ['arXiv:2401.01234v2', 'arxiv', '2401.01234v2', 'https://arxiv.org/abs/2401.01234v2'],
    [
      'https://arxiv.org/abs/math/0211159',
      'arxiv',
      'math/0211159',
      'https://arxiv.org/abs/math/0211159',
    ],
    ['https://hdl.handle.net/10453/1', 'handle', '10453/1', 'https://hdl.handle.net/10453/1'],
    ['ISBN 978-3-16-148410-0', 'isbn', '978-3-16-148410-0', null],
    ['2049-3630', 'issn', '2049-3630', 'https://portal.issn.org/resource/ISSN/2049-3630'],
    [
      'https://code.example/a?b=1',
      'uri',
      'https://code.example/a?b=1',
      'https://code.example/a?b=1',
    ],
  ] as const)('are known as they are pasted: %s', (typed, idType, identifier, url) => {
    expect(readRelationId(typed)).toEqual({ idType, identifier });
    expect(relationUrl({ idType, identifier })).toBe(url);
  });

  it.each([
    'zenodo',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    '2049-3631',
    '',
  ])('are refused in every kind, and lead nowhere: %s', (identifier) => {
    expect(readRelationId(identifier)).toBeNull();
    const kinds = RELATION_ID_TYPES.filter((idType) => isRelationId({ idType, identifier }));
    expect(kinds).toEqual([]);
    expect(RELATION_ID_TYPES.map((idType) => relationUrl({ idType, identifier }))).toEqual(
      RELATION_ID_TYPES.map(() => null),
    );
  });

  it('stay as they were typed where they are none', () => {
    expect(relationIdAsTyped('doi', ' zenodo ')).toBe('zenodo');
  });
});

describe('what keeps relations from being published', () => {
  const relation = (change: Partial<Relation> = {}): Relation => ({
    ...{ type: 'data', idType: 'doi', identifier: '10.5281/zenodo.7' },
    ...change,
  });
  const codes = (all: Relation[], own?: string) =>
    relationProblems(all, own).map(({ place, code }) => `${place} ${code}`);

  it('is an identifier of another form, the same twice, and the article itself', () => {
    expect(codes([relation(), relation({ type: 'data-used' })])).toEqual([]);
    expect(codes([relation(), relation({ identifier: '10.5281/ZENODO.7' })])).toEqual([
      '1 relation-twice',
    ]);
    expect(codes([relation({ identifier: 'x' })])).toEqual(['0 relation-form']);
    expect(codes([relation()], '10.5281/Zenodo.7')).toEqual(['0 relation-itself']);
  });
});

describe('what keeps funders from being published', () => {
  const of = (fields: object) =>
    funderProblems([FunderSchema.parse({ name: 'NSF', ...fields })]).map(({ part }) => part);

  it('is a missing name, and each identifier that is none', () => {
    expect(of({ ror: 'https://ror.org/0472cxd90', funderDoi: '10.13039/100000001' })).toEqual([]);
    expect(of({ name: ' ' })).toEqual(['name']);
    expect(of({ ror: 'nsf', funderDoi: '10.5555/1', grantDoi: 'none' })).toEqual([
      ...['ror', 'funderDoi', 'grantDoi'],
    ]);
  });
});
