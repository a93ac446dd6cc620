/** Staff discuss a manuscript and give each other tasks: mail, bell, overview, done; the author sees none of it. */
import { readFile } from 'node:fs/promises';
import { SUBMISSIONS } from '@quire/model/collections';
import { adminDiscussionPath } from '@quire/model/office-paths';
import { adminDashboardPath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, dress, LOOKS, violationsOn } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { mailsTo } from './mailbox.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import type { WatchedPage } from './watched-page.ts';

const staffed = (role: string) => ({
  email: `${role}@saltmarsh.example`,
  password: press.password,
});
const ID = `discussed-${Date.now().toString(36)}`;
const TITLE = `Silt in a tidal lock ${Date.now().toString(36)}`;
const TASK = `Ask for the raw data of ${ID}`;

let browser: Browser;
let desk: WatchedPage;
let guest: WatchedPage;

beforeAll(async () => {
  browser = await openBrowser();
  const like = (await admin.db.doc(`${SUBMISSIONS}/demo-under-review`).get()).data();
  const own = { title: TITLE, specialIssue: '2027-s1', editors: [], number: 'CES-2026-90002' };
  await admin.db.doc(`${SUBMISSIONS}/${ID}`).set({ ...like, ...own });
  const at = { viewport: DESKTOP };
  desk = await openAs(browser, staffed('editor'), adminDiscussionPath(ID), at);
  guest = await openAs(browser, staffed('guest-editor'), adminDashboardPath(), at);
});
afterAll(() => browser.close());

async function faultsIn(page: Page): Promise<readonly unknown[]> {
  const faults: unknown[] = [];
  for (const look of LOOKS) {
    await dress(page, look);
    faults.push(...(await violationsOn(page, look.rules)));
  }
  await dress(page, { viewport: DESKTOP, theme: 'light' });
  return faults;
}

it('starts a discussion as an editor, with missing fields named beside them', async () => {
  const { page } = desk;
  await page.getByRole('button', { name: 'Start a discussion' }).click();
  await page.getByRole('button', { name: 'Start discussion' }).click();
  await page.getByText('Enter a subject.').waitFor();
  await page.getByText('Enter your text.').waitFor();
  expect(await faultsIn(page)).toEqual([]);
  await page.getByLabel('Subject').fill('Are the data public?');
  await page.getByRole('textbox', { name: 'Text' }).fill('I find **no** archive.');
  await page.getByLabel('Mention (optional)').click();
  await page.getByRole('option', { name: 'Chidiebere Okafor' }).click();
  await page.getByLabel('Files to attach').setInputFiles([
    { name: 'depths.csv', mimeType: 'text/csv', buffer: Buffer.from('depth,silt\n1,2\n') },
    { name: 'no-table.pdf', mimeType: 'application/pdf', buffer: Buffer.from('depth') },
  ]);
  await page.getByRole('button', { name: 'Start discussion' }).click();
  // The text and the first file have gone; the second is no PDF.
  await page.getByText('Your text was sent.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Remove no-table.pdf' }).click();
  await page.getByRole('button', { name: 'Send files' }).click();
  await page.getByRole('heading', { name: 'Are the data public?' }).waitFor();
  await page.getByText(/to Chidiebere Okafor/).waitFor();
  await page.getByRole('button', { name: 'Download depths.csv' }).waitFor();
});

it('gives a task to the guest editor of the issue', async () => {
  const { page } = desk;
  await page.getByRole('button', { name: 'Add task' }).click();
  await page.getByRole('textbox', { name: 'Task' }).fill(TASK);
  await page.getByLabel('Assigned to').click();
  await page.getByRole('option', { name: 'Chidiebere Okafor' }).click();
  await page.getByLabel('Due (optional)').fill('2026-01-05');
  await page.getByRole('button', { name: 'Add task' }).click();
  await page.getByText(/5 Jan 2026 \(overdue\)/).waitFor();
  expect(await faultsIn(page)).toEqual([]);
  const told = async () =>
    (await mailsTo('guest-editor@saltmarsh.example')).map((each) => each.subject);
  await expect
    .poll(told, { timeout: 30_000 })
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining('CES-2026-90002: you are mentioned'),
        expect.stringContaining('CES-2026-90002: a task for you'),
      ]),
    );
});

it('shows the guest editor the task first, and both in the bell, live', async () => {
  const { page } = guest;
  await page.getByRole('link', { name: TASK }).waitFor();
  const tasks = page.getByRole('region', { name: 'My tasks' }).getByRole('listitem');
  await tasks.filter({ hasText: TASK }).getByText('Overdue').waitFor();
  await page.getByRole('button', { name: /Notifications, \d+ unread/ }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  const mentioned = bell
    .getByRole('listitem')
    .filter({ hasText: 'CES-2026-90002: you are mentioned' });
  await mentioned.getByText('Why am I receiving this?').click();
  await mentioned.getByText(/Discussions that mention me, and tasks for me/).waitFor();
  expect(await faultsIn(page)).toEqual([]);
  await mentioned.getByRole('link', { name: /you are mentioned/ }).click();
  await page.getByText('I find no archive.').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download depths.csv' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('depth,silt\n1,2\n');
});

it('sets the task to done, which its giver sees with who did so', async () => {
  const { page } = guest;
  // It is ticked when the press has said so.
  await page.getByRole('checkbox', { name: TASK }).click();
  await desk.page.getByText('1 task done').click();
  await desk.page.getByText(/Done by Chidiebere Okafor/).waitFor();
  await page.goto(press.press + adminDashboardPath());
  await page.getByRole('heading', { name: 'My tasks' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: TASK }).count()).toBe(0);
});
