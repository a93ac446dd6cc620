import { describe, expect, it } from 'vitest';
import { callerOf } from './caller.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (header: object, payload: object) => `Bearer ${part(header)}.${part(payload)}.`;

describe('callerOf', () => {
  it('takes "owner" for the admin and nothing for an anonymous visitor', () => {
    expect(callerOf('Bearer owner')).toEqual({ kind: 'admin' });
    expect(callerOf(undefined)).toEqual({ kind: 'anonymous' });
  });

  it('reads an unsigned token with its claims', () => {
    const caller = callerOf(token({ alg: 'none' }, { user_id: 'ann', role: 'editor' }));
    expect(caller).toMatchObject({ kind: 'user', uid: 'ann', token: { role: 'editor' } });
  });

  it.each([
    ['a signed token, which nobody here can check', token({ alg: 'RS256' }, { sub: 'ann' })],
    ['a token without a user', token({ alg: 'none' }, {})],
    ['what is no token', 'Bearer letmein'],
    ['"owner" as a user name', token({ alg: 'RS256' }, { sub: 'owner' })],
  ])('refuses %s', (_, authorization) => {
    expect(() => callerOf(authorization)).toThrow(
      expect.objectContaining({ status: 'UNAUTHENTICATED' }),
    );
  });
});
