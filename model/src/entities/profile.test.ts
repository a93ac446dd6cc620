import { describe, expect, it } from 'vitest';
import { PersonNameSchema } from './profile.ts';

const takes = (name: string) => PersonNameSchema.safeParse(name).success;

describe('a name', () => {
  it.each([
    'Ada',
    "O'Neil-Ødegård",
    'José María',
    'نادیه',
    'می‌خواهم',
    '王',
    'St. John',
    'J.R. Holt',
    'Ravi a/l Kumar',
  ])('takes %s', (name) => {
    expect(takes(name)).toBe(true);
  });

  it.each([
    'a@b',
    'see http://x',
    'casino.com',
    'casino.example',
    'win.bücher',
    'bank。jp',
    'evil/now',
    '//evil',
    'Ada\nYour account is closed',
    'Ada\u2028closed',
    '\u202eada',
    'A\u0000da',
  ])('refuses %j', (name) => {
    expect(takes(name)).toBe(false);
  });

  it('is judged at once, however long it is', () => {
    expect(takes('a-'.repeat(400_000))).toBe(false);
  });
});
