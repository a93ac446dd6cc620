import { expect, it } from 'vitest';
import { CALL_GROUPS, callPath } from './call-groups.ts';
import { CALLS } from './calls.ts';

it('has every call in one group', () => {
  expect(Object.values(CALL_GROUPS).flat().toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

it('puts the name of a call below its group', () => {
  expect(callPath('saveRecord')).toBe('editorial/saveRecord');
  expect(callPath('registerAccount')).toBe('visitor/registerAccount');
  expect(callPath('registerAccount', '/pt-br')).toBe('visitor/pt-br/registerAccount');
});
