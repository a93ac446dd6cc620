import { afterEach, expect, it } from 'vitest';
import { registrationAccounts } from './registration-accounts.ts';

const before = process.env.REGISTRATION_ACCOUNTS;
afterEach(() => {
  if (before === undefined) delete process.env.REGISTRATION_ACCOUNTS;
  else process.env.REGISTRATION_ACCOUNTS = before;
});

const accountsOf = (text: string) => {
  process.env.REGISTRATION_ACCOUNTS = text;
  return registrationAccounts();
};

it('reads the accounts of the prefixes, and that there are none', () => {
  expect(accountsOf('none')).toEqual([]);
  const account = { prefix: '10.5555', agency: 'crossref', login: 'a', password: 'b' };
  expect(accountsOf(JSON.stringify([account]))).toEqual([{ ...account, via: 'servlet' }]);
});

it.each(['{', '[{"prefix":"10.5555","password":"secret"}]', '{"password":"secret"}'])(
  'refuses %s without telling what is in it',
  (text) => {
    expect(() => accountsOf(text)).toThrow(/^REGISTRATION_ACCOUNTS is not a list/);
    expect(() => accountsOf(text)).not.toThrow(/secret/);
  },
);
