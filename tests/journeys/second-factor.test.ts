/** A second factor, from the QR code to the session in which the rights count. */
import { accountPath, adminDashboardPath, signInPath } from '@quire/model/paths';
import { secondFactorPath } from '@quire/model/second-factor-path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { callFunction } from './call-function.ts';
import { mailsTo } from './mailbox.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { codeOf } from './people/authenticator.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import { openPage } from './watched-page.ts';

let browser: Browser;
let thea: Person;
let uid: string;
let key: string;
let recovery: readonly string[];

beforeAll(async () => {
  [browser, thea] = await Promise.all([openBrowser(), joinPress('thea')]);
  ({ uid } = await admin.auth.getUserByEmail(thea.email));
  await admin.auth.setCustomUserClaims(uid, {
    ...{ roles: ['author', 'editor'], grants: { editor: ['CES'] } },
  });
});
afterAll(() => browser.close());

/** Whether an ID token may read its owner's profile, asked of Firestore itself. */
async function readsProfile(idToken: string): Promise<boolean> {
  const documents = `${press.firestore}/v1/projects/${press.project}/databases/(default)/documents`;
  const headers = { authorization: `Bearer ${idToken}` };
  const { status } = await fetch(`${documents}/profiles/${uid}`, { headers });
  return status === 200;
}
/** A wrong code is refused, and so is ending a session that switching on has ended: all but that. */
const EXPECTED = [
  /^400 .*[/]passSecondFactor$/,
  /^403 .*[/]documents:commit$/,
  /^console: Failed to load resource.* 40[03] /,
];
const isUnexpected = (problem: string) => !EXPECTED.some((each) => each.test(problem));

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(thea.email);
  await page.getByLabel('Password', { exact: true }).fill(thea.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

it('is set up with an app, and its recovery codes are shown once', async () => {
  const { page, problems } = await openAs(browser, thea, accountPath());
  await page.getByRole('link', { name: 'Set up two-step sign-in' }).click();
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  key = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code from the app').fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('This code is wrong').first().waitFor();
  await page.getByLabel('Code from the app').fill(codeOf(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('Save these recovery codes').waitFor();
  recovery = await page.locator('li code').allTextContents();
  expect(recovery).toHaveLength(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.waitForURL(press.press + accountPath());
  await page.getByText('Two-step sign-in is on.').waitFor();
  await page.getByLabel('Given name').waitFor();
  expect(problems().filter(isUnexpected)).toEqual([]);
  await page.context().close();
  const subjects = (await mailsTo(thea.email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringContaining('Two-step sign-in is on'));
});

it('leaves the password alone no right, in rules and in functions', async () => {
  const { idToken } = await signInByHttp(thea);
  expect(await readsProfile(idToken)).toBe(false);
  const asked = await callFunction('exportMyData', {}, { idToken });
  expect([asked.status, asked.code]).toEqual([403, 'account/second-factor']);
});

it('asks for a code before it opens the office, and takes a recovery code once', async () => {
  const { page, problems } = await openPage(browser);
  await page.goto(press.press + signInPath(adminDashboardPath()));
  await typePassword(page);
  await page.waitForURL(press.press + secondFactorPath(adminDashboardPath()));
  const code = page.getByLabel('Code', { exact: true });
  await code.fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This code is wrong').first().waitFor();
  await code.fill(recovery[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('9 of 10 left').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(press.press + adminDashboardPath());
  await page.getByRole('main').waitFor();
  expect(problems().filter(isUnexpected)).toEqual([]);

  // The password is asked for again with a code, beside the page, which goes on as it was.
  await page.goto(press.press + accountPath());
  await page.getByText('Two-step sign-in is on.').waitFor();
  await page.getByRole('textbox', { name: 'Your password' }).fill(thea.password);
  await page
    .getByLabel('Code from your authenticator app')
    .last()
    .fill(recovery[0] ?? '');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByText('This code is wrong').waitFor();
  await page
    .getByLabel('Code from your authenticator app')
    .last()
    .fill(recovery[1] ?? '');
  await page.getByRole('button', { name: 'Create new recovery codes' }).click();
  await page.getByText('Save these recovery codes').waitFor();
  const [renewed = ''] = await page.locator('li code').allTextContents();
  await page.getByRole('textbox', { name: 'Your password' }).fill(thea.password);
  await page.getByLabel('Code from your authenticator app').last().fill(renewed);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('link', { name: 'Set up two-step sign-in' }).waitFor();
  expect(await readsProfile((await signInByHttp(thea)).idToken)).toBe(true);
});
