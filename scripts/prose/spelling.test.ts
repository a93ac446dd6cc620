import { expect, it } from 'vitest';
import { findMisspelt } from './spelling.ts';

const misspelt = (text: string) => findMisspelt({ at: 0, text }).map(({ found }) => found);

it('finds misspelt and American words', () => {
  expect(misspelt('The colour of teh behavior is cancelled.')).toEqual(['teh', 'behavior']);
});

it('accepts possessives, compounds and words in quotation marks', () => {
  expect(misspelt('The co-author’s “well-known” reviewers’ reports; it isn’t so (yet).')).toEqual(
    [],
  );
});

it('leaves names within a sentence and names of code alone', () => {
  expect(misspelt('It was Wierzbicka who called onWrite in model/src, with QPHX and x_y.')).toEqual(
    [],
  );
});

it('knows the words of the project', () => {
  expect(misspelt('Firestore calls the webhook.')).toEqual([]);
});
