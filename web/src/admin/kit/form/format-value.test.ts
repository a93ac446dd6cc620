import { expect, test } from 'vitest';
import { changedPart, formatValue } from './format-value.ts';

test.each([
  [undefined, '–'],
  ['', '–'],
  [true, 'Yes'],
  [['sea', 'time'], 'sea, time'],
  [{ name: 'Ada', orcid: '' }, 'name: Ada'],
  [[{ name: 'Ada' }, { name: 'Emil' }], 'name: Ada\nname: Emil'],
  [3, '3'],
])('reads %j as %j', (value, words) => {
  expect(formatValue(value)).toBe(words);
});

test('shows only the change in a long text, with some context', () => {
  const around = 'word '.repeat(200);
  const shown = changedPart(`${around}new${around}`, `${around}old${around}`);
  expect(shown.changed).toBe('new');
  expect(shown.before.length).toBeLessThan(80);
  expect(shown.after.endsWith('…')).toBe(true);
});

test('finds a change within a repeated passage', () => {
  const long = 'ab'.repeat(300);
  expect(changedPart(`${long}ab`, long).changed).toBe('ab');
});
