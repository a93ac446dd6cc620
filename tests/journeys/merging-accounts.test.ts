/** An admin merges the two accounts of one person: the second is closed, and the first has all that was its. */
import { SUBMISSIONS, USERS } from '@quire/model/collections';
import { adminPeoplePath } from '@quire/model/office-paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, faultsOf } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { mailsTo } from './mailbox.ts';
import { askToSignIn, joinPress, type Person } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const ADMIN = { email: 'admin@saltmarsh.example', password: press.password };

let browser: Browser;
let first: Person;
let second: Person;
beforeAll(async () => {
  browser = await openBrowser();
  first = await joinPress('first');
  second = await joinPress('second');
});
afterAll(() => browser.close());

const uidOf = async ({ email }: Person): Promise<string> =>
  (await admin.auth.getUserByEmail(email)).uid;

it('moves what the second account wrote and closes it', async () => {
  const [keep, merge] = [await uidOf(first), await uidOf(second)];
  const draft = {
    ...{ owner: merge, authorUids: [merge], editors: [], production: [], journal: 'CES' },
    ...{ state: 'draft', title: 'Mud of two accounts', round: 0, revision: 0 },
  };
  const ref = admin.db.collection(SUBMISSIONS).doc(`merge-${merge}`);
  await ref.set(draft);
  const { page } = await openAs(browser, ADMIN, adminPeoplePath(), { viewport: DESKTOP });
  await page.getByLabel('Find in this list').fill(first.email);
  const row = page.getByRole('row').filter({ hasText: first.email });
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Merge accounts…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Merge another account/ });
  await dialog.getByLabel('Address of the account to close').fill(second.email);
  await dialog.getByRole('button', { name: 'Find account' }).click();
  await dialog.getByText('It has 1 manuscript as author.').waitFor();
  expect(await faultsOf(page, 'merging')).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await page.getByText(`${second.email} is closed.`).waitFor({ timeout: 60_000 });
  expect((await ref.get()).data()).toMatchObject({ owner: keep, authorUids: [keep] });
  expect((await admin.db.collection(USERS).doc(merge).get()).exists).toBe(false);
  expect((await askToSignIn(second.email, second.password)).ok).toBe(false);
  expect((await askToSignIn(first.email, first.password)).ok).toBe(true);
  for (const { email } of [first, second]) {
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
    await expect
      .poll(subjects, { timeout: 60_000 })
      .toContainEqual(expect.stringContaining('were merged'));
  }
  await ref.delete();
});
