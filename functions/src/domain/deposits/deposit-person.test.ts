import { expect, it } from 'vitest';
import { personNamed } from './deposit-person.ts';

it.each([
  ['Maren Holt', 'Maren', 'Holt'],
  ['Holt, Maren', 'Maren', 'Holt'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Plato', undefined, 'Plato'],
])('registers %s by given and family names', (name, given, surname) => {
  expect(personNamed(name, 'author')).toMatchObject({ given, surname });
});
