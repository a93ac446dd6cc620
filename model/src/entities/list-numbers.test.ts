import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numbersIn, numbersText } from './list-numbers.ts';

it.each([
  [[], ''],
  [[7], '7'],
  [[0, 1, 2, 3, 9], '0-3,9'],
  [[5, 3, 4], '5,3-4'],
])('writes %j as %j', (numbers, text) => {
  expect(numbersText(numbers)).toBe(text);
});

it('reads what it has written, in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60)), (numbers) => {
      expect(numbersIn(numbersText(numbers))).toEqual(numbers);
    }),
  );
});
