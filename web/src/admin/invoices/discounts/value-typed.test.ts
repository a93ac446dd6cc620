import { expect, test } from 'vitest';
import { typedOf, valueTyped } from './value-typed.ts';

test('reads percentages and amounts as typed, and writes them in the same way', () => {
  for (const [typed, value] of [
    [{ unit: '%', text: '12.5' }, { basisPoints: 1_250 }],
    [
      { unit: 'EUR', text: '200.00' },
      { amount: 20_000, currency: 'EUR' },
    ],
    [
      { unit: 'JPY', text: '5000' },
      { amount: 5_000, currency: 'JPY' },
    ],
  ] as const) {
    expect(valueTyped(typed)).toEqual(value);
    expect(typedOf(value)).toEqual(typed);
  }
});

test('rejects what is not a discount', () => {
  for (const text of ['', '0', '101', 'all'])
    expect(valueTyped({ unit: '%', text }), text).toBeNull();
  for (const text of ['', '0', '1.001', '-3'])
    expect(valueTyped({ unit: 'EUR', text }), text).toBeNull();
});
