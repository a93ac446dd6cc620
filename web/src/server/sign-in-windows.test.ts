import { expect, test } from 'vitest';
import type { PublicConfig } from '../config/config.ts';
import { pageHeaders } from './headers.ts';

const firebase = {
  projectId: 'demo',
  region: 'somewhere1',
  apiKey: 'local',
  authDomain: 'demo.firebaseapp.com',
};
const headersOf = (config: PublicConfig) => {
  const headers = pageHeaders({ status: 200, isKept: true, config });
  return {
    policy: headers.get('content-security-policy') ?? '',
    opener: headers.get('cross-origin-opener-policy'),
  };
};

test('lets no frame and no foreign script into a press without other ways to sign in', () => {
  const { policy, opener } = headersOf({ firebase });
  expect(policy).toContain("frame-src 'none'");
  expect(policy).not.toContain('apis.google.com');
  expect(opener).toBe('same-origin');
});

test('lets the window of another service report back where one is configured', () => {
  const { policy, opener } = headersOf({ firebase, providers: ['google'] });
  expect(policy).toContain('frame-src https://demo.firebaseapp.com');
  expect(policy).toMatch(/script-src [^;]*https:\/\/apis\.google\.com/);
  expect(opener).toBe('same-origin-allow-popups');
});
