import { expect, test } from 'vitest';
import { diffLines } from './diff-lines.ts';

const drawn = (before: string, after: string) =>
  diffLines(before, after).map(
    ({ kind, text }) => `${{ same: ' ', gone: '-', new: '+' }[kind]}${text}`,
  );

test('marks removed and added lines around unchanged ones', () => {
  expect(drawn('Dear {name},\n\nGood.\nBye', 'Dear {name},\n\nBetter.\nBye')).toEqual([
    ' Dear {name},',
    ' ',
    '-Good.',
    '+Better.',
    ' Bye',
  ]);
});

test('finds no difference between equal texts', () => {
  expect(diffLines('a\nb', 'a\nb').every(({ kind }) => kind === 'same')).toBe(true);
});

test('splits both texts and can restore each', () => {
  const before = 'a\nb\nc\nd\nb';
  const after = 'b\nx\nc\nb\ny';
  const lines = diffLines(before, after);
  const without = (kind: string) =>
    lines
      .filter((line) => line.kind !== kind)
      .map(({ text }) => text)
      .join('\n');
  expect(without('new')).toBe(before);
  expect(without('gone')).toBe(after);
});
