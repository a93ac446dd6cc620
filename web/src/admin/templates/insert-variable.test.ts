import { expect, test } from 'vitest';
import { cursorPlace, insertVariable } from './insert-variable.ts';

test('inserts a variable at the cursor and replaces the selection', () => {
  expect(insertVariable('Dear ,', 'name', { start: 5, end: 5 })).toEqual({
    text: 'Dear {name},',
    cursor: 11,
  });
  expect(insertVariable('Dear X,', 'name', { start: 5, end: 6 }).text).toBe('Dear {name},');
});

test('finds the variable that a problem is about', () => {
  expect(cursorPlace('Dear {nmae}', 'Line 1 has an unknown variable: {nmae}.')).toEqual({
    start: 5,
    end: 11,
  });
  expect(cursorPlace('Dear all', '{url} is missing (the link).')).toBeNull();
  expect(cursorPlace('Dear all', 'Enter a subject.')).toBeNull();
});
