import { expect, test } from 'vitest';
import { CallError } from '../../data/call-error.ts';
import { endsSession } from './ends-session.ts';

test('distinguishes an ended session from one that is not fresh', () => {
  expect(endsSession(new CallError('account/signed-out'), true)).toBe('ended');
  expect(endsSession(new CallError('account/sign-in-again'), true)).toBe('fresh');
  expect(endsSession(new CallError('account/second-factor'), true)).toBe('fresh');
  expect(endsSession({ code: 'auth/user-token-expired' }, false)).toBe('ended');
});

test('treats a refusal as the end of the session only if there is no session', () => {
  for (const code of ['permission-denied', 'storage/unauthorized', 'functions/unauthenticated']) {
    expect(endsSession({ code }, false), code).toBe('ended');
    expect(endsSession({ code }, true), code).toBeNull();
  }
});

test('does not ask for the password where it would not help', () => {
  expect(endsSession(new CallError('submission/wrong-state'), false)).toBeNull();
  expect(endsSession({ code: 'unavailable' }, false)).toBeNull();
  expect(endsSession(null, false)).toBeNull();
});
