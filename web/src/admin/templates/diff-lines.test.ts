import { expect, test } from 'vitest';
import { diffLines } from './diff-lines.ts';

const drawn = (before: string, after: string) =>
  diffLines(before, after).map(
    ({ kind, text }) => `${{ same: ' ', gone: '-', new: '+' }[kind]}${text}`,
  );

test('names what went and what came, around what stayed', () => {
  expect(drawn('Dear {name},\n\nGood.\nBye', 'Dear {name},\n\nBetter.\nBye')).toEqual([
    ' Dear {name},',
    ' ',
    '-Good.',
    '+Better.',
    ' Bye',
  ]);
});

test('says nothing of two texts that are the same', () => {
  expect(diffLines('a\nb', 'a\nb').every(({ kind }) => kind === 'same')).toBe(true);
});

test('takes both texts apart and can put each together again', () => {
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
