import { expect, it } from 'vitest';
import { isCardAmount } from './card-amount.ts';

it('charges cards no amount that networks would round, nor one that the provider refuses', () => {
  expect([isCardAmount(90_005, 'KWD'), isCardAmount(90_010, 'KWD')]).toEqual([false, true]);
  expect([isCardAmount(90_005, 'EUR'), isCardAmount(51, 'JPY')]).toEqual([true, true]);
  expect([isCardAmount(0, 'EUR'), isCardAmount(49, 'EUR'), isCardAmount(30, 'GBP')]).toEqual([
    ...[false, false, true],
  ]);
  expect([isCardAmount(99_999_999, 'USD'), isCardAmount(100_000_000, 'USD')]).toEqual([
    true,
    false,
  ]);
});
