import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { readCallError } from './read-call-error.ts';

/** As `firebase/functions` rejects. */
const refusal = (code: string, details?: unknown) =>
  Object.assign(new Error('what the server said'), { code: `functions/${code}`, details });

test('keeps the code, the field and the problems that a function gave', () => {
  const problems = [{ field: 'given', message: 'Enter a name.' }];
  const read = readCallError(
    refusal('invalid-argument', { code: 'password/common', field: 'password', problems }),
  );
  expect(read).toMatchObject({ code: 'password/common', field: 'password', problems });
  expect(read.message).toMatch(/most common ones/);
});

test('fills the values of a message in', () => {
  const details = { code: 'password/too-short', values: { least: '12' } };
  expect(readCallError(refusal('invalid-argument', details)).message).toContain('12 characters');
});

test.each([
  ['unauthenticated', 'account/signed-out'],
  ['permission-denied', 'access/denied'],
  ['internal', 'page/unavailable'],
  ['unavailable', 'page/unavailable'],
])('reads %s without details as %s', (code, meaning) => {
  expect(readCallError(refusal(code)).code).toBe(meaning);
});

test('trusts no code that has no words, and no stranger’s error', () => {
  expect(readCallError(refusal('internal', { code: 'no/such' })).code).toBe('page/unavailable');
  expect(readCallError('nothing').code).toBe('page/unavailable');
});

test('leaves what it has read already', () => {
  const read = new CallError('access/denied');
  expect(readCallError(read)).toBe(read);
});
