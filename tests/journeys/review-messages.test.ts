/** A reviewer writes to the editor from the page of the review, and is answered beside the manuscript. */
import { adminSubmissionPath } from '@quire/model/office-paths';
import { reviewPath } from '@quire/model/paths';
import { submissionPath } from '@quire/model/submission-paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { linkTo, mailsTo } from './mailbox.ts';
import { newReviewer } from './manuscript/reviewers.ts';
import type { SeededDraft } from './manuscript/seed-draft.ts';
import { invite, sendDraft } from './manuscript/steps.ts';
import { mustCall } from './must-call.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { openPage, type WatchedPage } from './watched-page.ts';

const ADMIN = { email: 'admin@saltmarsh.example', password: press.password };
const REVIEWER = newReviewer('Henrike', 'Solano');
const QUESTION = 'The third supplement cannot be opened. Is there another copy?';
const ANSWER = 'Another copy is among the files now.';

let browser: Browser;
let author: Person;
let editor: Person;
let draft: SeededDraft;
let review: WatchedPage;

beforeAll(async () => {
  [browser, author, editor] = await Promise.all([
    openBrowser(),
    joinPress('is-written-about'),
    joinPress('is-written-to'),
  ]);
  const [{ uid }, { idToken: adminToken }] = await Promise.all([
    signInByHttp(editor),
    signInByHttp(ADMIN),
  ]);
  const grant = { uid, roles: ['author', 'editor'], grants: { editor: ['CES'] } };
  await mustCall('grantRoles', grant, adminToken);
  const { idToken } = await signInByHttp(editor);
  draft = await sendDraft(author, `Supplements that open (${Date.now().toString(36)})`);
  await invite(draft.id, [REVIEWER], idToken);
  review = await openPage(browser);
});
afterAll(() => browser.close());

it('lets an invited reviewer write, and names what is missing beside the field', async () => {
  const { page, problems } = review;
  await page.goto(await linkTo(REVIEWER.email, reviewPath()));
  const messages = page.getByRole('region', { name: 'Messages with the editor' });
  await messages.getByText('Write to the editor').click();
  await messages.getByRole('button', { name: 'Send the message' }).click();
  await messages.getByText('Write a message.').first().waitFor();
  await messages.getByLabel('Message', { exact: true }).fill(QUESTION);
  await messages.getByRole('button', { name: 'Send the message' }).click();
  await messages.getByRole('log').getByText(QUESTION).waitFor();
  expect(await messages.getByLabel('Message', { exact: true }).inputValue()).toBe('');
  expect(problems()).toEqual([]);
});

it('shows it to the editor, whose reply reaches only the reviewer', async () => {
  const { page, problems } = await openAs(browser, editor, adminSubmissionPath(draft.id));
  await page.getByText('New message from the reviewer').waitFor();
  await page.getByRole('button', { name: 'Messages (1)' }).click();
  await page.getByRole('log').getByText(QUESTION).waitFor();
  await page.getByLabel(/^Message to Henrike/).fill(ANSWER);
  await page.getByRole('button', { name: 'Send the message' }).click();
  await page.getByRole('log').getByText(ANSWER).waitFor();
  expect(problems()).toEqual([]);
  await page.context().close();
  await review.page.reload();
  await review.page.getByRole('log').getByText(ANSWER).waitFor();
  await expect
    .poll(async () => (await mailsTo(REVIEWER.email)).some(({ text }) => text.includes(ANSWER)), {
      timeout: 60_000,
    })
    .toBe(true);
  const mine = await openAs(browser, author, submissionPath(draft.id));
  await mine.page.getByRole('heading', { level: 1 }).waitFor();
  const shown = await mine.page.locator('main').innerText();
  expect(shown).not.toContain(QUESTION);
  expect(shown).not.toContain(ANSWER);
});
