import { expect, it } from 'vitest';
import { notificationPath } from './notification-path.ts';

const ORIGIN = 'https://press.example';

it('leads to pages of this site alone', () => {
  const path = '/admin/dashboard/submission?submission=a&tab=discussion#x';
  expect(notificationPath(`${ORIGIN}${path}`, ORIGIN)).toBe(path);
  for (const url of ['', 'javascript:alert(1)', `https://press.example.net${path}`, '/admin'])
    expect(notificationPath(url, ORIGIN), url).toBeNull();
});
