import { expect, test } from 'vitest';
import { mergeValues, withTheirs } from './merge-values.ts';

const BASE = { title: 'Tides', summary: 'They turn.', tags: ['sea'], status: 'draft' };

test('takes each change from the side that made it', () => {
  const mine = { ...BASE, title: 'Tides and time' };
  const theirs = { ...BASE, tags: ['sea', 'time'] };
  expect(mergeValues(BASE, mine, theirs)).toEqual({
    values: { ...BASE, title: 'Tides and time', tags: ['sea', 'time'] },
    conflicts: [],
    taken: ['tags'],
  });
});

test('asks where both changed the same field, and not where they agree', () => {
  const mine = { ...BASE, title: 'Mine', status: 'published' };
  const theirs = { ...BASE, title: 'Theirs', status: 'published' };
  const merged = mergeValues(BASE, mine, theirs);
  expect(merged.conflicts).toEqual(['title']);
  expect(merged.values.title).toBe('Mine');
  expect(withTheirs(merged.values, theirs, ['title']).title).toBe('Theirs');
});

test('treats maps with another order of keys as equal, and absent as undefined', () => {
  const base = { policies: { data: 'a', ai: 'b' } };
  const theirs = { policies: { ai: 'b', data: 'a' }, note: undefined };
  expect(mergeValues(base, base, theirs)).toMatchObject({ conflicts: [], taken: [] });
});

test('empties a field that they have emptied', () => {
  const base = { ...BASE, journal: 'CES' };
  expect(mergeValues(base, { ...base, title: 'x' }, BASE).values.journal).toBeUndefined();
});
