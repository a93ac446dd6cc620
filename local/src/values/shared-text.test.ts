import { expect, it } from 'vitest';
import { textValue } from './shared-text.ts';

it('gives one value for a short text, and each text its own, however many there are', () => {
  expect(textValue('draft')).toBe(textValue('draft'));
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 40_000; i++) {
      const text = `text ${i}`;
      if (textValue(text).value !== text) expect.fail(text);
    }
  }
  expect(textValue('x'.repeat(1000))).toEqual({ kind: 'string', value: 'x'.repeat(1000) });
});
