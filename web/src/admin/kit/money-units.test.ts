import { expect, test } from 'vitest';
import { inUnits, smallestUnits } from './money-units.ts';

test('reads an amount as people type it', () => {
  expect(smallestUnits('900', 'EUR')).toBe(90_000);
  expect(smallestUnits('1,250.5', 'EUR')).toBe(125_050);
  expect(smallestUnits('19.99', 'GBP')).toBe(1999);
  expect(smallestUnits('90000', 'JPY')).toBe(90_000);
  expect(smallestUnits('0', 'EUR')).toBe(0);
  expect(smallestUnits('1 250 000', 'JPY')).toBe(1_250_000);
});

test('reads a decimal comma as such, never as thousands', () => {
  expect(smallestUnits('200,00', 'EUR')).toBe(20_000);
  expect(smallestUnits('200,5', 'EUR')).toBe(20_050);
  expect(smallestUnits('1.250,50', 'EUR')).toBe(125_050);
  expect(smallestUnits('12.345.678,90', 'EUR')).toBe(1_234_567_890);
  expect(smallestUnits('1,250', 'EUR')).toBe(125_000);
  for (const typed of ['12,50,00', '1,2500', '1,250,5', ',50', '1,250.50,00']) {
    expect(smallestUnits(typed, 'EUR')).toBe(typed);
  }
  expect(smallestUnits('200,00', 'JPY')).toBe('200,00');
});

test('leaves other text for the schema to refuse', () => {
  for (const typed of ['free', '-5', '1.234', '']) {
    expect(smallestUnits(typed, 'EUR')).toBe(typed);
  }
  expect(smallestUnits('1.5', 'JPY')).toBe('1.5');
});

test('writes an amount as it is typed', () => {
  expect(inUnits(90_000, 'EUR')).toBe('900.00');
  expect(inUnits(90_000, 'JPY')).toBe('90000');
  expect(inUnits('free', 'EUR')).toBe('free');
  expect(inUnits(undefined, 'EUR')).toBe('');
});
