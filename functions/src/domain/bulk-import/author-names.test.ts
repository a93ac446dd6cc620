import { expect, it } from 'vitest';
import { authorNames } from './author-names.ts';

it('splits a text of names, however much white space is between them', () => {
  const names = authorNames(`Holt M ;  Okafor C\tand\n Vera${' '.repeat(400_000)}Corpuz|Lund A`);
  expect(names.map(({ given, family }) => `${given} ${family}`)).toEqual([
    'M Holt',
    'C Okafor',
    'Vera Corpuz',
    'A Lund',
  ]);
});
