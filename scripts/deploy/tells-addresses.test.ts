import { expect, it } from 'vitest';
import { type Ask, tellsAddresses, webApiKey } from './tells-addresses.ts';

const answering =
  (message: string): Ask =>
  async () => ({ json: async () => ({ error: { code: 400, message } }) });

it('finds out whether sign-in tells which addresses are known', async () => {
  expect(await tellsAddresses('k', answering('EMAIL_NOT_FOUND'))).toBe(true);
  expect(await tellsAddresses('k', answering('INVALID_LOGIN_CREDENTIALS'))).toBe(false);
  expect(await tellsAddresses('k', answering('OPERATION_NOT_ALLOWED'))).toBeNull();
  expect(await tellsAddresses('k', () => Promise.reject(new Error('offline')))).toBeNull();
});

it('reads the key that was asked for on deploying', () => {
  expect(webApiKey('PRESS_ORIGIN=https://x\nWEB_API_KEY="AIza_x-1"\n')).toBe('AIza_x-1');
  expect(webApiKey('SMTP_HOST=x\n')).toBeUndefined();
});
