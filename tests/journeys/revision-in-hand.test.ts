/** While an author revises: the editor extends the due date, reminds, takes the request back, and withdraws on their wish. */
import { adminSubmissionPath } from '@quire/model/office-paths';
import { submissionPath } from '@quire/model/submission-paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { takeIt } from './desk/at-desk.ts';
import { mailsTo } from './mailbox.ts';
import { move, sendDraft } from './manuscript/steps.ts';
import { untilState } from './manuscript/until-state.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import type { WatchedPage } from './watched-page.ts';

const EDITOR = { email: 'editor@saltmarsh.example', password: press.password };
const WORD = 'Take the time that the new figure needs.';

let browser: Browser;
let author: Person;
let id = '';
let office: WatchedPage;

beforeAll(async () => {
  [browser, author] = await Promise.all([openBrowser(), joinPress('slow')]);
  const { idToken } = await signInByHttp(EDITOR);
  ({ id } = await sendDraft(author, 'How a lagoon closes in dry years'));
  await move(id, 'pass_check', 'technical_check', idToken);
  // What a round of review leads to is tried elsewhere.
  const dueAt = new Date(Date.now() + 8 * 86_400_000).toISOString();
  await admin.db.collection('submissions').doc(id).update({ state: 'major_revision', dueAt });
  office = await openAs(browser, EDITOR, adminSubmissionPath(id));
  await takeIt(office.page, 'Edda');
});
afterAll(() => browser.close());

const dialogOf = (page: Page) => page.getByRole('dialog');
const mailed = (words: string) =>
  expect
    .poll(async () => (await mailsTo(author.email)).map(({ text }) => text).join('\n'), {
      timeout: 60_000,
    })
    .toContain(words);

/** Opens a dialog, fills it in and says yes. */
async function act(button: string, fill: () => Promise<void>, does = button): Promise<void> {
  const { page } = office;
  await page.getByRole('button', { name: button }).click();
  await fill();
  await dialogOf(page).getByRole('button', { name: does, exact: true }).click();
  await dialogOf(page).waitFor({ state: 'hidden', timeout: 30_000 });
}

it('gives the author more time, and names an impossible date beside the field', async () => {
  const { page } = office;
  const later = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await act('Extend due date', async () => {
    const field = dialogOf(page).getByLabel('New due date');
    await field.fill('2026-01-01');
    await dialogOf(page).getByText('Enter a date in the future.').waitFor();
    await field.fill(later);
    await dialogOf(page).getByRole('textbox').last().fill(WORD);
  });
  await mailed(WORD);
  const mine = await openAs(browser, author, submissionPath(id));
  await mine.page.getByText('The editor gave you more time for the revision').waitFor();
  expect(mine.problems()).toEqual([]);
  await mine.page.context().close();
});

it('reminds the author, once a day', async () => {
  const { page } = office;
  const said = 'Is there anything that keeps you from it?';
  const fill = () => dialogOf(page).getByRole('textbox').last().fill(said);
  await act('Remind author', fill, 'Send reminder');
  await mailed(said);
  await page.getByText('An editor last reminded the author on').waitFor();
  expect(await page.getByRole('button', { name: 'Remind author' }).isDisabled()).toBe(true);
});

it('withdraws the request in a letter', async () => {
  const { page } = office;
  await page.getByRole('button', { name: 'Withdraw the request' }).click();
  const letter = dialogOf(page).getByLabel('Letter to the author');
  await expect.poll(() => letter.inputValue()).toContain('We withdraw our request');
  await dialogOf(page).getByRole('button', { name: 'Send', exact: true }).click();
  await untilState(id, 'reviews_complete');
  await mailed('Everything that you have written and uploaded is kept.');
});

it('withdraws it on the author’s wish, with the reason', async () => {
  const { page } = office;
  await admin.db.collection('submissions').doc(id).update({ state: 'minor_revision' });
  const reason = 'The author told me so at the conference.';
  await act('Withdraw for the author', () =>
    dialogOf(page).getByRole('textbox').last().fill(reason),
  );
  await untilState(id, 'withdrawn');
  await mailed(reason);
  expect(office.problems()).toEqual([]);
});
