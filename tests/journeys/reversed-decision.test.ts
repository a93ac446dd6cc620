/** A rejection while a reviewer is invited, and its reversal with a reason and a letter. */
import { adminSubmissionPath } from '@quire/model/office-paths';
import { submissionPath } from '@quire/model/submission-paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, violationsInLooks } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { sendNow } from './desk/at-desk.ts';
import { mailsTo } from './mailbox.ts';
import { newReviewer } from './manuscript/reviewers.ts';
import { invite, sendDraft } from './manuscript/steps.ts';
import { untilState } from './manuscript/until-state.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import type { WatchedPage } from './watched-page.ts';

const EDITOR = { email: 'editor@saltmarsh.example', password: press.password };
const REVIEWER = newReviewer('Mona', 'Eide');

let browser: Browser;
let author: Person;
let id = '';
let office: WatchedPage;

beforeAll(async () => {
  [browser, author] = await Promise.all([openBrowser(), joinPress('reversed')]);
  const { idToken } = await signInByHttp(EDITOR);
  ({ id } = await sendDraft(author, 'A tide gauge without a tide'));
  await invite(id, [REVIEWER], idToken);
  office = await openAs(browser, EDITOR, adminSubmissionPath(id), { viewport: DESKTOP });
});
afterAll(() => browser.close());

const dialog = (page: Page) => page.getByRole('dialog');
const letterOf = (page: Page) => dialog(page).getByLabel('Letter to the author');
const mailed = async (address: string) =>
  (await mailsTo(address)).map(({ subject, text }) => `${subject}\n${text}`).join('\n');

it('is rejected although the reviewer has not answered, who is told the truth', async () => {
  const { page } = office;
  const more = page.getByRole('button', { name: 'More', exact: true });
  const now = page.getByRole('button', { name: 'Reject now' });
  await more.or(now).first().waitFor();
  if (await more.count()) {
    await more.click();
    await page.getByRole('menuitem', { name: 'Reject now' }).click();
  } else await now.click();
  await expect.poll(() => letterOf(page).inputValue(), { timeout: 30_000 }).toContain('The reason');
  await letterOf(page).fill('Dear author,\n\nthe gauge was never calibrated.');
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  await sendNow(page);
  await untilState(id, 'rejected');
  await expect
    .poll(() => mailed(REVIEWER.email), { timeout: 60_000 })
    .toContain('You do not need to reply');
  expect(await mailed(REVIEWER.email)).not.toContain('Thank you for your review');
  await expect.poll(() => mailed(author.email), { timeout: 60_000 }).toContain('never calibrated');
});

it('is reversed with a letter to the author and a reason for staff', async () => {
  const { page } = office;
  await page.getByRole('button', { name: 'Reverse the rejection' }).click();
  await expect.poll(() => letterOf(page).inputValue(), { timeout: 30_000 }).toContain('reversed');
  expect(await dialog(page).getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(
    true,
  );
  await letterOf(page).fill('Dear author,\n\nwe have found the calibration.');
  await dialog(page)
    .getByLabel('Reason for the record')
    .fill('The supplement had not been opened.');
  expect(await violationsInLooks(page, 'reversal')).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  await untilState(id, 'reviews_complete');
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByText('The supplement had not been opened.').waitFor();
  await expect
    .poll(() => mailed(author.email), { timeout: 60_000 })
    .toContain('we have found the calibration');
  expect(await mailed(author.email)).not.toContain('had not been opened');
  const mine = await openAs(browser, author, submissionPath(id));
  await mine.page.getByText('Rejection reversed').first().waitFor();
  expect(await mine.page.getByRole('main').innerText()).not.toContain('had not been opened');
  expect(office.problems()).toEqual([]);
});
