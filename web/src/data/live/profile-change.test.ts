import { expect, test } from 'vitest';
import { profileChange } from './profile-change.ts';

const notifications = { reminders: true, messages: false };

test('writes what was changed and nothing else', () => {
  expect(profileChange({ notifications })).toEqual({ notifications });
  expect(profileChange({ given: ' Maren ', interests: ['mud'] })).toEqual({
    given: 'Maren',
    interests: ['mud'],
  });
});

test('records what was removed', () => {
  expect(Object.keys(profileChange({ family: 'Holt', ror: undefined }))).toContain('ror');
});

test('refuses to save an incomplete profile', () => {
  expect(() => profileChange({ given: 'www.cheap.example' })).toThrow();
});
