import { expect, test } from 'vitest';
import { isSignedInAgain, offerAskAgain } from './ask-again.ts';

test('asks for the password where a call wants it, as long as the page offers to', async () => {
  const asked: string[] = [];
  const withdraw = offerAskAgain(async (why) => {
    asked.push(why);
    return why === 'fresh';
  });
  expect(await isSignedInAgain('account/sign-in-again')).toBe(true);
  expect(await isSignedInAgain('account/signed-out')).toBe(false);
  expect(await isSignedInAgain('access/denied')).toBe(false);
  expect(asked).toEqual(['fresh', 'ended']);
  withdraw();
  expect(await isSignedInAgain('account/sign-in-again')).toBe(false);
});
