/**
 * A person's whole way through the press: an account, a confirmed address, a manuscript of two files
 * sent to a journal, seen in the list, and withdrawn.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { SUBMISSION_FILES, SUBMISSIONS } from '@quire/model/collections';
import type { SubmissionFile } from '@quire/model/entities/submission-file';
import { submissionsPath, submitPath } from '@quire/model/paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { mailsTo } from './mailbox.ts';
import { corpusPaper } from './manuscript/corpus-paper.ts';
import {
  chooseFiles,
  chooseJournal,
  declareAll,
  isSaved,
  next,
  send,
  sentFiles,
  writeText,
} from './manuscript/in-wizard.ts';
import { smallDocx } from './manuscript/small-docx.ts';
import { newAddress, newNetwork } from './people/account.ts';
import { registerAt } from './people/register-at.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import { openPage, type WatchedPage } from './watched-page.ts';

const MADE_HERE = 'Slack water in fifteen basins';
const paper = corpusPaper();
/** A paper of the corpus; without it, one that is made here. */
const files = paper
  ? [paper.manuscript, paper.figure].map((path) => ({
      name: basename(path),
      mimeType: '',
      buffer: readFileSync(path),
    }))
  : [
      { name: 'basins.docx', mimeType: '', buffer: smallDocx(MADE_HERE, ['A basin is still.']) },
      { name: 'levels.csv', mimeType: '', buffer: Buffer.from('hour,level\n0,1.2\n1,1.3\n') },
    ];
const email = newAddress('wilma');

let browser: Browser;
let watched: WatchedPage;
/** Of the manuscript. */
let title = '';
beforeAll(async () => {
  browser = await openBrowser();
  watched = await openPage(browser, { extraHTTPHeaders: { 'x-forwarded-for': newNetwork() } });
});
afterAll(() => browser.close());

describe('joining the press', () => {
  it('registers, and brings the person to where they wanted to go', async () => {
    const { page } = watched;
    const person = { given: 'Wilma', family: 'Aarestad', email };
    const link = await registerAt(page, person, submitPath());
    const [mail] = await mailsTo(email);
    expect(mail?.html).toContain(link);
    await page.goto(link);
    // Nothing has happened by opening it: scanners of mail do that.
    expect((await admin.auth.getUserByEmail(email)).emailVerified).toBe(false);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    // The browser that registered is signed in.
    await page.waitForURL(`${press.press}${submitPath()}*`);
  });

  it('sends a manuscript of two files', async () => {
    const { page } = watched;
    await chooseJournal(page);
    await page.getByText('Publication fee').waitFor();
    // The first navigation loads the whole router, which must not mount the open page again.
    const steps = page.getByRole('navigation', { name: 'Steps', exact: true });
    await steps.evaluate((element) => element.setAttribute('data-marked', ''));
    await next(page);
    await isSaved(page);
    expect(await steps.getAttribute('data-marked')).toBe('');

    await chooseFiles(page, files);
    // Uploading began when they were chosen: going on loses nothing.
    await next(page);
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => sentFiles(page).count(), { timeout: 30_000 }).toBe(2);
    // The manuscript's own metadata is offered; what is not accepted is stored nowhere.
    await page.getByRole('button', { name: 'Use this: Title' }).click();
    await next(page);
    title = await page.getByRole('textbox', { name: 'Title' }).inputValue();
    expect(paper !== null || title === MADE_HERE).toBe(true);
    expect(title).not.toBe('');
    expect(await page.getByRole('textbox', { name: 'Abstract' }).inputValue()).toBe('');
    await writeText(page);
    await next(page);

    // The profile has said who the author is.
    expect(await page.getByRole('textbox', { name: 'Family name' }).inputValue()).toBe('Aarestad');
    const works = page.getByRole('combobox', { name: 'Institutions' });
    await works.fill('Institute of Waters, Nordvik');
    await works.press('Enter');
    await next(page);
    await next(page);
    await page.getByRole('link', { name: /Check and send/ }).click();
    await send(page);
    const missing = page.getByRole('group', { name: '7 things are still missing' });
    await missing.waitFor();
    await missing.getByRole('link').first().click();
    await declareAll(page);
    await next(page);
    await isSaved(page);
    await send(page);
    await page.getByText('Thank you. We have received your manuscript').waitFor();
  });

  it('shows it in “my submissions”, with its number, and says so by mail', async () => {
    const { page } = watched;
    const number = await page.locator('strong').filter({ hasText: /^CES-/ }).innerText();
    expect(number).toMatch(/^CES-20\d\d-\d{5}$/);
    await page.getByRole('link', { name: 'My submissions' }).last().click();
    const row = page.getByRole('list', { name: 'My submissions' }).getByRole('listitem');
    await row.filter({ hasText: title }).first().waitFor();
    expect(await row.first().innerText()).toContain(number);
    expect(new URL(page.url()).pathname).toBe(submissionsPath());
    await expect
      .poll(async () => (await mailsTo(email)).map(({ text }) => text).join(), { timeout: 20_000 })
      .toContain(number);
  });

  it.skipIf(!paper)(
    'keeps a real paper byte for byte (needs the corpus: set QUIRE_CORPUS)',
    async () => {
      const { uid } = await admin.auth.getUserByEmail(email);
      const owned = await admin.db.collection(SUBMISSIONS).where('owner', '==', uid).get();
      const kept = await owned.docs[0]?.ref.collection(SUBMISSION_FILES).get();
      const sums = (kept?.docs ?? []).map((doc) => (doc.data() as SubmissionFile).sha256);
      const sent = files.map(({ buffer }) => createHash('sha256').update(buffer).digest('hex'));
      expect(sums.toSorted()).toEqual(sent.toSorted());
    },
  );

  it('withdraws it, with a reason', async () => {
    const { page, problems } = watched;
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Withdraw this submission' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason for the withdrawal').fill('The fourth basin leaks.');
    await dialog.getByRole('button', { name: 'Withdraw this submission' }).click();
    await page.getByRole('heading', { name: 'Withdrawn', exact: true }).waitFor();
    await page.getByText('The fourth basin leaks.').first().waitFor();
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).join(), {
        timeout: 20_000,
      })
      .toMatch(/withdrawn/i);
    expect(problems()).toEqual([]);
  });
});
