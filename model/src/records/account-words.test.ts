import { expect, it } from 'vitest';
import { accountWords } from './account-words.ts';
import { hasTyped, typedWord } from './record-words.ts';

const ADA = { displayName: 'Ada Holt', email: 'ada.holt@example.org', roles: [] };

it('finds an account by its name and by each of its addresses', () => {
  const { words } = accountWords({ ...ADA, otherEmails: ['a.lovell@lagoon.example'] });
  for (const typed of ['holt ada', 'ADA.HOLT@example.org', 'lovell', 'a.lovell@lagoon.example']) {
    expect(words, typed).toContain(typedWord(typed));
    expect(hasTyped(words, typed), typed).toBe(true);
  }
  expect(hasTyped(words, 'ada lund')).toBe(false);
});

it('sorts by the name, and by the address where there is none', () => {
  expect(accountWords(ADA).sortKey).toBe('ada holt');
  expect(accountWords({ ...ADA, displayName: '' }).sortKey).toBe('ada holt example org');
});

it('tells staff from others', () => {
  const held = (...roles: ('reader' | 'author' | 'reviewer' | 'editor')[]) =>
    accountWords({ ...ADA, roles }).holds;
  expect(held('author', 'reader')).toEqual(['author', 'reader']);
  expect(held('reviewer')).toEqual(['reviewer']);
  expect(held('editor', 'reader')).toEqual(['editor', 'reader', 'staff']);
});
