import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { passwordProblem } from './password.ts';

const owner = { email: 'maren.holt@uni.example', names: ['Maren Ödegård', 'Holt-Jensen'] };
const isCommon = commonPasswords(['password', 'qazwsxedcrfv', 'dragon', 'supernatural']);
const judge = (password: string) => passwordProblem(password, owner, isCommon);

describe('judging a password', () => {
  it.each([
    'low-tide-at-noon',
    'ebb and flow at four',
    'x9!kfPq2#mWz',
    'пароль для приливов',
    '潮の満ち引きは月の力による',
  ])('takes %s', (password) => expect(judge(password)).toBeNull());

  it('counts characters, not their bytes', () => {
    expect(judge('elevenchars')).toBe('password/too-short');
    expect(judge('🦀🐚🌊🪸🐟🦐🦑🐙🦞🐡🐠')).toBe('password/too-short');
    expect(judge('kelp forest '.repeat(17))).toBe('password/too-long');
  });

  it.each([
    'maren.holt@uni.example',
    'my name is MAREN!',
    'Odegard2024-summer',
    'xx-jensen-xx-2',
    'm.a.r.e.n-is-here',
  ])('finds its owner in %s', (password) => expect(judge(password)).toBe('password/like-you'));

  it('does not stumble over short names', () => {
    const short = { email: 'li@x.example', names: ['Li', 'An'] };
    expect(passwordProblem('an island in fog', short, isCommon)).toBeNull();
  });

  it.each([
    'QazWsxEdcRfv',
    'password1234',
    '!!2024Password',
    'P@ssw0rd2024!',
    'passwordpassword',
    'aaaaaaaaaaaaa',
    'xyzxyzxyzxyzxy',
    'dragondragon',
    'supernatural',
    'abcdefghijklm',
    '987654321098',
    'qwertyuiopas',
  ])('knows %s', (password) => expect(judge(password)).toBe('password/common'));

  it('leaves the list out where it is not loaded', () => {
    expect(passwordProblem('passwordpassword', owner)).toBeNull();
  });
});
