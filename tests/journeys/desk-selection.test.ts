/**
 * The desk's work with several submissions at once: a message to their authors, which one of them stops by one
 * click, as a mail client does it, a message to their reviewers, and an archive of their files. What is sent is
 * shown before.
 */
import { MAIL_TOKENS, PROFILES } from '@quire/model/collections';
import { unsubscribePath } from '@quire/model/mail/mail-switches';
import { adminSubmissionsPath } from '@quire/model/office-paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openBrowser } from './browser.ts';
import { mailsTo } from './mailbox.ts';
import { newReviewer } from './manuscript/reviewers.ts';
import type { SeededDraft } from './manuscript/seed-draft.ts';
import { invite, sendDraft } from './manuscript/steps.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import type { WatchedPage } from './watched-page.ts';

const EDITOR = { email: 'editor@saltmarsh.example', password: press.password };
const mark = `selected${Date.now().toString(36)}`;
const REVIEWERS = [
  newReviewer('Amparo', 'Vilanova'),
  newReviewer('Einar', 'Thorsen'),
  newReviewer('Milica', 'Radosavac'),
] as const;
const NEWS = `The deadline of the special section has moved (${mark}).`;

let browser: Browser;
let author: Person;
let drafts: readonly SeededDraft[];
let desk: WatchedPage;

beforeAll(async () => {
  [browser, author] = await Promise.all([openBrowser(), joinPress('selected')]);
  const titles = [`First of the ${mark} papers`, `Second of the ${mark} papers`];
  drafts = await Promise.all(titles.map((title) => sendDraft(author, title)));
  desk = await openAs(browser, EDITOR, `${adminSubmissionsPath()}?queues=new&q=${mark}`);
  await desk.page.getByText('2 shown').waitFor({ timeout: 60_000 });
});
afterAll(() => browser.close());

const MailsSchema = z.array(
  z.object({
    text: z.string().default(''),
    to: z.array(z.object({ address: z.string() })),
  }),
);

/** The mails with the news that reached the author. */
async function news() {
  const mails = MailsSchema.parse(await (await fetch(`${press.mailbox}/api/email`)).json());
  return mails.filter(
    ({ to, text }) => text.includes(mark) && to.some(({ address }) => address === author.email),
  );
}

const isNews = ({ text }: { text: string }) => text.includes(NEWS);

async function choose(label: string, { page }: WatchedPage = desk): Promise<void> {
  await page.getByLabel('Select all shown').check();
  const selection = page.getByRole('region', { name: 'Selection' });
  await selection.getByRole('button', { name: label }).click();
}

describe('two submissions, selected', () => {
  it('are written to together', async () => {
    const { page } = desk;
    await choose('Write to authors');
    const dialog = page.getByRole('dialog');
    const preview = dialog.getByRole('button', { name: 'Preview mail' });
    expect(await preview.isDisabled()).toBe(true);
    await dialog.getByLabel('Message').fill(NEWS);
    await preview.click();
    await dialog
      .getByText('The message appears with 2 submissions. 2 mails are sent, to 1 author.')
      .waitFor({ timeout: 30_000 });
    const shown = dialog.getByRole('region', { name: 'Preview of the mail' });
    await shown.getByText('a message from Coastal and Estuarine Systems').waitFor();
    await shown.getByRole('tab', { name: 'Plain text' }).click();
    await shown.getByText(NEWS).waitFor();
    // What was typed is still there.
    await dialog.getByRole('button', { name: 'Back' }).click();
    expect(await dialog.getByLabel('Message').inputValue()).toBe(NEWS);
    await preview.click();
    await dialog.getByRole('button', { name: 'Write to authors' }).click();
    await page.getByText('Message sent for 2 submissions.').waitFor({ timeout: 30_000 });
    for (const { id } of drafts) {
      const messages = await admin.db.collection(`submissions/${id}/messages`).get();
      expect(messages.docs.map((each) => each.get('text'))).toEqual([NEWS]);
    }
    await expect
      .poll(async () => (await news()).filter(isNews).length, { timeout: 60_000 })
      .toBe(2);
  });

  it('let their author stop such mails by one click', async () => {
    // The address that the mail carried: the token is made when the first such mail is sent.
    const profiles = await admin.db.collection(PROFILES).where('email', '==', author.email).get();
    const token = await admin.db.doc(`${MAIL_TOKENS}/${profiles.docs[0]?.id}`).get();
    const address = press.press + unsubscribePath(String(token.get('token')), 'messages');
    const wants = async () => {
      const found = await admin.db.collection(PROFILES).where('email', '==', author.email).get();
      return found.docs[0]?.get('notifications.messages');
    };
    // A scanner of mails follows the link, and changes nothing.
    expect((await fetch(address)).status).toBe(200);
    expect(await wants()).toBe(true);
    const answer = await fetch(address, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(200);
    expect(await wants()).toBe(false);
    expect((await fetch(address.replace(/[^/]+\/[^/]+$/, 'x/messages'))).status).toBe(404);
  });

  it('are saved with their files in one archive', async () => {
    const { page } = desk;
    await choose('Download files');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Download files' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^submissions-\d{4}-\d\d-\d\d\.zip$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    const archive = Buffer.concat(chunks);
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    for (const { id } of drafts) {
      const number = String((await admin.db.doc(`submissions/${id}`).get()).get('number'));
      expect(archive.includes(`${number}/`), number).toBe(true);
    }
    expect(desk.problems()).toEqual([]);
  });

  it('are named with the reason where no reviewer can be written to', async () => {
    const { page } = desk;
    await choose('Write to reviewers');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reviewers').click();
    await page.getByRole('option', { name: 'Invited, no answer yet' }).click();
    await dialog.getByLabel('Message').fill(NEWS);
    await dialog.getByRole('button', { name: 'Preview mail' }).click();
    await dialog.getByText('2 of 2 records will be left out:').waitFor({ timeout: 30_000 });
    const reasons = dialog.getByText('No reviewer of this round is at that stage');
    expect(await reasons.count()).toBe(2);
    const send = dialog.getByRole('button', { name: 'Write to reviewers' });
    expect(await send.isDisabled()).toBe(true);
    expect(desk.problems()).toEqual([]);
    await page.context().close();
  });

  it('are written about to their reviewers, who are counted before', async () => {
    const { idToken } = await signInByHttp(EDITOR);
    for (const [place, { id }] of drafts.entries()) {
      await invite(id, place === 0 ? REVIEWERS.slice(0, 2) : REVIEWERS.slice(2), idToken);
    }
    const late = await openAs(browser, EDITOR, `${adminSubmissionsPath()}?queues=open&q=${mark}`);
    const { page, problems } = late;
    await page.getByText('2 shown').waitFor({ timeout: 60_000 });
    await choose('Write to reviewers', late);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reviewers').click();
    await page.getByRole('option', { name: 'Invited, no answer yet' }).click();
    await dialog.getByLabel('Message').fill(NEWS);
    await dialog.getByRole('button', { name: 'Preview mail' }).click();
    await dialog
      .getByText('3 mails are sent, to 3 reviewers of 2 submissions.')
      .waitFor({ timeout: 30_000 });
    const shown = dialog.getByRole('region', { name: 'Preview of the mail' });
    await shown.getByRole('tab', { name: 'Plain text' }).click();
    const words = await shown.getByRole('tabpanel').innerText();
    expect(words).toContain(NEWS);
    for (const { family, email } of REVIEWERS) {
      expect(words).not.toContain(family);
      expect(words).not.toContain(email);
    }
    await dialog.getByRole('button', { name: 'Write to reviewers' }).click();
    await page
      .getByText('Message sent to the reviewers of 2 submissions.')
      .waitFor({ timeout: 30_000 });
    const received = () =>
      Promise.all(REVIEWERS.map(async ({ email }) => (await mailsTo(email)).filter(isNews).length));
    await expect.poll(received, { timeout: 60_000 }).toEqual([1, 1, 1]);
    expect(problems()).toEqual([]);
  });
});
