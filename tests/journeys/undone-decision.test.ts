/** A decision that its editor undoes before anyone is notified, and one that is sent immediately. */
import { adminSubmissionPath } from '@quire/model/office-paths';
import { submissionPath } from '@quire/model/submission-paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { sendNow, takeIt } from './desk/at-desk.ts';
import { mailsTo } from './mailbox.ts';
import { move, sendDraft } from './manuscript/steps.ts';
import { untilState } from './manuscript/until-state.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import type { WatchedPage } from './watched-page.ts';

const EDITOR = { email: 'editor@saltmarsh.example', password: press.password };
const LETTER = 'Dear author,\n\nwe cannot publish this, because the tide was never measured.';

let browser: Browser;
let author: Person;
let id = '';
let office: WatchedPage;

beforeAll(async () => {
  [browser, author] = await Promise.all([openBrowser(), joinPress('undone')]);
  const { idToken } = await signInByHttp(EDITOR);
  ({ id } = await sendDraft(author, 'What the tide leaves on a slipway'));
  await move(id, 'pass_check', 'technical_check', idToken);
  office = await openAs(browser, EDITOR, adminSubmissionPath(id));
  await takeIt(office.page, 'Edda');
});
afterAll(() => browser.close());

const dialogOf = (page: Page) => page.getByRole('dialog');
const letterOf = (page: Page) => dialogOf(page).getByLabel('Letter to the author');
const stateNow = async () =>
  (await admin.db.collection('submissions').doc(id).get()).get('state') as unknown;
const decisionMails = async () =>
  (await mailsTo(author.email)).filter(({ subject }) => subject.includes('a decision on'));

async function openLetter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Reject without review' }).click();
  await expect.poll(() => letterOf(page).inputValue(), { timeout: 30_000 }).not.toBe('');
}

it('is recorded, and nothing of it is seen outside', async () => {
  const { page } = office;
  await openLetter(page);
  await letterOf(page).fill(LETTER);
  await dialogOf(page).getByRole('button', { name: 'Send', exact: true }).click();
  const bar = page.getByText(
    /Decision recorded: Rejected without review\. The author will be notified at \d\d:\d\d\./,
  );
  await bar.waitFor({ timeout: 30_000 });
  expect(await page.getByRole('button', { name: 'Invite reviewers' }).count()).toBe(0);
  expect(await stateNow()).toBe('with_editor');
  const mine = await openAs(browser, author, submissionPath(id));
  await mine.page.getByText('With editor').first().waitFor();
  expect(await mine.page.getByRole('main').innerText()).not.toMatch(/reject/i);
  await mine.page.context().close();
});

it('is undone, and the letter is kept', async () => {
  const { page } = office;
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Invite reviewers' }).waitFor();
  expect(await stateNow()).toBe('with_editor');
  expect(await decisionMails()).toEqual([]);
  await openLetter(page);
  expect(await letterOf(page).inputValue()).toBe(LETTER);
});

it('is made again, and sent without a wait', async () => {
  const { page } = office;
  await dialogOf(page).getByRole('button', { name: 'Send', exact: true }).click();
  await sendNow(page);
  await untilState(id, 'desk_rejected');
  await expect.poll(async () => (await decisionMails()).length, { timeout: 60_000 }).toBe(1);
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByText('Decision undone before it was sent').waitFor();
  expect(office.problems()).toEqual([]);
});

it('takes effect by itself when its time has come', async () => {
  const { page } = office;
  await admin.db.collection('submissions').doc(id).update({ state: 'with_editor' });
  await page.reload();
  await openLetter(page);
  await dialogOf(page).getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor({ timeout: 30_000 });
  const past = new Date(Date.now() - 1_000).toISOString();
  const due = { takesEffectAt: past, dueAt: past };
  await admin.db.collection('pendingDecisions').doc(id).update(due);
  await expect.poll(stateNow, { timeout: 120_000, interval: 1_000 }).toBe('desk_rejected');
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor({ state: 'detached' });
});
