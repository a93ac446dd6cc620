import { expect, test } from 'vitest';
import { lastPassed } from './last-passed.ts';

interface Box {
  readonly top: number;
  readonly bottom: number;
}

/** A heading in a block; asking a heading in a far block for its place fails the test. */
function heading(id: string, own: number | 'far', block: Box): Element {
  return Object({
    id,
    closest: () => ({ getBoundingClientRect: () => block }),
    getBoundingClientRect: () => {
      if (own === 'far') throw new Error(`${id} was laid out`);
      return { top: own, bottom: own + 20 };
    },
  });
}

const sections = [
  heading('a', 'far', { top: -900, bottom: -300 }),
  heading('b', -50, { top: -300, bottom: 400 }),
  heading('c', 250, { top: -300, bottom: 400 }),
  heading('d', 'far', { top: 400, bottom: 900 }),
];

test('finds the section whose heading has passed the line, without laying out far blocks', () => {
  expect(lastPassed(sections, 100)?.id).toBe('b');
});

test('finds none above the first heading', () => {
  expect(lastPassed(sections, -1_000)).toBeUndefined();
});
