import { expect, test } from 'vitest';
import { mayBePerson, mayBeSameName, nameKey } from './people-names.ts';

test('makes one key of the spellings of a name', () => {
  expect(nameKey({ given: 'Jürgen A.', family: 'Müller' })).toBe('muller j');
  expect(nameKey({ given: 'J.', family: 'MÜLLER' })).toBe('muller j');
  expect(nameKey({ given: '', family: 'Plato' })).toBe('plato');
});

test.each([
  ['Jana Müller', 'J. Muller', true],
  ['Jana Ruth Müller', 'Jana Müller', true],
  ['Müller, Jana', 'Jana Müller', true],
  ['Jana Müller', 'Ruth Müller', false],
  ['Jana Müller', 'Jana Meyer', false],
  ['J. M.', 'Jana Müller', false],
  ['', 'Jana Müller', false],
])('compares “%s” with “%s”', (one, other, same) => {
  expect(mayBeSameName(one, other)).toBe(same);
});

test.each([
  ['CN', 'Okafor', 'Chidi N. Okafor', true],
  ['Chidi', 'Okafor', 'C. Okafor', true],
  ['Ruth', 'Okafor', 'Chidi Okafor', false],
  ['CN', 'Okafor', '', false],
  ['', 'Okafor', 'Chidi Okafor', true],
  ['', '', 'Chidi Okafor', false],
])('says whether %s %s may be %s', (given, family, name, same) => {
  expect(mayBePerson({ given, family }, name)).toBe(same);
});
