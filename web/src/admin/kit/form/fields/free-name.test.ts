import { expect, test } from 'vitest';
import { freeName } from './free-name.ts';

test('gives each file of a record a unique name', () => {
  expect(freeName('mud.png', new Set())).toBe('mud.png');
  expect(freeName('mud.png', new Set(['mud.png', 'mud-2.png']))).toBe('mud-3.png');
  expect(freeName('mud', new Set(['mud']))).toBe('mud-2');
});
