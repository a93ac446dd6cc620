import { expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

it('keeps a short text in one line', () => {
  expect(breakLines('How creeks drain', 20, 3)).toEqual(['How creeks drain']);
});

it('breaks between words and says where something is left out', () => {
  const lines = breakLines('Tidal creeks drain the marsh in the evening and fill it again', 12, 2);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe('Tidal creeks drain');
  expect(lines[1]).toMatch(/^the marsh .*[a-z]…$/);
});

it('cuts a word that is wider than a line', () => {
  const [line, ...more] = breakLines('m'.repeat(100), 10, 3);
  expect(more).toEqual([]);
  expect(line).toMatch(/^m{9}…$/);
});
