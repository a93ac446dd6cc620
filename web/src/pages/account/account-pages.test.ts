import {
  accountVerifyPath,
  forgotPasswordPath,
  mailVerifyPath,
  registerPath,
  resetPasswordPath,
  signErrorPath,
  signInPath,
  signUpPath,
} from '@quire/model/paths';
import { describe, expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';
import { smallPressReader } from '../../testing/small-press.ts';

const PAGES = [
  [signInPath('/submission'), 'Sign in'],
  [registerPath(), 'Create an account'],
  [accountVerifyPath(), 'Check your e-mail'],
  [mailVerifyPath(), 'Confirm your address'],
  [forgotPasswordPath(), 'Forgotten your password?'],
  [resetPasswordPath(), 'Choose a new password'],
  [signErrorPath('expired', 'reset'), 'This link has expired'],
] as const;

describe.each(PAGES)('the page at %s', (path, title) => {
  test('is not cached or indexed, and has one heading', async () => {
    const { response, shown } = await renderPage(path, smallPressReader());
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(shown).toContain('name="robots" content="noindex"');
    expect(shown).toContain(`<h1>${title}</h1>`);
  });

  test('names every field, and sends nothing before it is hydrated', async () => {
    const { shown } = await renderPage(path, smallPressReader());
    const main = shown.slice(shown.indexOf('<main'));
    for (const [, id] of main.matchAll(/<(?:input|select)[^>]* id="([^"]+)"/g)) {
      expect(main, id).toContain(`for="${id}"`);
    }
    for (const [button] of main.matchAll(/<button type="submit"[^>]*>/g)) {
      expect(button).toContain('disabled=""');
    }
  });
});

test('asks only for a name, an address and a password, and names the privacy policy', async () => {
  const { shown } = await renderPage(registerPath(), smallPressReader());
  const main = shown.slice(shown.indexOf('<main'));
  const asked = [...main.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(asked).toEqual(['given', 'family', 'email', 'password', 'website', 'consent']);
  expect(shown).toContain('href="/about/privacy_policy"');
});

test.each([
  [signUpPath(), registerPath()],
  [`${signUpPath()}?next=%2Fsubmission`, registerPath('/submission')],
  [`${signUpPath()}?next=https%3A%2F%2Fevil.example`, registerPath()],
])('redirects %s to the address of the form', async (path, address) => {
  const { response } = await renderPage(path, smallPressReader());
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(address);
});

test.each([
  [signErrorPath('expired', 'verify'), accountVerifyPath()],
  [signErrorPath('used', 'reset'), forgotPasswordPath()],
  [signErrorPath('unknown', 'email'), '/account'],
  ['/sign/error?reason=nonsense', '/sign/in'],
])('links from %s to %s', async (path, way) => {
  const { shown } = await renderPage(path, smallPressReader());
  expect(shown.slice(shown.indexOf('<main'))).toContain(`href="${way}"`);
});
