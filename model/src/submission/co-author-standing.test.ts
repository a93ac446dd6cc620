import { describe, expect, it } from 'vitest';
import { type CoAuthorAnswer, DraftAuthorSchema } from '../entities/submission.ts';
import { coAuthorKey, coAuthorStanding, coAuthorsToAsk, namedAs } from './co-author-standing.ts';

const AT = '2026-06-01T09:00:00.000Z';
const row = (id: string, email: string, family: string) =>
  DraftAuthorSchema.parse({ id, email, given: 'Ada', family });
const said = (answer: CoAuthorAnswer['answer'], named: string): CoAuthorAnswer => ({
  ...{ answer, named, at: AT },
});

const holt = row('two', 'Holt@Example.org ', 'Holt');
const coAuthors = { 'holt@example.org': said('confirmed', 'Ada Holt') };

describe('the answer of a co-author', () => {
  it('is found by the address that was mailed, whatever the row is called', () => {
    expect(coAuthorKey(holt.email)).toBe('holt@example.org');
    expect(coAuthorStanding({ coAuthors }, holt)?.answer).toBe('confirmed');
    expect(coAuthorStanding({ coAuthors }, row('other', holt.email, 'Holt'))?.answer).toBe(
      'confirmed',
    );
    expect(coAuthorStanding({ coAuthors }, row('two', 'famous@example.org', 'Holt'))).toBeNull();
  });

  it.each([
    ['family name', { family: 'Famous' }],
    ['given name', { given: 'Another' }],
    ['ORCID iD', { orcid: '0000-0002-1825-0097' }],
  ])('does not go along with a changed %s', (_, change) => {
    expect(coAuthorStanding({ coAuthors }, { ...holt, ...change })?.answer).toBe('renamed');
    expect(coAuthorsToAsk({ authors: [{ ...holt, ...change }], coAuthors }, '')).toHaveLength(1);
  });

  it('remains an objection, whatever name the list has now', () => {
    const objected = { 'holt@example.org': said('objected', 'Ada Holt') };
    const renamed = { ...holt, family: 'Holtt' };
    expect(coAuthorStanding({ coAuthors: objected }, renamed)?.answer).toBe('objected');
  });
});

it('asks everybody who was not asked under their name and address, but for the submitter', () => {
  const authors = [
    holt,
    row('one', 'okoro@example.org', 'Okoro'),
    row('x', 'new@example.org', 'X'),
  ];
  const asked = coAuthorsToAsk({ authors, coAuthors }, 'OKORO@example.org');
  expect(asked.map(({ id }) => id)).toEqual(['x']);
});

it('tells names apart by what is shown of them', () => {
  expect(namedAs({ given: ' Ada ', family: 'Holt', orcid: '' })).toBe('Ada Holt');
  expect(namedAs({ given: '', family: 'Holt', orcid: '0000-0002-1825-0097' })).toBe(
    'Holt (0000-0002-1825-0097)',
  );
});
