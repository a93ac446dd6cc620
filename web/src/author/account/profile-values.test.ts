import { expect, test } from 'vitest';
import { NO_VALUES, profileValuesOf, readValues } from './profile-values.ts';

const TYPED = {
  given: ' Maren ',
  family: 'Holt',
  affiliation: 'Institute of Tides',
  ror: '02mhbdp94',
  country: 'NO',
  orcid: 'https://orcid.org/0000-0002-1825-0097',
  interests: 'mud, salt marshes,, mud ',
};

test('reads what was typed and pasted, and shows it as stored', () => {
  const { fields } = readValues(TYPED);
  expect(fields).toEqual({
    given: 'Maren',
    family: 'Holt',
    affiliation: 'Institute of Tides',
    ror: 'https://ror.org/02mhbdp94',
    country: 'NO',
    orcid: '0000-0002-1825-0097',
    interests: ['mud', 'salt marshes'],
  });
  expect(fields && profileValuesOf(fields).interests).toBe('mud, salt marshes');
});

test('omits removed identifiers', () => {
  const { fields } = readValues({ ...TYPED, ror: '', orcid: ' ' });
  expect(fields).not.toHaveProperty('ror', expect.anything());
  expect(fields?.orcid).toBeUndefined();
});

test('reports the problem of each field', () => {
  const { problems } = readValues({ ...NO_VALUES, given: 'www.cheap.example', orcid: '0000' });
  expect(Object.keys(problems ?? {}).toSorted()).toEqual(['family', 'given', 'orcid']);
});
