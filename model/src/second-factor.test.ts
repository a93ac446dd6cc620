import { expect, it } from 'vitest';
import { claimsInSession, missingFactor, STAFF_ROLES } from './second-factor.ts';

const RIGHTS = { roles: ['editor'], grants: { editor: ['CES'] } };
const NONE = { roles: [], grants: {} };

it('counts an account’s rights only where its second factor was used in the session', () => {
  expect(claimsInSession(RIGHTS)).toEqual(RIGHTS);
  const on = { ...RIGHTS, secondFactor: 'f1' };
  expect([missingFactor(on), claimsInSession(on)]).toEqual(['code', NONE]);
  const used = { ...on, secondFactorUsed: 'f1' };
  expect([missingFactor(used), claimsInSession(used)]).toEqual([null, RIGHTS]);
  // Of a second factor that has been replaced since.
  expect(missingFactor({ ...on, secondFactorUsed: 'f0' })).toBe('code');
});

it('gives no right to a role that asks for a second factor before one is set up', () => {
  const due = { ...RIGHTS, secondFactor: 'due' };
  expect([missingFactor(due), claimsInSession(due)]).toEqual(['setup', NONE]);
  expect(missingFactor({ ...due, secondFactorUsed: 'due' })).toBe('setup');
});

it('keeps what one session has used from counting as the account’s', () => {
  expect(missingFactor({ ...RIGHTS, secondFactorUsed: 'f1' })).toBeNull();
  expect(missingFactor({ ...RIGHTS, secondFactor: null })).toBe('code');
});

it('can ask for a second factor of those who see more than their own', () => {
  expect(STAFF_ROLES).toEqual([
    'editor',
    'recommendingEditor',
    'guestEditor',
    'production',
    'finance',
    'content',
    'admin',
  ]);
});
