import { expect, test } from 'vitest';
import { byLine } from './by-line.ts';

test.each([
  [['A', 'B'], [], 'A and B'],
  [[], ['C'], 'Edited by C'],
  [['A'], ['C', 'D'], 'A; edited by C and D'],
  [[], [], ''],
])('names the authors %j and editors %j', (authors, editors, line) => {
  expect(byLine({ authors, editors })).toBe(line);
});
