/** What people get wrong about accounts: each is told in words, and finds a way on from there. */
import { createHash } from 'node:crypto';
import { ACCOUNT_LINKS } from '@quire/model/collections';
import { SIGN_IN_ATTEMPTS } from '@quire/model/constants';
import { errorMessage } from '@quire/model/errors';
import {
  accountVerifyPath,
  forgotPasswordPath,
  mailVerifyPath,
  registerPath,
  resetPasswordPath,
  signErrorPath,
  signInPath,
} from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { callFunction } from './call-function.ts';
import { linkTo, mailsTo } from './mailbox.ts';
import { joinPress, newAddress, newNetwork, PASSWORD, registration } from './people/account.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import { openPage } from './watched-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A page in a browser of its own, from a network of its own. */
const visit = async () =>
  (await openPage(browser, { extraHTTPHeaders: { 'x-forwarded-for': newNetwork() } })).page;

/** Lets the time of a link pass: its end is what is stored. */
function letExpire(link: string): Promise<unknown> {
  const hash = createHash('sha256').update(new URL(link).hash.slice(1)).digest('hex');
  const expiresAt = new Date(Date.now() - 1_000).toISOString();
  return admin.db.collection(ACCOUNT_LINKS).doc(hash).update({ expiresAt });
}

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm my address' }).click();

describe('a bad link', () => {
  it('that is too old leads to a new one, and one that was used says so', async () => {
    const email = newAddress('late');
    await callFunction('registerAccount', registration(email), { network: newNetwork() });
    const old = await linkTo(email, mailVerifyPath());
    await letExpire(old);
    const page = await visit();
    await page.goto(old);
    await confirm(page);
    await page.waitForURL(press.press + signErrorPath('expired', 'verify'));
    await page.getByRole('heading', { name: 'This link has expired' }).waitFor();

    await page.getByRole('link', { name: 'Request a new link' }).click();
    await page.waitForURL(press.press + accountVerifyPath());
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Resend link' }).click();
    await page.getByText('we have sent a new link').waitFor();
    const fresh = await linkTo(email, mailVerifyPath(), [old]);
    await page.goto(fresh);
    await confirm(page);
    await page.getByText('your account is ready').waitFor();

    await page.reload();
    await confirm(page);
    await page.waitForURL(press.press + signErrorPath('used', 'verify'));
    await page.getByRole('heading', { name: 'This link has already been used' }).waitFor();
    // The one before it was voided: only the newest works.
    await page.goto(old);
    await confirm(page);
    await page.waitForURL(press.press + signErrorPath('unknown', 'verify'));
    await page.context().close();
  });

  it('for a new password explains itself before typing', async () => {
    const { email } = await joinPress('forgetful');
    const ask = () => callFunction('requestPasswordReset', { email }, { network: newNetwork() });
    await ask();
    const old = await linkTo(email, resetPasswordPath());
    await letExpire(old);
    const page = await visit();
    await page.goto(old);
    await page.waitForURL(press.press + signErrorPath('expired', 'reset'));
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await page.waitForURL(press.press + forgotPasswordPath());

    await ask();
    const fresh = await linkTo(email, resetPasswordPath(), [old]);
    const token = new URL(fresh).hash.slice(1);
    await callFunction('resetPassword', { token, password: 'nine herons over the breakwater' });
    await page.goto(fresh);
    await page.waitForURL(press.press + signErrorPath('used', 'reset'));
    await page.goto(`${press.press}${resetPasswordPath()}#${token.slice(0, -3)}`);
    await page.waitForURL(press.press + signErrorPath('unknown', 'reset'));
    await page.context().close();
  });
});

describe('signing in', () => {
  it('asks for a pause after several wrong passwords, and keeps the address', async () => {
    const page = await visit();
    await page.goto(press.press + signInPath());
    await page.getByLabel('E-mail').fill('reader@saltmarsh.example');
    const button = page.getByRole('button', { name: 'Sign in' });
    for (let attempt = 1; attempt <= SIGN_IN_ATTEMPTS; attempt += 1) {
      await page.getByLabel('Password', { exact: true }).fill(`wrong password ${attempt}`);
      const answered = page.waitForResponse(/accounts:signInWithPassword/);
      await button.click();
      await answered;
      const code = attempt < SIGN_IN_ATTEMPTS ? 'sign-in/wrong' : 'sign-in/pause';
      await page.getByRole('alert').getByText(errorMessage(code)).waitFor();
    }
    expect(await button.isDisabled()).toBe(true);
    await page.getByText(/again in \d+ s/).waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe('reader@saltmarsh.example');
    // Reloading the page does not end the block: the right password has to wait as well.
    await page.reload();
    await page.getByLabel('E-mail').fill('reader@saltmarsh.example');
    await page.getByLabel('Password', { exact: true }).fill(press.password);
    await button.click();
    await page.getByRole('alert').getByText(errorMessage('sign-in/pause')).waitFor();
    await page.context().close();
  });
});

describe('registering', () => {
  it('with a known address looks like any other, and tells the owner alone', async () => {
    const { email } = await joinPress('known');
    const page = await visit();
    await page.goto(press.press + registerPath());
    await page.getByLabel('Given name').fill('Somebody');
    await page.getByLabel('Family name').fill('Else');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Create the account' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There are 2 problems' });
    await summary.waitFor();
    await summary.getByRole('link', { name: /at least 12 characters/ }).click();
    // The link led into its field, and nothing that was typed is gone.
    await page.keyboard.type(' but long enough now');
    expect(await page.getByLabel('Family name').inputValue()).toBe('Else');
    await page.getByRole('checkbox', { name: /privacy policy/ }).check();
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page.waitForURL(press.press + accountVerifyPath());
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).join(), {
        timeout: 20_000,
      })
      .toContain('You already have an account');
    // Nothing was changed: the password is the owner's still.
    const page2 = await visit();
    await page2.goto(press.press + signInPath());
    await page2.getByLabel('E-mail').fill(email);
    await page2.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page2.getByRole('button', { name: 'Sign in' }).click();
    await page2.waitForURL('**/account');
    await Promise.all([page.context().close(), page2.context().close()]);
  });
});
