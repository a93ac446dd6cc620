import { expect, it } from 'vitest';
import { textFragment } from './text-fragment.ts';

it('names a short passage whole, with what would end it encoded', () => {
  expect(textFragment({ exact: ' well-known, mud ' })).toBe('#:~:text=well%2Dknown%2C%20mud');
});

it('names a long passage by how it begins and ends', () => {
  const exact = Array.from({ length: 60 }, (_, n) => `w${n}`).join(' ');
  expect(textFragment({ exact })).toBe('#:~:text=w0%20w1%20w2%20w3,w56%20w57%20w58%20w59');
});
