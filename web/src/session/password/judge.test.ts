import { expect, test } from 'vitest';
import { judgePassword } from './judge.ts';

const owner = { email: 'maren.holt@uni.example', names: ['Maren', 'Holt'] };

test('tells a strong password from a common one', () => {
  expect(judgePassword('low tide under nine larches', owner)).toEqual({
    problem: null,
    strength: 4,
  });
  expect(judgePassword('password1234', owner)).toEqual({
    problem: 'password/common',
    strength: 0,
  });
});

test('refuses a password made from its owner’s name', () => {
  expect(judgePassword('holt-maren-2026', owner).problem).toBe('password/like-you');
});
