import { describe, expect, it } from 'vitest';
import { doiUrl, isIsbn13, isIssn, isOrcid, isRor, normaliseDoi, toUrlKey } from './identifiers.ts';
import { URL_KEY } from './url-key.ts';

describe('identifiers', () => {
  it.each([
    ['2049-3630', true],
    ['2434-561X', true],
    ['2049-3631', false],
    ['20493630', false],
  ])('judges ISSN %s as %s', (issn, valid) => expect(isIssn(issn)).toBe(valid));

  it.each([
    ['0000-0002-1825-0097', true],
    ['0000-0002-1694-233X', true],
    ['0000-0002-1825-0098', false],
    ['0000000218250097', false],
  ])('judges ORCID iD %s as %s', (orcid, valid) => expect(isOrcid(orcid)).toBe(valid));

  it.each([
    ['978-3-16-148410-0', true],
    ['9783161484101', false],
  ])('judges ISBN %s as %s', (isbn, valid) => expect(isIsbn13(isbn)).toBe(valid));

  it('judges ROR ids by their form', () => {
    expect(isRor('https://ror.org/05gq02987')).toBe(true);
    expect(isRor('05gq02987')).toBe(false);
  });

  it.each([
    ['https://doi.org/10.5555/ABC.1', '10.5555/abc.1'],
    ['doi: 10.5555/x(2)', '10.5555/x(2)'],
    ['11.5555/x', null],
    ['10.5555/x\u0001', null],
    ['10.5555/x\u202e\u200b', null],
    [
      '10.1002/(SICI)1097-0258(19980815/30)17:15<1661::AID>3.0.CO;2-2',
      '10.1002/(sici)1097-0258(19980815/30)17:15<1661::aid>3.0.co;2-2',
    ],
  ])('reads %s as %s', (text, doi) => expect(normaliseDoi(text)).toBe(doi));

  it('escapes what would end a DOI address early', () =>
    expect(doiUrl('10.5555/a?b#c')).toBe('https://doi.org/10.5555/a%3Fb%23c'));

  it.each([
    ['How tidal creeks drain: a study', 'how-tidal-creeks-drain-a-study'],
    ['Müller’s Ångström', 'muller-s-angstrom'],
    ['$$$', 'untitled'],
  ])('makes a key of %s', (text, key) => {
    expect(toUrlKey(text)).toBe(key);
    expect(key).toMatch(URL_KEY);
  });
});
