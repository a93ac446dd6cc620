/** A person's sessions: other devices are signed out, and a removed role takes effect immediately. */
import { accountPath, signInPath } from '@quire/model/paths';
import { doc, getDoc } from 'firebase/firestore';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSdk } from './anonymity/sdk-session.ts';
import { openBrowser } from './browser.ts';
import { callFunction } from './call-function.ts';
import { mustCall } from './must-call.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const ADMIN = { email: 'admin@saltmarsh.example', password: press.password };
const REFUSED = { code: 'permission-denied' };

let browser: Browser;
let person: Person;
beforeAll(async () => {
  [browser, person] = await Promise.all([openBrowser(), joinPress('sessions')]);
});
afterAll(() => browser.close());

describe('the devices of an account', () => {
  it('are listed, and each is signed out for itself', async () => {
    const { page: phone } = await openAs(browser, person, accountPath());
    // A session is known by the second of its sign-in.
    await phone.waitForTimeout(1_000);
    const { page, problems } = await openAs(browser, person, accountPath());
    const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
    await devices.nth(1).waitFor();
    expect(await devices.count()).toBe(2);
    await devices.filter({ hasNotText: 'This device' }).getByRole('button').click();
    await devices.nth(1).waitFor({ state: 'detached' });
    await phone.reload();
    await phone.waitForURL(press.press + signInPath(accountPath()));
    await page.reload();
    await devices.filter({ hasText: 'This device' }).waitFor();
    expect(problems()).toEqual([]);
  });
});

describe('a role that is taken', () => {
  it('is gone for the token that still names it', async () => {
    const { uid } = await admin.auth.getUserByEmail(person.email);
    const { idToken } = await signInByHttp(ADMIN);
    await mustCall(
      'grantRoles',
      { uid, roles: ['author', 'production'], grants: { production: ['CES'] } },
      idToken,
    );
    const sdk = await openSdk(person);
    const article = (
      await admin.db.collection('articles').where('journal', '==', 'CES').limit(1).get()
    ).docs[0]?.ref.path;
    const read = () => getDoc(doc(sdk.db, article ?? 'none'));
    expect((await read()).exists()).toBe(true);
    await mustCall('grantRoles', { uid, roles: ['author'], grants: {} }, idToken);
    await expect(read()).rejects.toMatchObject(REFUSED);
    const called = await callFunction('staffNames', { uids: [uid] }, { idToken: sdk.idToken });
    expect(called.code).toBe('account/signed-out');
    await sdk.close();
  });
});
