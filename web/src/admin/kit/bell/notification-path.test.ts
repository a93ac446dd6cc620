import { expect, it } from 'vitest';
import { notificationPath } from './notification-path.ts';

it('leads only to pages of the office, on this site', () => {
  const path = '/admin/dashboard/submission?submission=a&tab=discussion#x';
  for (const origin of ['https://press.example', 'http://localhost:8000'])
    expect(notificationPath(`${origin}${path}`)).toBe(path);
  for (const url of ['', '/admin/x', 'javascript:/admin/x', 'https://press.example/articles/1'])
    expect(notificationPath(url), url).toBeNull();
});
