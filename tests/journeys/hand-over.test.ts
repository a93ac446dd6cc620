/** A manuscript changes hands: an editor who is away, a transfer with a note, and back to the desk. */
import { PROFILES, SUBMISSIONS, USERS } from '@quire/model/collections';
import { adminSubmissionPath } from '@quire/model/office-paths';
import { accountPath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, dress, LOOKS, violationsOn } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { mailsTo } from './mailbox.ts';
import { newAddress, PASSWORD } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import type { WatchedPage } from './watched-page.ts';

const EDITOR = { email: 'editor@saltmarsh.example', password: press.password };
const EMIL = newAddress('emil');
const ID = `handed-${Date.now().toString(36)}`;

let browser: Browser;
let desk: WatchedPage;
let emil: WatchedPage;

/** Another editor of CES, and a manuscript that waits for one. */
async function prepare(): Promise<void> {
  const account = { email: EMIL, password: PASSWORD, displayName: 'Emil Sund' };
  const { uid } = await admin.auth.createUser({ ...account, emailVerified: true });
  const claims = { roles: ['reader', 'editor'], grants: { editor: ['CES'] } };
  await admin.auth.setCustomUserClaims(uid, claims);
  const at = new Date().toISOString();
  const person = { email: EMIL, displayName: 'Emil Sund', ...claims, journals: ['CES'] };
  await admin.db.doc(`${USERS}/${uid}`).set({ ...person, updatedAt: at });
  const profile = (await admin.db.doc(`${PROFILES}/demo-editor`).get()).data();
  const named = { given: 'Emil', family: 'Sund', email: EMIL, affiliation: 'Fjord Institute' };
  await admin.db.doc(`${PROFILES}/${uid}`).set({ ...profile, ...named, country: 'NO' });
  const like = (await admin.db.doc(`${SUBMISSIONS}/demo-under-review`).get()).data();
  const own = { title: 'Slack water in a closed basin', specialIssue: '', editors: [] };
  const state = { state: 'with_editor', stageEnteredAt: at, number: 'CES-2026-90001' };
  await admin.db.doc(`${SUBMISSIONS}/${ID}`).set({ ...like, ...own, ...state });
}

beforeAll(async () => {
  browser = await openBrowser();
  await prepare();
  const at = { viewport: DESKTOP };
  desk = await openAs(browser, EDITOR, adminSubmissionPath(ID), at);
  emil = await openAs(browser, { email: EMIL, password: PASSWORD }, accountPath(), at);
});
afterAll(() => browser.close());

const staff = (page: Page) => page.getByRole('region', { name: 'Staff' });
const dialog = () => desk.page.getByRole('dialog');

async function faultsIn(page: Page): Promise<readonly unknown[]> {
  const faults: unknown[] = [];
  for (const look of LOOKS) {
    await dress(page, look);
    faults.push(...(await violationsOn(page, look.rules)));
  }
  await dress(page, { viewport: DESKTOP, theme: 'light' });
  return faults;
}

it('an editor says when they are out of office, and who replaces them', async () => {
  const { page } = emil;
  const days = [0, 9].map((ahead) =>
    new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10),
  );
  await page.getByRole('heading', { name: 'Out of office' }).waitFor();
  await page.getByLabel('First day').fill(days[1] ?? '');
  await page.getByLabel('Last day').fill(days[0] ?? '');
  const panel = page.locator('section', {
    has: page.getByRole('heading', { name: 'Out of office' }),
  });
  await panel.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The last day must not be before the first.').waitFor();
  await page.getByLabel('First day').fill(days[0] ?? '');
  await page.getByLabel('Last day').fill(days[1] ?? '');
  await page.getByLabel('Stand-in').click();
  await page.getByRole('option', { name: 'Edda Marchetti' }).click();
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByText('Saved.').waitFor();
  expect(await faultsIn(page)).toEqual([]);
});

it('shows each editor’s workload and absence when assigning', async () => {
  await staff(desk.page).getByRole('button', { name: 'Assign' }).first().click();
  const emils = dialog().locator('label', { hasText: 'Emil Sund' });
  await emils.getByText('Out of office').waitFor();
  await emils.getByText(/covered by Edda Marchetti/).waitFor();
  await emils.getByText('No manuscripts at present').waitFor();
  expect(await faultsIn(desk.page)).toEqual([]);
  await dialog()
    .getByRole('radio', { name: /\(you\)/ })
    .check();
  // She has an address of the same organisation as an author.
  expect(await dialog().getByRole('button', { name: 'Assign' }).isDisabled()).toBe(true);
  await dialog()
    .getByLabel('Reason for assigning despite the conflict')
    .fill('Nobody else is here this week.');
  await dialog().getByRole('button', { name: 'Assign' }).click();
  await staff(desk.page).getByText('Edda Marchetti').waitFor();
});

it('transfers it with a note, which the new editor is mailed', async () => {
  await staff(desk.page).getByRole('button', { name: 'Transfer' }).click();
  await dialog()
    .getByRole('radio', { name: /Emil Sund/ })
    .check();
  await dialog().getByLabel('Note to the editor (optional)').fill('You know this basin best.');
  await dialog().getByRole('button', { name: 'Transfer' }).click();
  await staff(desk.page).getByText('Emil Sund').waitFor();
  expect(await staff(desk.page).getByText('Edda Marchetti').count()).toBe(0);
  const texts = async () => (await mailsTo(EMIL)).map(({ text }) => text).join('\n');
  await expect.poll(texts, { timeout: 60_000 }).toContain('You know this basin best.');
});

it('returns to the desk, and the other editors are notified', async () => {
  const { page } = emil;
  await page.goto(press.press + adminSubmissionPath(ID));
  await staff(page).getByRole('button', { name: 'Return to the desk' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('Note to the editors-in-chief (optional)')
    .fill('I am away.');
  await page.getByRole('dialog').getByRole('button', { name: 'Return' }).click();
  await staff(page).getByText('Unassigned').first().waitFor();
  const subjects = async () => (await mailsTo(EDITOR.email)).map(({ subject }) => subject);
  await expect
    .poll(subjects, { timeout: 60_000 })
    .toContainEqual(expect.stringContaining('handed back to the desk'));
});
