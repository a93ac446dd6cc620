/** A lost password: a mail is requested, a new one is chosen, and the old one is no longer valid. */
import {
  accountPath,
  forgotPasswordPath,
  resetPasswordPath,
  signInPath,
  submissionsPath,
} from '@quire/model/paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { callFunction } from './call-function.ts';
import { linkTo, mailsTo } from './mailbox.ts';
import { askToSignIn, joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { openPage } from './watched-page.ts';

const NEW_PASSWORD = 'nine herons over the breakwater';

let browser: Browser;
let person: Person;
beforeAll(async () => {
  [browser, person] = await Promise.all([openBrowser(), joinPress('otto')]);
});
afterAll(() => browser.close());

describe('recovering an account', () => {
  it('replaces the password by a mailed link; the old one and the old session fail', async () => {
    // A thief's browser, which is signed in, and a session without a browser.
    const { page: old } = await openAs(browser, person, submissionsPath());
    await old.getByText('No submissions yet').waitFor();
    const session = await signInByHttp(person);

    const { page, problems } = await openPage(browser);
    await page.goto(press.press + forgotPasswordPath());
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('we have sent a link').waitFor();
    await page.goto(await linkTo(person.email, resetPasswordPath()));
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('All your sessions have ended').waitFor();

    // The old session: what it asks of the press is refused, and its page goes to the sign-in.
    const asked = await callFunction('exportMyData', {}, { idToken: session.idToken });
    expect([asked.status, asked.code]).toEqual([401, 'account/signed-out']);
    await old.reload();
    await old.waitForURL(press.press + signInPath(submissionsPath()));
    // The old password, at Firebase itself and at the form.
    expect((await askToSignIn(person.email, person.password)).status).toBe(400);
    await old.getByLabel('E-mail').fill(person.email);
    await old.getByLabel('Password', { exact: true }).fill(person.password);
    await old.getByRole('button', { name: 'Sign in' }).click();
    await old.getByText('do not match').waitFor();

    // The new one.
    await page.getByRole('link', { name: 'Sign in' }).last().click();
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(press.press + accountPath());
    expect(problems()).toEqual([]);
    await expect
      .poll(async () => (await mailsTo(person.email)).map(({ subject }) => subject).join(), {
        timeout: 20_000,
      })
      .toMatch(/password .* changed/i);
  });
});
