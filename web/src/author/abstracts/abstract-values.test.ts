import { describe, expect, it } from 'vitest';
import { firstValues, problemsIn, type TypedAbstract } from './abstract-values.ts';

const CALLING = {
  topics: ['Tides', 'Birds'],
  call: {
    ...{ opens: '2026-01-01', closes: '2026-03-01', wordLimit: 50 },
    ...{ guidance: '', isAnonymous: false },
  },
};
const WHOLE: TypedAbstract = {
  key: 'abcdefgh1234',
  title: 'What the tide leaves',
  authors: [{ name: 'Maren Holt', affiliation: 'Nordvik', email: '', isPresenting: true }],
  text: 'Mud, mostly.',
  topic: 'Tides',
  preference: 'talk',
  hasConsent: true,
};

describe('problemsIn', () => {
  it('finds nothing in a complete form', () => expect(problemsIn(WHOLE, CALLING)).toEqual({}));

  it.each([
    [{ title: ' ' }, 'title', 'Enter the title.'],
    [{ text: 'mud '.repeat(51) }, 'text', 'The abstract has 51 words. Shorten it to at most 50.'],
    [{ topic: 'Fish' }, 'topic', 'Choose a topic.'],
    [{ hasConsent: false }, 'hasConsent', 'Confirm that all authors have agreed.'],
    [{ authors: [] }, 'authors', 'Name at least one author.'],
    [
      { authors: [{ name: '', affiliation: 'x', email: '', isPresenting: true }] },
      'authors.0.name',
      'Enter the name.',
    ],
    [
      { authors: [{ name: 'A', affiliation: 'x', email: '', isPresenting: false }] },
      'authors',
      'Choose the presenting author.',
    ],
  ])('reports for %j the problem of %s', (change, field, message) => {
    expect(problemsIn({ ...WHOLE, ...change }, CALLING)).toMatchObject({ [field]: message });
  });
});

describe('firstValues', () => {
  it('begins with no author if there is no profile', () => {
    expect(firstValues(null, null, 'k').authors).toEqual([
      { name: '', affiliation: '', email: '', isPresenting: true },
    ]);
  });
});
