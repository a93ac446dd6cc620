import { CONSENT_VERSION } from '@quire/model/constants';
import { describe, expect, test } from 'vitest';
import { readRegistration } from './registration.ts';

const TYPED = {
  given: 'Maren ',
  family: 'Holt',
  email: ' maren.holt@uni.example ',
  password: 'low tide under nine larches',
  affiliation: 'Institute of Tides',
  ror: '',
  country: 'NO',
  orcid: 'https://orcid.org/0000-0002-1825-0097',
  website: '',
  consent: 'yes',
};

describe('the form for an account', () => {
  test('sends what was typed and pasted in its stored form', async () => {
    const { request, problems } = await readRegistration(TYPED);
    expect(problems).toEqual([]);
    expect(request).toMatchObject({
      given: 'Maren',
      email: 'maren.holt@uni.example',
      orcid: '0000-0002-1825-0097',
      consent: CONSENT_VERSION,
    });
    expect(request?.ror).toBeUndefined();
  });

  test('names each field that is missing, in the order of the form', async () => {
    const { request, problems } = await readRegistration({});
    expect(request).toBeNull();
    expect(problems.map(({ field }) => field)).toEqual([
      'given',
      'family',
      'email',
      'password',
      'consent',
    ]);
  });

  test.each([
    ['given', 'buy@shop', /without the characters/],
    ['family', 'www.cheap.example', /web address/],
    ['email', 'maren', /e-mail/],
    ['password', 'too short', /12 characters/],
    ['password', 'maren.holt likes mud', /your name/],
    ['password', 'password1234', /most common ones/],
    ['orcid', '0000-0002-1825-0098', /check digit/],
    ['ror', 'University of Tides', /ror\.org/],
  ])('reports beside the field the problem of a %s of “%s”', async (field, value, words) => {
    const { problems } = await readRegistration({ ...TYPED, [field]: value });
    expect(problems).toEqual([{ field, message: expect.stringMatching(words) }]);
  });
});
