import { expect, it } from 'vitest';
import { firstScope } from './first-scope.ts';

it('fills in the journal whose people are shown', () => {
  expect(firstScope(['CES', 'MSP'], 'MSP')).toBe('MSP');
});

it('fills in the only choice', () => {
  expect(firstScope(['CES~2027-s1'], 'MSP')).toBe('CES~2027-s1');
  expect(firstScope([''], null)).toBe('');
});

it('leaves a choice among several to the person', () => {
  expect(firstScope(['CES', 'MSP'], null)).toBeNull();
  expect(firstScope(['CES~2027-s1', 'MSP~2027-s1'], 'CES')).toBeNull();
  expect(firstScope([], 'CES')).toBeNull();
});
