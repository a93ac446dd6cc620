import { expect, test } from 'vitest';
import { whyUnread } from './why-unread.ts';

test('tells a missing right from a missing connection', () => {
  expect(whyUnread(undefined)).toBeNull();
  expect(whyUnread({ code: 'permission-denied' })).toBe('access/denied');
  expect(whyUnread({ code: 'unavailable' })).toBe('page/unavailable');
});
