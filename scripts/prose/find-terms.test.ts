import { expect, it } from 'vitest';
import { findTerms } from './find-terms.ts';
import { TERMS } from './terms.ts';

const found = (text: string) => findTerms({ at: 0, text }).map((one) => one.found);

it('finds words and phrases that the house style has others for', () => {
  expect(found('Send it anew, and somebody will look it over.')).toEqual([
    'anew',
    'somebody',
    'look it over',
  ]);
  expect(found('Lay aside')).toEqual(['Lay aside']);
  expect(found('To put it in, press here.')).toEqual(['put it in', 'press here']);
});

it('finds a phrase that goes on in the next line', () => {
  expect(found('what was taken\n   out')).toEqual(['taken out']);
});

it('leaves words alone that only contain one of the list', () => {
  expect(
    found('She understands the amendment of the ruling. A commencement. The size is till-free.'),
  ).toEqual([]);
  expect(found('The number stands for a note. Each one has a name.')).toEqual([]);
});

it('says where each is and what to write instead', () => {
  expect(findTerms({ at: 100, text: 'Log in to read.' })).toEqual([
    { at: 100, found: 'Log in', instead: 'sign in' },
  ]);
});

it('knows American spellings that the dictionary accepts, and dates that begin with the month', () => {
  expect(found('We organize it on November 22, 2026 (11/22/2026) by e-mail, not email.')).toEqual([
    'organize',
    'November 22, 2026',
    '11/22/2026',
    'email',
  ]);
  expect(found('Resizing the prize of 22 November 2026')).toEqual([]);
});

it('suggests no words that it forbids', () => {
  expect(TERMS.length).toBeGreaterThan(50);
  expect(TERMS.filter(({ use }) => found(use).length > 0)).toEqual([]);
});
