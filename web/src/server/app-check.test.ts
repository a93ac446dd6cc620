import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const firebase = {
  projectId: 'press',
  region: 'somewhere1',
  apiKey: 'key',
  authDomain: 'press.firebaseapp.com',
};
const CAPTCHA = 'https://www.google.com/recaptcha/';
const directive = (policy: string, name: string) =>
  new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];

test('pages may load reCAPTCHA where App Check is on, and ask for its token', () => {
  const policy = contentSecurityPolicy({ firebase, appCheck: { siteKey: 'site' } });
  expect(directive(policy, 'script-src')).toContain(CAPTCHA);
  expect(directive(policy, 'frame-src')).toContain(CAPTCHA);
  expect(directive(policy, 'frame-src')).not.toContain("'none'");
  expect(directive(policy, 'connect-src')).toContain(
    'https://content-firebaseappcheck.googleapis.com',
  );
});

test('they may not where it is off, nor on a developer’s machine', () => {
  for (const config of [{ firebase }, { firebase, appCheck: { debugToken: 'debug' } }]) {
    const policy = contentSecurityPolicy(config);
    expect(policy).not.toContain('recaptcha');
    expect(policy).not.toContain('appcheck');
    expect(directive(policy, 'frame-src')).toEqual(["'none'"]);
  }
});

test('the frame of another sign-in stands beside it', () => {
  const both = { firebase, providers: ['google' as const], appCheck: { siteKey: 'site' } };
  const frames = directive(contentSecurityPolicy(both), 'frame-src');
  expect(frames).toEqual(expect.arrayContaining(['https://press.firebaseapp.com', CAPTCHA]));
});
