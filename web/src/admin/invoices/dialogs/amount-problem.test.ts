import { expect, test } from 'vitest';
import { amountProblem } from './amount-problem.ts';

test('accepts amounts up to the limit, with the decimals of the currency', () => {
  expect(amountProblem('1,071.00', 'EUR', 107_100)).toBeNull();
  expect(amountProblem('0.01', 'EUR', 107_100)).toBeNull();
  expect(amountProblem('900.005', 'KWD', 900_005)).toBeNull();
  expect(amountProblem('1071.01', 'EUR', 107_100)).toBe('Enter at most EUR 1,071.00.');
  for (const typed of ['', 'abc', '-5', '1.234', '1e3']) {
    expect(amountProblem(typed, 'EUR', 107_100), typed).toBe(
      'Enter an amount, for example 1,250.00.',
    );
  }
  expect(amountProblem('1.5', 'JPY', 100)).toBe('Enter an amount, for example 1,250.00.');
  expect(amountProblem('0', 'EUR', 100)).toBe('Enter an amount above zero.');
});
